### What is said of everything but playing: hints, the record, the review, kept games, lessons.
### See play.ftl for $us, $them, "word-" and capitals.

## Hints: "Try c3 over d3 to e3, taking a5 and b5: it captures two sticks and keeps five pebbles in hand."

# $turn-words is what the next messages say; $why is a list of the merits with "and".
hint = Try { $turn-words }: it { $why }.
# One thing after another: "c3 over d3 to e3, taking a5".
hint-then = { $before }, { $next }
hint-placing = placing a piece on { $at }
hint-step = { $from } to { $to }
# $leap is "over d3 to e3".
hint-leap = { $from } { $leap }
hint-leap-and-on = { $before } and on { $leap }
hint-leap-over = over { $over } to { $to }
hint-taking-one = taking the { word-them-one } on { $at }
hint-stopping = stopping here
hint-then-on = then on { $leap }
hint-taking = taking { $pieces }
hint-from-hand = { $count ->
    [one] a { word-them-one } from the hand
   *[other] { word-counted-them } from the hand
}
hint-declining = declining a second { word-them-one }
hint-stopping-there = stopping there

motif-wins-at-once = wins the game
motif-wins-within = { $count ->
    [1] wins in this turn
   *[other] is sure to win in { word-turns } at most
}
motif-wins-by-table = wins for certain
motif-draws-at-once = ends the game in a draw
motif-keeps-draw = keeps the draw
motif-only = is the only thing you can do
motif-holds-out = holds out longest, although every way loses
motif-avoids-draw = keeps the game from ending in a draw
motif-looks-best = looks best, as far as can be seen
motif-captures = captures { word-counted-them }
motif-makes-row = makes a row of { word-number }
motif-disarms = removes the { word-them-one } that could have captured { word-of-yours }
motif-threatens-win = threatens to win
motif-threatens = threatens to capture { word-counted-them }
motif-threatens-row = threatens to make a row of { word-number }
motif-prepares-row = prepares a row of { word-number }
motif-takes-back = lets you answer any capture by capturing { word-counted-them }
motif-corner = brings a { word-us-one } into the safety of a corner
motif-keeps-hand = keeps { word-counted-us } in hand
motif-averts-loss = keeps { word-them-many } from winning at once
motif-binds = makes { word-them-many } place a piece instead of capturing
# $cells is a list of one to three holes, $count how many they are.
motif-saves = saves your { $count ->
    [one] { word-us-one }
   *[other] { word-us-many }
} on { $cells }
motif-saves-many = saves { word-of-yours }
motif-stops-row = keeps { word-them-many } from making a row of { word-number }
motif-hinders-row = hinders { word-them-many } in making a row of { word-number }
motif-lessens = leaves { word-them-many } { word-counted-us } to capture instead of { word-from-number }
motif-costs-at-most = risks only { word-counted-us }
motif-safe = leaves none of your { word-us-many } in danger
motif-confines = gives { word-them-many } only one thing to do

word-turns = { word-number } { $count ->
    [one] turn
   *[other] turns
}
word-half-turns = { word-number } { $count ->
    [one] half-turn
   *[other] half-turns
}
word-of-yours = { word-number } of your { word-us-many }
word-from-number = { $from-count ->
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
   *[other] { $from-count }
}

## How the game stands

verdict-won = Exact: { word-us-many } win, with a capture or the end within { word-half-turns }.
verdict-won-placing = Exact: { word-us-many } win, with a placement, a capture or the end within { word-half-turns }.
verdict-drawn = Exact: neither side can win.
verdict-ahead = Exact: { word-us-many } win.
verdict-seen = { $count ->
    [0] Exact: { word-us-many } win at once.
    [1] Exact: { word-us-many } win in one turn.
   *[other] Exact: { word-us-many } win in { word-turns } at most.
}
verdict-even = The game is about even.
verdict-far-ahead = { word-us-many } are far ahead.
verdict-better = { word-us-many } are ahead by about { $count ->
    [one] { word-number } piece
   *[other] { word-number } pieces
}.
# $amount is a number with one decimal, such as 1.4.
verdict-better-by-part = { word-us-many } are ahead by about { $amount } pieces.
depth = { $count ->
    [0] Looked less than one half-turn ahead.
   *[other] Looked { word-half-turns } ahead.
}
certain-win = wins
certain-draw = draws
certain-loss = loses

## The record and its review

