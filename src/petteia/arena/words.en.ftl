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
section-accuracy = Accuracy
section-costliest = The costliest choices
section-decisions = Every decision

accuracy-about = A choice is judged by what its player could know. It loses what the best choice promised more; a loss within its uncertainty is not marked. A loss of 10 % halves a decision’s accuracy.
luck-about = Luck is how much chance moves changed a player’s chance to win (with a 95 % interval); choices, how much everybody’s moves did. The adjusted result leaves luck out.
moves-about = Moves are counted from 0 and written as in the record: { $text }, * is chance.
decisions-about = Each can be opened: the chance to win that its best choices promised, and what its player could know.
known = What { $text } could know:
seat-is = { $number } is { $text }

head-player = player
head-luck = luck
head-choices = choices
head-lost = given away
head-accuracy = accuracy
head-best = best
head-good = good
head-inaccuracies = inaccuracies
head-mistakes = mistakes
head-result = result
head-adjusted = luck-adjusted
head-move = move
head-played = played
head-better = better
head-loss = loss
head-choice = choice
head-chance = chance to win

mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake

axis-move = move
axis-chance = chance to win
