### The page in English.

skip-to-main = Skip to main content
no-such-page = Page not found
to-home = Home
loading = Loading…
part-missing = Part of the page could not be loaded. The server or your connection may be down.
try-again = Try again
close = Close
yes = yes
no = no
search = Search
send = Send
copy = Copy
copied = Copied
keep = Save
footer = The rules are in our own words, and all art is our own.

## Head

nav = Pages
nav-rules = Rules
nav-stats = Ratings
nav-api = API
language = Language
theme = Light or dark
theme-auto = Theme: system
theme-light = Theme: light
theme-dark = Theme: dark
theme-switch = Switch theme
menu = Menu
aside = Log and rules
legend = Legend
legend-title = What the signs mean
legend-all = On every board
legend-glow = Highlighted: you can click it now.
legend-picked = Selected; click it again to deselect it.
legend-hinted = Suggested by the hint.

## First page

games = Games
game = Game
before-christ = { $year } BC
facts = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } · about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
play-now = Play now
players-number = Players
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
strength = Bot strength
strength-novice = Novice
strength-citizen = Citizen
strength-strategos = Strategos
strength-oracle = Oracle
learn = Learn by playing
play-friends = Play with friends
pass-and-play = Pass and play
my-tables-none = No tables yet. Pick a game to start one.
my-games = My games
open-tables = Open tables
open-tables-none = No open tables right now.
waiting-for-me = your turn
state-open = waiting for players
state-playing = in progress
state-over = finished
me = You
name = Name
name-ask = Your name (games already started keep the old one)
name-change = You are { $name }: change your name
name-kept = Name saved.
name-wrong = This name is not allowed.
transfer = Continue on another device
transfer-about = Open this link on the other device within an hour. It works once.
forget = Delete my account
forget-sure = Delete your name and all your data? Your games keep their moves, without your name.
claim = Continue here
claim-about = This device will sign in as you, with your seats and games.
claim-yes = Continue here
claim-failed = This link has been used or has expired.
passkey-make = Protect my games with a passkey
passkey-sign-in = Sign in with a passkey
passkey-made = You can now open your games on any device with this passkey.
passkey-failed = The passkey did not work.
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
notices-push = Notify me in this browser when it’s my turn
notices-push-end = Stop notifications in this browser
notices-mail = Email me when it’s my turn
notices-mail-asked = Check your inbox and confirm the address.
notices-mail-confirmed = You get an email when it’s your turn.
notices-mail-end = Stop emails
notices-failed = The setting could not be saved.
import-record = Open a record (JSON)
import-failed = The record could not be read: { $problem }
import-no-record = this file is not a game record.

## A new table

seat-number = Seat { $number }
seat-here = Player on this device
seat-friend = Friend, by link
seat-free = free seat
variants = Rule variants
pace = Pace
pace-live = Real-time
pace-days = Turn-based
clock = Clock
clock-none = none
clock-move = per move
clock-bank = whole game
clock-in-minutes = Minutes
clock-in-days = Days
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
at-zero = When time runs out
at-zero-bot = a bot takes over
at-zero-lose = the player loses
at-zero-nothing = nothing happens
watch = Who may watch
watch-link = anyone with the link
watch-anyone = anyone
watch-nobody = nobody
public = Public
rated = Rated (no hints; no undo once something is revealed)
rated-needs-clock = A rated game needs a clock and a rule for when time runs out.
make-table = Create table

## Before the game

waiting-for-players = Waiting for players
begins-when-full = The game starts as soon as every seat is taken.
start-waits = Everyone is seated. The game starts once these players have this page open: { $names }.
seat-lost = { $name } was away when the game was about to start, so the seat is free again.
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
sit = Sit here
leave-seat = Leave my seat
invite-link = Send this link to your friends
invite-new = Create an invitation link

## At the table

your-turn = Your turn!
rule = Rule { $rule }
choices = All moves as text
choices-count =
    { $count ->
        [one] All moves ({ $count })
       *[other] All { $count } moves
    }
