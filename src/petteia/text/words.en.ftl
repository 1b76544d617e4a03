### Text around the words of a game: headings, instructions, refusals of unreadable answers.

you = You are { $text } (seat { $number }) at a table of { $players }: { $reason }.
how =
    Whenever it is your turn you read the position and your choices. End your answer with a line
    that holds your move alone: the number of a choice, the move in notation, or the words of the
    choice. You may write your thoughts in the lines before it.

news = What happened:
position = The position:
choices = Your choices:
waiting = Waiting for { $text }.
more =
    { $rest ->
        [one] One more proposal is not listed.
       *[other] { $rest } more proposals are not listed.
    } Any legal move may be written in the same notation.
over = The game is over:
result = { $text }: place { $place }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

ended-played = it was played to its end
ended-resigned = somebody resigned
ended-time = somebody’s time ran out
ended-agreed = the players agreed to end it
ended-abandoned = it was abandoned
ended-closed = it was closed

legal = “{ $text }” is legal.
refused = Not legal ({ $step }):
again = { $tries ->
    [one] You may answer once more.
   *[other] You may answer { $tries } more times.
}
default = You gave no legal answer, so a random legal move was played:

unread-empty = Your answer is empty.
unread-long = The last line of your answer is too long to be a move.
unread-several = Your answer can be read in two ways, “{ $text }” and “{ $reason }”.
unread-number = There is no choice { $text }: they are numbered 1 to { $reason }.
unread-foreign = “{ $text }” is neither a move nor the number or the words of a choice.
