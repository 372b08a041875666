### What is said while one plays: needed before one can play, so it is short.
###
### Arguments: $us and $them are what a side plays with: pebble, stick, long-stick, short-stick, light-camel or
### dark-camel. A name that begins with "word-" is this language's own: it is used by other messages
### here, and another language may have others. The first letter of a sentence becomes a capital
### by itself.

## Words for other messages

word-us-one = { $us ->
    [pebble] pebble
    [stick] stick
    [long-stick] long stick
    [short-stick] short stick
    [light-camel] light camel
   *[dark-camel] dark camel
}
word-us-many = { $us ->
    [pebble] pebbles
    [stick] sticks
    [long-stick] long sticks
    [short-stick] short sticks
    [light-camel] light camels
   *[dark-camel] dark camels
}
word-them-one = { $them ->
    [pebble] pebble
    [stick] stick
    [long-stick] long stick
    [short-stick] short stick
    [light-camel] light camel
   *[dark-camel] dark camel
}
word-them-many = { $them ->
    [pebble] pebbles
    [stick] sticks
    [long-stick] long sticks
    [short-stick] short sticks
    [light-camel] light camels
   *[dark-camel] dark camels
}
word-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
word-counted-us = { word-number } { $count ->
    [one] { word-us-one }
   *[other] { word-us-many }
}
word-counted-them = { word-number } { $count ->
    [one] { word-them-one }
   *[other] { word-them-many }
}
word-more-them = { word-number } more { $count ->
    [one] { word-them-one }
   *[other] { word-them-many }
}

## Lists: "a, b and c"; "a, b, or c"

list-next = { $before }, { $next }
list-or-next = { $before }, { $next }
list-and = { $before } and { $last }
list-or = { $before }, or { $last }

## What is asked. A task stands after "Pebbles to play:" or "Pebbles:", or alone

to-play = { word-us-many } to play: { $task }.
against = You play the { word-us-many } against { $who }.
your-turn = Your turn: { $task }.
# $who is a player's name.
captured = { $who } captured { $count ->
    [one] a piece
   *[other] { $count } pieces
}.
persona-thinks = { $who } is thinking.
asked = { word-us-many }: { $task }.
go-on = { $task }.
thinking = { word-us-many } are thinking.
awaiting = { $who } is to play.
confirm = { $button }? Choose it again to play it.

task-place = place a piece
task-place-in-reply = place a piece, in answer to the one just placed
task-place-apart = place a piece, without making a row of { word-number }
task-place-or-move = place a piece, or move one
task-move = move a piece
task-move-into-row = move a piece; a row of { word-number } takes an enemy
task-capture = capture, since you can and must
task-take = take { word-more-them }
task-take-or-decline = take { word-more-them }, or decline
task-take-for-row = a row! Take any { word-them-one }
task-take-from-hand = no { word-them-one } is left on the board, so take { word-counted-them } from the hand
task-leap-on = leap on with { $at }, since you must
task-leap-on-or-stop = leap on with { $at }, or stop

# $ways is a list of the three below it, with "or".
where-piece = The { word-us-one } on { $at } can { $ways }. Choose where.
way-step = step
way-leap = leap over a { word-them-one }
way-hop = leap over a { word-us-one }
where-new = Place the new { word-us-one }: choose an empty hole.
where-new-apart = Place the new { word-us-one }: choose an empty hole, without making a row of { word-number }.
place-instead = To place a piece on { $at }, let go of { $held } first.

## What was done. Deeds stand after "Pebbles", as a list with "and"

did = { word-us-many } { $moves }.
undone = Taken back: { $did }
action-placed = place a piece on { $at }
action-stepped = move from { $from } to { $to }
action-leapt = leap from { $from } over { $over } to { $to }
action-leapt-on = leap on over { $over } to { $to }
action-took = take the { word-them-one } on { $at }
action-took-from-hand = take a { word-them-one } from the hand
action-declined = decline a second { word-them-one }
action-stopped = leap no further
hand-lost = { word-us-many } can place no more: { word-counted-us } left in hand { $count ->
    [one] is
   *[other] are
} out of the game.
no-second = No second { word-them-one } was on the board to take.
row-opened = A row is open: a step back to { $at } closes it and captures again.

## How a game began, and how it ended

# The game and the rulebook: "Yoté, Traditional rules".
game = { $kind }, { $book }
begins = A new game of { $game }.
resumed = You go on with your game of { $game }.
over = { $headline }. { $reason }
game-over = The game is over: { $reason }
headline-won = { word-us-many } win
headline-you = You won
headline-name = { $who } won
headline-drawn = A draw
# The captured pieces: $ours of the winner.
score-you = You won, { $ours } to { $theirs }
score-persona = { word-persona } won, { $ours } to { $theirs }
score-friend = { $who } won, { $ours } to { $theirs }
score-side = { word-us-many } won, { $ours } to { $theirs }
score-drawn = A draw, { $ours } to { $theirs }
reason-captured-all = All { word-them-many } are captured.
reason-blocked = None of the { word-them-many } can move.
reason-few-left = Too few { word-them-many } are left.
reason-more-pieces = { $deadlock }, and there are more { word-us-many }.
reason-more-taken = { $deadlock }, and { word-us-many } have taken more.
reason-given-up = The { word-them-many } have given up.
reason-you-gave-up = You have given up.
reason-name-gave-up = { $who } has given up.
reason-agreed = Both sides have agreed on it.
reason-few-each = Each side has three pieces or fewer.
reason-equal-few = Both sides have equally few pieces, and neither can capture.
reason-stale = { $deadlock }, and each side has three pieces or fewer.
reason-equal = { $deadlock }, and neither side is ahead.
reason-no-progress = { $deadlock }.
deadlock-blocked = The side to play cannot move
deadlock-quiet = For too many turns nothing has been placed or captured
deadlock-repeated = The same position stands for the third time