waiting = { word-us-many } to play. The game is paused.
looking = { $turn ->
    [0] You are looking at the beginning.
   *[other] You are looking at turn { $turn } of { $of }.
}
# A turn that a review names, from the position in which it was played.
looking-before = Before turn { $turn } of { $of }.
at-turn = Turn { $turn } of { $of }: { $did }
at-beginning = The beginning, before { $of } turns.
turn = { $number }. { $did }
best-played = The turn that was played, { $turn }, is the best one found.
better = Better: { $did }
# Beside another turn on the board: $turn is the number of the one that could have been better.
better-on = Better on turn { $turn }: { $did }
# The reason for it: $why is a list of clauses such as "saves your pebble on b4".
# An error that a review has found; $did and $better are sentences, $count is how many pieces it cost.
erred-by = { $who }, turn { $number }
# Of a side whose player has no name: the turn names it.
erred-on = Turn { $number }
erred = { $head }: { $did } { $better }
# $verdict is a sentence such as "sticks are ahead by about two pieces.", without its capital.
erred-then = { $head }: { $did } After it, { $verdict } { $better }
erred-allowed = { $head }: { $did } That let { word-them-many } take { word-number }. { $better }
# The capture with which $who took the lead for good, below the result.
led-you = You captured { $count ->
    [one] a piece
   *[other] { $count } pieces
} on turn { $number }, and had more pieces from then on.
led-name = { $who } captured { $count ->
    [one] a piece
   *[other] { $count } pieces
} on turn { $number }, and had more pieces from then on.
led-side = { word-us-many } captured { $count ->
    [one] a piece
   *[other] { $count } pieces
} on turn { $number }, and had more pieces from then on.
show-turn = Show me turn { $number }
analysis-over = The game is over. Step back to a turn to have it analysed.
# Below the source of a rulebook, whose own names for the pieces differ.
rules-order = Here the { word-us-many } have the first turn, and the { word-them-many } the second.
# Shown and said before a game ends by repetition, and for the last turns before it ends because nothing happens.
nears-repetition = The same position stands for the second time; a third time ends the game: { $result }.
quiet-soon = { $count ->
    [one] Unless something is placed or captured in the next turn, the game ends.
   *[other] Unless something is placed or captured within { $count } turns, the game ends.
}
ahead = { $who } ahead
turned = { $count ->
    [0] No single mistake decided the game.
   *[other] Where the game turned, and what was better:
}
reviewed = { $count ->
    [0] The game has been looked at. No single mistake decided it.
    [1] The game has been looked at. One mistake decided it.
   *[other] The game has been looked at. { $count } mistakes decided it.
}
judged = Looking at turn { $turn } of { $of }…
# A turn other than the next one is played while one steps through a game.
branched = { $turn ->
    [0] This is a new game from the beginning. The other one stays under “Games”.
   *[other] This is a new game from turn { $turn } on. The other one stays under “Games”.
}
unsettled = Taken back: the game goes on.
draw-declined = The { word-us-many } do not agree on a draw.

## Texts that come to the table, or leave it. $cause stands in the first sentence

loaded = A game of { $game } has been loaded.
loaded-against = A game of { $game } has been loaded. The computer ({ $who }) plays the { word-them-many }.
# Below the link: who plays where it is opened.
shared-against = On the other device, too, the computer ({ $who }) plays the { word-them-many }.
trouble = This could not be read: { $cause }. The game on the board is unchanged.
cause-empty = the text is empty
cause-too-long = it has more than a million characters, and no game has
cause-unknown = it is no link, no record and no position of these games
cause-yebo = it is a game of Yebo: open Yebo under “New game”, and read the text there under “Record”
cause-backup = it is a file with everything that was kept: open it under “Games”, with “Restore from a file”
cause-file = the browser cannot open the file
cause-files = these are several files, and only one can be opened at a time
cause-link-too-long = the link is longer than any game
cause-link-not-ours = there is no game of ours in this link
cause-link-newer = the link comes from a newer version of Sandgrid
cause-link-rules = the link names rules that are not known here
cause-link-cut = the link or code has been cut short, or a character in it has been changed, such as a capital: copy it whole, or ask for it again
cause-link-altered = a character in the link is missing or has been changed; capital and small letters are different
cause-link-position = in the link, { $error }
cause-link-over = the game in the link is over before its action { $number }
shared-copied = Copied.
shared-marked = This browser does not let the page copy. The text is selected, so that you can copy it.

## Setting up a position

