### The page in English.

skip-to-main = Skip to the main part
no-such-page = There is no such page
to-home = To the first page
loading = One moment …
part-missing = A part of the page could not be loaded. The server may be away for a moment, or your connection.
try-again = Try again
close = Close
yes = yes
no = no
search = Search
send = Send
copy = Copy
copied = Copied
keep = Keep
footer = The rules are implemented in our own words; all art is our own.

## Head

nav = Pages
nav-rules = Rules
nav-stats = Ratings
nav-api = For programs
language = Language
language-en = English
language-fr = Français
theme = Light or dark
theme-auto = Theme: device
theme-light = Theme: light
theme-dark = Theme: dark
theme-switch = Light or dark
menu = Menu
aside = Log and rules
legend = Legend
legend-title = What the signs mean
legend-all = On every board
legend-glow = What glows can be touched now.
legend-picked = You have touched it; touch it again to put it back.
legend-hinted = Suggested by the hint.

## First page

games = Games
game = Game
before-christ = { $year } BC
facts = { $players } players · about { $minutes } minutes
play-now = Play now
players-number = Players
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
strength = Strength of the bots
strength-novice = Novice
strength-citizen = Citizen
strength-strategos = Strategos
strength-oracle = Oracle
learn = Learn by playing
play-friends = Play with friends
pass-and-play = Pass and play
my-tables-none = You have no table yet: one click on a game begins one.
my-games = My games
open-tables = Open tables
open-tables-none = Nobody waits for players now.
waiting-for-me = it is your turn
state-open = waiting for players
state-playing = being played
state-over = over
me = You
name = Name
name-ask = What are you called? (Games that have begun keep your old name.)
name-change = You are { $name }: change your name
name-kept = From now on you are called so.
name-wrong = This name cannot be used.
transfer = Go on with another device
transfer-about = Open this link on the other device within an hour. It works once.
forget = Forget me
forget-sure = Delete your name and all that is known of you? Your games keep their moves, without your name.
claim = Go on here
claim-about = This device will be you, with your seats and games.
claim-yes = Go on here
claim-failed = This link has been used or is too old.
passkey-make = Keep my games with a passkey
passkey-sign-in = Sign in with a passkey
passkey-made = From now on this passkey opens your games on any device.
passkey-failed = The passkey was not used.
passkey-one = Passkey of { $date }
passkey-drop = Remove
access = Devices and links
access-here = This device
access-cookie = Another device
access-token = Program with a token
access-transfer = Unused link for another device
access-invitation = Invitation to a table
access-unused = { $what }, created { $since }
access-used = { $what }, created { $since }, last used { $used }
access-revoke = Revoke
notices-push = Tell me of my turns in this browser
notices-push-end = No longer tell me in this browser
notices-mail = Tell me of my turns by mail
notices-mail-asked = A letter asks you to confirm the address.
notices-mail-confirmed = You are told of your turns by mail.
notices-mail-end = No more mail
notices-failed = That could not be set.
import-record = Open a record (JSON)
import-failed = The record could not be read: { $problem }
import-no-record = this file holds no record.

## A new table

seat-number = Seat { $number }
seat-here = Somebody here
seat-friend = A friend, by link
seat-free = free seat
variants = Variants of the rules
pace = Pace
pace-live = now, live
pace-days = over days
clock = Clock
clock-none = none
clock-move = for each move
clock-bank = for the whole game
clock-in-minutes = Minutes
clock-in-days = Days
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
at-zero = When the time is up
at-zero-bot = a bot plays on
at-zero-lose = the game is lost
at-zero-nothing = nothing happens
watch = Who may watch
watch-link = who has the link
watch-anyone = anyone
watch-nobody = nobody
public = Listed for everybody
rated = Rated (no hints; no undo once something is revealed)
rated-needs-clock = To have the game rated, choose a clock and what happens when the time is up.
make-table = Make the table

## Before the game

waiting-for-players = Waiting for players
begins-when-full = The game begins as soon as every seat is taken.
start-waits = Everybody is here. The game begins when this page is open at: { $names }.
seat-lost = { $name } was away too long when the game was about to begin, so the seat is free again.
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
sit = Sit here
leave-seat = Leave my seat
invite-link = Send this link to your friends
invite-new = Make a link for friends

## At the table

your-turn = Your turn!
not-yet = Waiting.
rule = Rule { $rule }
choices = All choices in words
choices-count =
    { $count ->
        [one] { $count } choice in words
       *[other] { $count } choices in words
    }
glow-above = ↑ What glows
glow-below = ↓ What glows
choices-later = Choices in words, at your turn
choices-more = Show { $count } more
unpick = Start over
picked-next = Now touch what glows.
confirm = This cannot be taken back: { $move }.
confirm-unnamed = This cannot be taken back.
confirm-yes = Do it
confirm-no = Not yet
why-not = Not possible:
hint = Hint
hint-thinking = Thinking …
hint-says = Suggestion:
hint-play = Play it
undo = Undo
undo-about = Take back what was touched, or your last move. What was drawn or rolled after it is drawn anew.
undo-redrawn = Taken back. What had been drawn or rolled since is drawn anew: it may come out differently.
return = Take my seat back
leave = Leave (a bot plays on)
leave-sure = Leave this game? A bot will play on for you; you can take your seat back later.
resign = Resign
resign-sure = Resign this game?
ask-end = Propose to end the game
wish-undo = { $name } asks to take a move back.
wish-end = { $name } proposes to end the game.
wish-waits = The others are asked.
agree = Agree
disagree = Refuse
sound-on = Call me when it is my turn
sound-off = Do not call me any more
download-record = Download the record
fair-chance = Fair chance
fair-about =
    Before the game your page chose a random number and hid it until everybody’s part, the server’s
    included, was fixed. Cards and dice follow from all parts together, so nobody could choose them.
fair-nonce = Your page’s random number (nonce)
fair-seal = Seal of all that was fixed
fair-later = When the game is over, the record shows every part and this page checks them.
fair-checked = The record has your number, and its seal is the one that your page saw before the game.
fair-command = To check every card and die as well, download the record and run:
fair-wrong = The record does not match what your page saw before the game. Its chance was not drawn as promised.
fair-no-proof = The game continued one whose chance was not drawn at this table, so there is nothing to check.
fair-void = This number did not count: the start began again without it.
fair-none = This browser brought no random number to this game, so it has nothing to check.
replay = Replay
replay-of = Replay: { $game }
players = Players
player = Player
you = You
bot = bot
bot-name = { $strength } bot
stands-in = a bot stands in
connected = here
away = away
points = Points
reconnecting = The connection is lost. Reconnecting; nothing you sent is lost.
happened = What happened
happened-so-far = How it began
happened-all = All { $count } lines
happened-less = The main things
go-on = Go on
since-replay = Show it on the board
tab-log = Log
to-board = Back to the board
tab-talk = Chat
tab-rules = Rules
log = What happened
chat = Chat
chat-say = Say something
chat-about = About { $name }’s message
chat-mute = Mute { $name }
chat-report = Report
chat-reported = Reported to the person who runs this server.
chat-muted = You do not read { $name }.
chat-unmute = Read again
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
note = My own note
note-kept = Kept. Nobody else sees it.
note-not-kept = Not kept yet
board = Board
what-is-known = What is known
no-such-table = There is no such table, or it may not be watched.

log-sit = { $name } sits down.
    .you = You sit down.
log-leave = { $name } leaves.
    .you = You leave.
log-leave-silent = { $name } was away too long and lost the seat.
log-restart = The start begins again.
log-start =
    { $text ->
        [unrated] The game begins. It is not rated: players share a network, or one person has several seats.
       *[other] The game begins.
    }
log-return = { $name } is back.
    .you = You are back.
log-undo = { $name } takes a move back.
    .you = You take a move back.
log-ask = { $name } asks the others.
    .you = You ask the others.
log-answer-yes = { $name } agrees.
    .you = You agree.
log-answer-no = { $name } refuses.
    .you = You refuse.
log-resign = { $name } resigns.
    .you = You resign.
log-time = { $name } has run out of time.
    .you = You have run out of time.
log-stand-in = A bot stands in for { $name }.
    .you = A bot stands in for you.
log-end = The game ends.
log-pause = The server was away; no clock ran.
log-taken-back = taken back

pass-on = Pass the device on
pass-on-to = Pass the device to { $name }
pass-on-ready = I am ready

## The end