glow-above = ↑ Highlighted
glow-below = ↓ Highlighted
choices-later = All moves, on your turn
choices-more = Show { $count } more
unpick = Start over
picked-next = Now click a highlighted piece.
confirm = You cannot undo this: { $move }.
confirm-unnamed = You cannot undo this.
confirm-yes = Confirm
confirm-no = Cancel
why-not = Not possible:
hint = Hint
hint-thinking = Thinking …
hint-says = Suggestion:
hint-play = Play this move
undo = Undo
undo-about = Undo your selection or your last move. Cards and dice after it are drawn again.
undo-redrawn = Undone. Cards and dice since then are drawn again and may differ.
return = Take my seat back
leave = Leave (a bot takes over)
leave-sure = Leave this game? A bot plays for you; you can take your seat back later.
resign = Resign
resign-sure = Resign this game?
ask-end = Propose ending the game
wish-undo = { $name } wants to undo a move.
wish-end = { $name } proposes to end the game.
wish-waits = Waiting for the others to answer.
agree = Agree
disagree = Decline
sound-on = Notify me when it’s my turn
sound-off = Turn off notifications
download-record = Download the record
fair-chance = Fair chance
fair-about =
    Before the game, your page chose a random number and kept it secret until every player and the
    server had committed to theirs. Cards and dice follow from all of them, so nobody could choose them.
fair-nonce = Your page’s random number (nonce)
fair-seal = Seal of everything committed
fair-later = When the game is over, the record shows every part and this page checks them.
fair-checked = The record contains your number, and its seal matches the one your page saw before the game.
fair-command = To verify every card and die yourself, download the record and run:
fair-wrong = The record does not match what your page saw before the game. Its cards and dice were not drawn as promised.
fair-no-proof = This game continued another one whose chance was not drawn at this table, so there is nothing to verify.
fair-void = This number was not used: the start was repeated without it.
fair-none = This browser contributed no random number to this game, so it has nothing to verify.
replay = Replay
replay-of = Replay: { $game }
players = Players
player = Player
you = You
bot = bot
bot-name = { $strength } bot
stands-in = a bot plays for them
connected = online
away = offline
points = Points
reconnecting = Connection lost. Reconnecting… Nothing you sent is lost.
happened = What happened
happened-so-far = The story so far
go-on = Continue
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
chat-reported = Reported to this server’s operator.
chat-muted = You muted { $name }.
chat-unmute = Unmute
chat-unread =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
note = Private note
note-kept = Saved. Only you can see it.
note-not-kept = Not saved yet
board = Board
what-is-known = What you know
no-such-table = This table does not exist, or you may not watch it.

log-sit = { $name } takes a seat.
    .you = You take a seat.
log-leave = { $name } leaves.
    .you = You leave.
log-leave-silent = { $name } was away too long and lost the seat.
log-restart = The start is repeated.
log-start =
    { $text ->
        [unrated] The game begins. It is not rated: players share a network, or one person has several seats.
       *[other] The game begins.
    }
log-return = { $name } is back.
    .you = You are back.
log-undo = { $name } undoes a move.
    .you = You undo a move.
log-ask = { $name } asks the others.
    .you = You ask the others.
log-answer-yes = { $name } agrees.
    .you = You agree.
log-answer-no = { $name } declines.
    .you = You decline.
log-resign = { $name } resigns.
    .you = You resign.
log-time = { $name } ran out of time.
    .you = You ran out of time.
log-stand-in = A bot plays for { $name }.
    .you = A bot plays for you.
log-end = The game ends.
log-pause = The server was down; clocks were stopped.

pass-on = Pass the device on
pass-on-to = Pass the device to { $name }
pass-on-ready = I’m ready

## The end

game-over = Game over
you-won = You won
somebody-won = { $names } won
several-won = { $names } share the win
not-rated = This game was not rated.
ending-agreed = everyone agreed
ending-resigned = a player resigned
ending-abandoned = nobody came back
ending-time = a player ran out of time
place = Place
place-number =
    { $place ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
tie-broken = Tied on points; the tie-break decided.
rematch = Rematch
to-rematch = Go to the rematch
show-result = Show the result

## Replay

to-start = First move
to-end = Last move
back = Previous move
on = Next move
run = Play
pause = Pause
move-slider = Move
move-of = Move { $move } of { $moves }
link-here = Link to this moment
to-table = Back to the table
play-on = Continue from here
play-on-not-over = This game is rated and still in progress; you can continue from here when it is over.
play-on-as = You are
play-on-against = Against
play-on-from = Continue from move { $move }

## Rules

rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-reconstructed = ✻ marks a reconstructed value: we do not know the printed one.
rules-ours = ◊ marks a rule of our own that is in no rulebook.
rules-figure = A position from the middle of a game, seen by a spectator.
rules-none = This game has no rules page.

## Ratings

ratings-none = No rated games yet. Tables created with “Play with friends” can be rated.
rating-about = The rating is a strength the player has almost certainly reached. It starts at 0 and rises with wins and with certainty. The small figures show the current estimate and its uncertainty.
rating = Rating
games-played = Games
games-with-bots = with bots

## The guided game

understood = Got it
fold = Collapse
unfold = Expand
coach-your-turn = It’s your turn: the line at the top says what to do. I can also suggest a move.
coach-wait = The others are playing. The log shows what they do.
coach-suggest = Suggest a move
coach-over = That was your first game. The rules page explains everything in order.

## Problems

problem-other = That did not work ({ $problem }).
problem-no-connection = The server cannot be reached.
problem-not-your-turn = It is not your turn.
problem-not-your-seat = This is not your seat.
problem-not-invited = You need an invitation for this table.
problem-seat-taken = This seat is taken.
problem-already-started = The game has already started.
problem-already-asked = The others have already been asked.
problem-rated-needs-clock = A rated game needs a clock: when time runs out, a bot takes over or the player loses.
problem-rated-undo = In a rated game you can only undo a move that revealed nothing.
problem-no-time-left = You ran out of time; a bot plays for you.
problem-rated = Rated games have no hints and no previews.
problem-too-many-tables = You have created many tables; wait a moment.
problem-too-many-requests = Too many requests; wait a moment.
problem-no-such-table = This table does not exist, or you may not see it.
problem-running-game = This game is still in progress here; wait until it is over.
problem-too-many-mutes = Your mute list is full.
problem-no-such-key = This has already been revoked.
problem-too-many-keys = You have too many devices and links; revoke some first.
problem-no-such-secret = This link has expired; ask for a new one.
problem-not-to-be-watched = Only its players can see this table.
problem-not-your-table = Only the creator of this table can do that.
problem-not-started = The game has not started yet.
problem-not-over = The game is still in progress.
problem-nobody-stands-in = No bot plays for this seat.
problem-nothing-asked = This proposal is no longer open.
problem-already-agreed = You have already agreed.
problem-already-left = You have already left this game.
problem-secret-moves = Some moves up to here are secret; you can continue from here when the game is over.
problem-not-written = The server could not save that, so it was not done. Try again.
problem-broken-off = The connection was lost on the way. Try again.
problem-too-busy = The server is busy. Try again in a moment.
problem-too-large = This is too large.
problem-too-many-guests = Too many guests from your network; wait a moment.
problem-unknown-token = This program’s token is not valid here.
problem-wrong-options = The game cannot be played like this: { $detail }
problem-wrong-body = The server did not understand that: { $detail }
problem-banned = You can no longer use this server.
problem-no-session = You are not signed in; reload the page.
problem-hash-known = Your part of the game’s chance is already fixed.
problem-not-called = The players’ parts of chance are not needed yet.
problem-wrong-nonce = This number is not the one your page committed to.
problem-over = The game is over.
problem-resigned = This player has resigned.
problem-wrong-name = This name is not allowed.
problem-wrong-passkey = This passkey is not known here.
problem-too-many-mails = Too many emails requested; wait a moment.
problem-mail-not-sent = The email could not be sent.
problem-other-rules = This table was started with other rules and cannot be continued here.
problem-too-much-computing = You have sent the server a lot of work; wait a few seconds.
problem-too-many-hints = You have asked for many hints; wait a moment.
problem-too-much-chat = You are sending messages too fast; wait a moment.
problem-chat-full = This table’s chat is full.
problem-log-full = This table’s log is full: only moves can be added.
problem-too-many-restarts = You interrupted the start of this game too often, so you can no longer take a seat here.
problem-too-many-bot-tables = You have several bot-only games running; wait until one ends.
problem-too-many-open-tables = Several of your public tables are still waiting for players; fill or close one first.
problem-too-many-sockets = Too many connections from your network; close some tabs.
over-agreed = All players agreed to end the game.
over-resigned = { $name } resigned.
over-abandoned = Nobody came back.
over-time = { $name } ran out of time.