set-up-begun = Set up a position: choose a piece, and press the holes that it belongs in. The game waits.
set-up-hole = { $hole }.
set-up-hand = { word-us-many }: { $count ->
    [0] none
   *[other] { word-number }
} in hand.
set-up-playable = Ready to play: { word-us-many } begin.
# A position from a link or a text that no game goes on from.
set-up-at-end = In a game, this position would be the end: { $headline }. { $reason } Here it is played on.
set-up-over = Nothing is left to play: { $headline }. { $reason }
set-up-too-many = There are too many { word-us-many }: the game has { word-number }.
set-up-no-pieces = There is no piece yet, on the board or in a hand.
set-up-flawed = This cannot be played: { $error }.
set-up-played = The game goes on from this position.
set-up-left = Back in the game, which is as it was.

## What is kept on the device

kept-damaged = Something that was kept on this device cannot be read: it is damaged, or a newer version kept it. It has been set aside; you find it under Games.
kept-taken-in = What was kept on the other device is here now.
kept-taken-in-partly = What was kept on the other device is here now, but for what could not be read: { $damaged } of its parts.
kept-gone = This game is not here any more: another window has deleted it.
kept-nothing = Nothing is kept here yet, so no file was saved.
kept-bad-heading = This is no file with everything from Sandgrid, or a newer version has written it. Nothing has changed.
kept-bad-part = This file is damaged in its part { $part }. Nothing has changed.
kept-table = The endgame table { $name } is kept on this device, and works offline.
# Who plays: "Pebbles: a person, sticks: level 3".
sides = { $one }, { $other }
sides-computer = you with the { word-us-many }, against { $who }
side-person = { word-us-many }: a person
side-named = { word-us-many }: { $who }
side-computer = { word-us-many }: { word-persona }
# A game by link; $who is the friend.
sides-friend = with { $who }
sides-friend-yours = with { $who }: your turn
sides-friend-theirs = with { $who }, who is to play
turns-played = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
forget-really = Really delete it
resign-question-alone = Give this game up?
# Between two people: $who is the one who would win, $loser the other one.
resign-question = Give this game up? Gives up: { $loser }. Winner: { $who }

## Choosing sides and levels

piece = { word-us-one }
opens = { word-us-many } begin
in-hand = { word-us-many } in hand
mine = I play { word-us-many }
level = { word-persona }, level { $level }: { $level ->
    [1] sells mangoes at the market, and looks only where the last pieces went
    [2] comes straight from school, plays fast and overlooks a lot
    [3] braids hair, and looks at the whole board, but not for long
    [4] herds cattle, attentive and still easy to surprise
    [5] makes pots, and is careful with every piece
    [6] goes fishing, and looks one turn ahead
    [7] is a tailor, and plays most evenings
    [8] drives a taxi, and practises between two fares
    [9] grows millet, and gives little away
    [10] is a nurse, and sees a trap early
    [11] makes drums, strong and patient
    [12] is a teacher, and taught half the town to play
   *[13] sits under the baobab every day, and plays with all that the computer has
}
# The games that can follow a finished one.
rematch-again = Again
rematch-swapped = Swap sides
rematch-easier = { word-persona }, easier
rematch-harder = { word-persona }, harder

## Rulebooks

part-needs = What you need, and the aim
part-turns = Taking turns
part-placing = Placing
part-moving = Moving
part-capturing = Capturing
part-ending = How the game ends
part-options = Options
rule-read = { $rule }: { $words }
citation-section = { $book }, { $heading }
citation-rebuilt = our reading of a damaged page