game-over = The game is over
you-won = You have won
somebody-won = { $names } has won
several-won = { $names } share the victory
not-rated = This game was not rated.
ended-because = It ended because { $reason }.
ending-agreed = everybody agreed
ending-resigned = a player resigned
ending-abandoned = nobody came back
ending-time = the time was up
place = Place
place-number =
    { $place ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
tie-broken = Equal points: the tie-break decided.
rematch = Rematch
to-rematch = To the rematch
show-result = Show the result

## Replay

to-start = To the start
to-end = To the end
back = One move back
on = One move on
run = Play
pause = Pause
move-slider = Move
move-of = Move { $move } of { $moves }
link-here = Link to this moment
to-table = Back to the table
play-on = Play on from here
play-on-not-over = This game is rated and still being played; you can play on from here when it is over.
play-on-as = You are
play-on-against = Against
play-on-from = Play on from move { $move }

## Rules

rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-reconstructed = ✻ marks a reconstructed value: the printed one is not known to us.
rules-ours = ◊ marks a rule of our own: no rulebook has it.
rules-figure = A position from the middle of a game, seen by a spectator.
rules-none = This game ships no rules page.

## Ratings

ratings-none = No rated game of it has been finished yet. A table that is made with “Play with friends” can be rated.
rating-about = The rating is what somebody’s strength almost surely reaches: it begins at 0, and rises with victories and with certainty. Small beside it: the strength as it is estimated now, and how far that may be off.
rating = Rating
games-played = Games
games-with-bots = of these with bots

## The guided game

understood = I see
fold = Fold away
unfold = Read it
coach-your-turn = It is your turn: the line at the top says what to do. I can suggest a move, too.
coach-wait = The others are playing. What they do is told in the log.
coach-suggest = Suggest a move
coach-over = That was your first game. The rules page tells everything in order.

## Problems

problem-other = That did not work ({ $problem }).
problem-no-connection = The server cannot be reached.
problem-not-your-turn = It is not your turn.
problem-not-your-seat = This is not your seat.
problem-not-invited = You need an invitation for this table.
problem-seat-taken = This seat is taken.
problem-already-started = The game has begun.
problem-already-asked = The others are being asked already.
problem-rated-needs-clock = A rated game is played with a clock: when the time is up, a bot plays on or the game is lost.
problem-rated-undo = In a rated game you can only take back a move that has revealed nothing.
problem-no-time-left = Your time is up; the bot plays on for you.
problem-rated = In a rated game there are no hints and no trying out.
problem-too-many-tables = You have made many tables; wait a little.
problem-too-many-requests = That was too fast; wait a little.
problem-no-such-table = There is no such table, or it is not for you to see.
problem-running-game = This game is still being played here: wait until it is over.
problem-too-many-mutes = Your list of muted people is full.
problem-no-such-key = This has been revoked already.
problem-too-many-keys = You have too many devices and links; revoke some first.
problem-no-such-secret = This link is not good any more; ask for a new one.
problem-not-to-be-watched = Only its players can see this table.
problem-not-your-table = Only the person who made this table may do that.
problem-not-started = The game has not begun yet.
problem-not-over = The game is still being played.
problem-nobody-stands-in = No bot plays for this seat.
problem-nothing-asked = Nothing is being asked any more.
problem-already-agreed = You have agreed already.
problem-already-left = You have left this game already.
problem-secret-moves = Some moves up to here are secret; you can play on from here when the game is over.
problem-not-written = The server could not store that, so it was not done; try again.
problem-broken-off = The connection was lost on the way; try again.
problem-too-busy = The server is busy; try again in a moment.
problem-too-large = That is too large.
problem-too-many-guests = Too many guests have come from your network; wait a little.
problem-unknown-token = This program’s token is not known here.
problem-wrong-options = The game cannot be played so: { $detail }
problem-wrong-body = The server did not understand that: { $detail }
problem-banned = You may not use this server any more.
problem-no-session = You are not known here; load the page again.
problem-hash-known = Your part of the game’s chance is fixed already.
problem-not-called = The players’ parts of chance are not asked for yet.
problem-wrong-nonce = This number is not the one that was announced.
problem-over = The game is over.
problem-resigned = This player has resigned.
problem-wrong-name = This name cannot be used.
problem-wrong-passkey = This passkey is not known here.
problem-too-many-mails = Many mails were asked for; wait a little.
problem-mail-not-sent = The mail could not be sent.
problem-other-rules = This table was begun with other rules and cannot be continued here.
problem-too-much-computing = You have asked the server a lot; wait a few seconds.
problem-too-many-hints = You have asked for many hints; wait a little.
problem-too-much-chat = You are writing too fast; wait a little.
problem-chat-full = This table’s chat is full.
problem-log-full = This table’s log is full: only moves can be added now.
problem-too-many-restarts = The start began again too often because of you; you cannot sit down here any more.
problem-too-many-bot-tables = You have several games of bots alone running; wait until one ends.
problem-too-many-open-tables = Several of your public tables are still waiting for players; fill or close one first.
problem-too-many-sockets = Too many connections from your network; close some tabs.
