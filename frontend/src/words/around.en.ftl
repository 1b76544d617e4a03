### Around the table: first page, lists, dialogs, tooltips, keys. In English.

## First page and lists

welcome = Lost board games of ancient Greece
welcome-about = No account, no download: pick a game and play against bots right away, or invite friends.
finished-games = Finished games
all-my-games = All my games
hide = Hide
show-hidden =
    { $count ->
        [one] Show { $count } hidden game
       *[other] Show { $count } hidden games
    }
leave-open-sure = Give up your seat at this table? The game has not begun yet.
ended-so = Ended: { $reason }
result-won = You won
result-winner = { $names } won
result-place =
    { $place ->
        [one] { $place }st of { $players }
        [two] { $place }nd of { $players }
        [few] { $place }rd of { $players }
       *[other] { $place }th of { $players }
    }

## A new table

new-table-time = Pace and clock
new-table-people = Who may watch, and does it count?

## Keys

keys-title = Keyboard shortcuts
key-keys = shows this list
key-choices = opens the list of moves and goes to the first
key-walk = walk through the list, and play
key-hint = asks for a hint
key-rules = opens the rules at what you are doing
key-legend = explains the signs of the board
key-undo = takes back
key-escape = drops what you picked, closes what is open
key-tab = goes through everything you can play with on the board

## Tooltips

tip-move = → { $move }
tip-moves =
    { $count ->
        [one] → { $count } move
       *[other] → { $count } moves
    }