summary-yote = West Africa: a leap takes two pieces
summary-choko = The Gambia: like Yoté, but a placement is answered by a placement
summary-wali = Mali: three in a row take a piece
summary-bolotondou = Togo: two in a row take a piece
difference-board = { $rows } rows of { $columns } holes
difference-line = { word-number } in a row take a piece
difference-end = with { word-number } left you have lost
difference-offers = options: { $options }
difference-answer-free = place or move freely
difference-answer-in-kind = placing must be answered by placing
difference-friends-never = no leaps over friends
difference-friends-once = one leap over a friend
difference-friends-then-capture = leaps over friends
difference-chain-single = one capture a turn
difference-chain-several = several captures a turn
difference-second-declined = second piece: may be declined
difference-second-board = second piece: from the board only
difference-second-board-then-hand = second piece: from the board, else the hand
difference-blocked-loses = who cannot move loses
difference-blocked-counted = nobody can move: more pieces win
difference-few-drawn = three or fewer each: a draw
difference-few-stale = three or fewer each: a draw if nothing happens
difference-few-equal = equal at three or fewer, no capture left: a draw
difference-impasse-drawn = no progress: a draw
difference-impasse-more-pieces = no progress: more pieces win
difference-impasse-more-taken = no progress: more captures win
source = { $title }: { $published }. { $credits }
published-000 = a printed rulebook, Lemery Games
published-001 = a printed rulebook, in French
published-002 = a web page on Choko
published-004 = a web page on Yoté
credits-000 = Illustrated by Tímea Kőszegi and Lívia Varga, edited by Emily Willix. It prints no author of the rules and no year; its Yoté was inspired by Angels Navarro, The 10 Best Games in the World, 2011.
credits-001 = It prints no author and no year.
credits-002 = Cyningstan, the site of Damian Walker; the page names no year.
# $count is of both sides together, $number of one.
print-heading = { $kind }: lay this board on the table and cut out the { $count } pieces below; { $number } { word-us-many }, { $number } { word-them-many }, { $rows } rows of { $columns } holes.

## Lessons and puzzles

lesson-step = { $title }: step { $step } of { $of }
lesson-done = The lesson is finished.
puzzle-title = { $kind }: puzzle { $number } of { $of }, { word-hardness }
puzzle-chip = { $kind }: puzzle { $number }, { word-hardness }
puzzle-chip-helped = { $kind }: puzzle { $number }, { word-hardness }, solved with help
puzzle-chip-solved = { $kind }: puzzle { $number }, { word-hardness }, solved
word-hardness = { $stars ->
    [1] easy
    [2] harder
   *[3] hard
}
puzzle-win = { $count ->
    [1] { word-us-many } play, and win at once.
   *[other] { word-us-many } play, and win in { word-number } turns, whatever the others do.
}
puzzle-row = { $count ->
    [1] { word-us-many } play, and make a row.
   *[other] { word-us-many } play, and make a row in { word-number } turns, whatever the others do.
}
puzzle-keep = { word-us-many } play, and are winning: only one turn keeps it so.
puzzle-save = { word-us-many } play, and are in danger: only one turn does not lose.
puzzle-blockade = The game also ends when the other side cannot move.
puzzle-right = Right!
puzzle-wrong-win = That is a legal turn, but it does not win in time.
puzzle-wrong-row = That is a legal turn, but it makes no row in time.
puzzle-wrong-keep = That is a legal turn, but it gives the win away.
puzzle-wrong-save = That is a legal turn, but it loses.
puzzle-again = Try again.
# The other side's answer to a wrong turn; $did is a sentence, without its capital.
puzzle-answer = Then { $did }
puzzle-solved = Solved!
puzzle-solved-helped = Solved, with help.
# $praise is one of the two above; $themes is a list with "and".
puzzle-themes = { $praise } The idea: { $themes }.
# The second hint: $action is "Move from c3 to d3", "Take the stick on a5" …
puzzle-hint-action = { $action }.
puzzle-hint = Look at { $at }.
puzzles-done = All puzzles are solved.
puzzles-of = { $kind }: { $solved } of { $of } solved
theme-second = the second piece
theme-chain = leaping on
theme-hop = a leap over a friend
theme-blockade = nowhere left to go
theme-quiet = a quiet turn
theme-sacrifice = a piece given away
theme-horse = a horse
returned = Back to the game of { $game }.
lessons-unusable = These lessons and puzzles cannot be used: { $error }.
steps-none-done = { $of } steps
steps-all-done = all { $of } steps done
steps-done = { $done } of { $of } steps done
pupil-nobody = nobody in particular
pupil-added = { $name } is added, and learns now.
pupil-removed = { $name } is removed.
pupil-remove-really = Really remove { $name }
pupil-empty = A pupil needs a name.
pupil-taken = There is a pupil called { $name } already.
pupil-full = The list is full: it holds { $count } pupils.
class-pupil = Pupil
class-lessons = Lessons, of { $of }
class-solved = Puzzles without help, of { $of }
class-helped = Puzzles with help, of { $of }

## What is wrong with a text; each stands as $cause or $error in another sentence