## Rules, and why something is not done

rule-named = { $rule }.
# The place of a rule: $book and the heading are as the book prints them.
citation-rule = { $book }, rule { $number }
citation-ours = our ruling, since the books are silent

refused-occupied = { $at } is not empty; a piece is placed in an empty hole.
refused-no-room = { $at } is not empty, so there is no room to land.
refused-not-empty = { $at } is not empty.
refused-no-piece = There is no piece on { $at }.
refused-enemy-piece = The piece on { $at } is not yours to move.
refused-no-enemy-between = There is no enemy piece on { $at } to leap over, and a step goes one hole only.
refused-no-friend-between = There is no piece of yours on { $at } to leap over.
refused-hop-twice = The piece has been on { $at } before in this turn, and may not come back.
refused-leap-on-or-stop = Only the piece on { $at } may go on now: leap on with it, or stop.
refused-leap-on = The piece on { $at } can capture again, so it must.
refused-no-enemy = There is no enemy piece on { $at }.
refused-game-over = The game is over.
refused-off-board = That is not on this board.
refused-friends-stay = Pieces do not leap over their own side here.
refused-hand-empty = There is no piece left in hand to place: move one.
refused-must-place = A piece has just been placed, so you must answer by placing one.
refused-must-capture = You can capture, so you must.
refused-take-first = First choose an enemy piece to take.
refused-hand-is-safe = Pieces in hand cannot be taken.
refused-board-first = Take a piece from the board, as long as one is there.
refused-must-take = The piece must be taken: you cannot decline.
refused-nothing-to-take = There is nothing to take now.
refused-nothing-to-stop = Nothing is under way that could be stopped.
refused-place-first = All pieces are placed before any piece moves.
refused-all-placed = The placing is over: now pieces move.
refused-makes-row = A piece there would make a row, which is not allowed while placing.
refused-too-long = That would make a row that is too long.
refused-no-leaps = Pieces do not leap in this game: they move to the next hole.

fault-diagonal = { $from } to { $to } is not straight: pieces go along a row or a column, never diagonally.
fault-too-far = { $to } is too far from { $from }: a step goes to the next hole only.
fault-choose-beyond = { $over } is not empty; to leap over it, choose the hole beyond, { $to }.
fault-out-of-turn = It is not your turn: { word-us-many } are still thinking.
fault-shut = { $at } cannot move: every hole beside it is full.

## What goes wrong, though play goes on

warning-no-worker = The computer thinks on the page itself here: the strongest levels play a little less well.
warning-worker-died = The computer's thinking has stopped twice. It goes on here on the page: the strongest levels play a little less well.
warning-old-browser = This browser is some years old: everything can be played here, but not everything looks as it is meant to. A newer one helps.
warning-no-engine = The computer's program has not loaded yet, or has stopped. The page tries again; two people can play meanwhile.
warning-nothing-saved = This browser keeps nothing here, because it is forbidden or full: the game goes on, but is gone when the page is closed.
warning-locale-not-loaded = The words of this language could not be loaded. The game goes on in the one before.
warning-program-not-loaded = What you chose could not be loaded. The game goes on; choose it again to try once more.
warning-file-missing = The file { $path } could not be loaded. The computer plays without it.
warning-file-bad = The file { $path } is not used: { $why }. The computer plays without it.

## What things are called. The name of a hole begins with the hole: "c3, pebble, can be taken"

board = { $kind } board, { $rows } rows, { $columns } columns
# The names of the computer players, weakest first.
word-persona = { $level ->
    [1] Awa
    [2] Kofi
    [3] Binta
    [4] Issa
    [5] Aida
    [6] Yaw
    [7] Fatou
    [8] Seku
    [9] Ade
    [10] Ama
    [11] Musa
    [12] Sira
   *[13] Salif
}
persona = { word-persona }
player-you = You
player-friend = your friend
player-side = { word-us-many }
hole-empty = { $at }, empty
hole-with = { $at }, { word-us-one }
# Something told of a hole or a heap, behind its name.
remarked = { $name }, { $remark }
remark-selected = selected
remark-chosen = chosen; again to play it
remark-step = can be reached
remark-row = can be reached, and makes a row
remark-barred = nothing may be placed here now: it would make a row
remark-leap = can be reached over an enemy
remark-hop = can be reached over a friend
remark-take = can be taken
remark-own = can capture
remark-heap-take = one can be taken
heap = { word-us-many }: { $caption }
heap-of = { $who }: { $caption }; { word-us-many }
caption-brief = { $count } in hand
caption = { $count } in hand, { $captured } captured

button-play-it = Play it
button-stop = Stop here
button-decline = Decline the second { word-them-one }
button-take-from-hand = Take a { word-them-one } from the hand
button-place = Place a piece on { $at }
button-take = Take the { word-them-one } on { $at }
button-move = Move from { $from } to { $to }
button-leap = Leap from { $from } to { $to }

variation-chain = Chain Capture
variation-friendly = Friendly Leap
variation-mandatory = Mandatory Capture
variation-to-one = to the last piece
