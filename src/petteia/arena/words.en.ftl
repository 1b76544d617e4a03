### What the pages of the arena say: the report of a tournament and the analysis of a game.

## Numbers

point = { "." }
percent = { $text }%
from-to = { $low } to { $high }

## Both pages

pictures-need = Charts need matplotlib: { $text }.

## The report of a tournament

report-title =
    { $text }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
report-about = Error bars show 95% intervals. A shared first place counts as a share of a win. The dashed line marks the fair share.

section-wins = Wins
section-ratings = Ratings
section-sources = Points by source
section-length = Length
section-seats = Seats
section-endings = How games ended

head-bot = bot
head-games = games
head-wins = wins
head-interval = 95% interval
head-rating = rating
head-points = points
head-pace = ms per decision

axis-wins = share of wins
axis-rating = rating
axis-points = mean points per game
axis-rounds = rounds
axis-games = games
axis-seat = seat

## The analysis of a game

analysis-title = { $text }: what decided the game
section-chances = Win probability, move by move
section-luck = Luck and skill
section-turning = Turning points
section-accuracy = Accuracy
section-costliest = The costliest choices
section-decisions = All decisions

accuracy-about = A choice is judged by what its player could know. It loses what the best choice promised more; a loss within its uncertainty is not marked. A loss of 10 % halves a decision’s accuracy.
luck-about = Luck is how much chance moves changed a player’s chance to win (with a 95 % interval); choices, how much everybody’s moves did. The adjusted result leaves luck out.
moves-about = Moves are numbered from 0 and written as in the record: { $text }; * is chance.
decisions-about = Open a decision to see the win probability of its best choices and what its player could know.
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
head-chance = win probability

mark-best = best
mark-good = good
mark-inaccuracy = inaccuracy
mark-mistake = mistake

axis-move = move
axis-chance = win probability