error-record = line { $line }, character { $character } of the record: { $error }
error-record-at = line { $line }, character { $character } of the record, at “{ $word }”: { $error }
error-record-no-rules = no [Rules "…"] stands before this
error-record-tag = a tag is written [Name "text"]
error-record-tag-twice = the tag stood there before
error-record-comment = a comment has no end
error-record-parenthesis = a parenthesis has no other half
error-record-turn = no action can be read from character { $character } of the turn on; a turn is written like c3, c3-c4, c3xe3*a5 or a1^c1stop
error-record-illegal = { $action }: { $reason }
error-record-turn-over = the turn is over before its last action
error-record-turn-unfinished = the turn before is not finished
error-record-result = the game ended otherwise on the board
error-record-trailing = something follows the result
error-record-another = a second record begins here, and only one can be opened at a time

address-rules = There are no rules called “{ $asked }” here. The games are { $games }.
address-choose = Choose a game

error-rules-book = no rulebook has this name; there are { $names }
error-rules-option = { $book } has no such option (character { $character }); it has { $names }
error-rules-no-option = { $book } has no options (character { $character })
error-rules-option-twice = an option of the rules is named twice (character { $character })

error-position = { $field } of the position: { $error }
error-position-at = { $field } of the position, character { $character }: { $error }
error-field-board = field 1, the board,
error-field-turn = field 2, who acts,
error-field-hands = field 3, the hands,
error-field-pending = field 4, what must be decided,
error-field-quiet = field 5, the quiet count,
error-missing = it is missing
error-trailing = something follows that does not belong there
error-character = only rows of o, i and digits from 1 to 8, and / between them, stand there
error-row-length = a row is not { $columns } holes long
error-row-count = there are not { $rows } rows
error-turn = it must be o or i
error-hands = it must be two numbers like 12/12
error-number = it must be a number from 0 to 255
error-pending = it must be -, place, take:N, take:N@CELL, chain:N@CELL or hop:C1,C2,… as it can arise on this board under these rules
error-off-board = a piece is beside the board
error-overlap = two pieces are in one hole
error-too-many = there are more than { $count } { word-us-many }, those on the board included
error-no-pieces = there is no piece, on the board or in a hand
error-too-quiet = it cannot be above { $count }: the game has ended before

## What the board answers to whoever asks it, and turns that are typed or said

look-untouched = Nothing has been played yet.
look-pieces-none = { word-us-many }: none on the board.
look-pieces = { word-us-many } on the board, { $count }: { $cells }.
look-hands = { $first }; { $second }.
# $hole is a hole and what stands in it; $ways is a list with "or" of look-place … look-come.
look-can = { $hole }: you can { $ways }.
look-cannot = { $hole }: { $why }
look-place = place a piece
look-take = take it
look-step = move to { $to }
look-leap = leap over { $over } to { $to }
look-come = come here from { $from }
look-row = row { $at }
look-column = column { $at }
look-line = { $stretch }: { $pieces }.
look-line-next = { $before }; { $next }
look-line-empty = { $stretch }: empty.
typing-odd = This cannot be read: “{ $word }”. { $how }
typing-empty = There is nothing to play in that. { $how }
typing-how = A turn is written c3, c3-c4 or c3xe3*a5, or said: c3 to c4.
typing-too-much = The turn is over before that, so nothing has been played.
# Words that somebody says in a turn, one of them or another, between spaces; heard-nothing means nothing.
heard-to = to onto into
heard-over = over
heard-take = take takes remove capture
heard-hand = hand
heard-decline = decline pass
heard-stop = stop
heard-nothing = a an the and then on at in it is from of with one more second please place put move step go leap jump hop piece pieces pebble pebbles stick sticks camel camels long short light dark here no further

## A board in somebody else's page

read-only = This board is only to be looked at. You can step through the game.

## A friend elsewhere. $who is the friend's name, or "your friend"

friend-invited = { $who } invites you to a game of { $kind }. You play the { word-us-many }.
friend-arrived = { $who } has played. You play the { word-us-many }.
friend-older = This link is older than your game with { $who }. Here is the game as it stands now.
friend-different = This link differs from your game with { $who }, which is unchanged under Games. Here the link is shown as a game of its own.
friend-send-first = { $who } begins. Send the invitation in any app you both use.
friend-send = You have played. Next is { $who }.
friend-copied = The link is copied. Paste it into a message to { $who }.
friend-sent = Sent. The answer comes as a link; open it on this device.
friend-send-label = Send to { $who }
friend-send-label-unnamed = Send to your friend
# The words before the link; $us are the reader's pieces.
friend-mail-first = A game of { $kind }? You play the { word-us-many }, and you begin:
friend-mail = { $kind }: I have played { $played }. Your turn:
