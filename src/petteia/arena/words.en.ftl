### What the pages of the arena say: the report of a tournament and the analysis of a game.

## Numbers

point = { "." }
percent = { $text }%
from-to = { $low } to { $high }

## Both pages

pictures-need = Pictures need matplotlib: { $text }.

## The report of a tournament

report-title =
    { $text }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
report-about = Bars of wins show 95 % intervals; a shared first place is shared; the broken line is the fair share.

section-wins = Wins
section-ratings = Ratings
section-sources = Points by source
section-length = Length
section-seats = Seats
section-endings = How games ended

head-bot = bot
head-games = games
head-wins = wins
head-interval = 95 %
head-rating = rating
head-points = points
head-pace = ms a decision

axis-wins = share of wins
axis-rating = rating
axis-points = points, mean of a game
axis-rounds = rounds
axis-games = games
axis-seat = seat

## The analysis of a game

analysis-title = { $text }: what the game turned on
section-chances = Chance to win, move by move
section-luck = Luck and choice
section-turning = Turning points
section-dearest = The dearest choices
section-decisions = Every decision

luck-about = Luck is what chance moves changed, choices what anybody’s moves did. A choice loses what the best one promised more, as far as its player could know.
moves-about = Moves are counted from 0 and written as in the record: { $text }, * is chance.
decisions-about = Each can be opened: the chance to win that its best choices promised, and what its player could know.
known = What { $text } could know:
seat-is = { $number } is { $text }

head-player = player
head-luck = luck
head-choices = choices
head-lost = lost by own choices, summed
head-move = move
head-played = played
head-better = better
head-loss = loss
head-choice = choice
head-chance = chance to win

axis-move = move
axis-chance = chance to win
