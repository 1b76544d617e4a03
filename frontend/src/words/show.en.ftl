### What others do, shown step by step.

show-skip = Skip
show-skip-about = Show your turn at once (Space)
happened-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
happened-fewer = Less
log-undone =
    { $count ->
        [one] { $count } move taken back
       *[other] { $count } moves taken back
    }
said-scores = { $name }: { $points }
