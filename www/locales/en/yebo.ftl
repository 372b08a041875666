### What is said at Yebo.

# $number is the number on the block, or what a Sighting is worth.
yebo-block = { $kind ->
        [pot] Pot { $number }
        [mask] Mask { $number }
        [shield] Shield { $number }
        [flower] Flower { $number }
        [bird] Bird { $number }
        [zebra] Zebra, { $number }
        [giraffe] Giraffe, { $number }
        [hippopotamus] Hippopotamus, { $number }
        [buffalo] Buffalo, { $number }
        [rhinoceros] Rhinoceros, { $number }
        [leopard] Leopard, { $number }
        [elephant] Elephant, { $number }
        [lion] Lion, { $number }
       *[africa] Africa
    }
yebo-africa-for = Africa for { $block }
yebo-with-fourth = { $group }, and a 4th: { $block }
yebo-name = Yebo
yebo-title = Yebo · { $round }
# Which round in order of play, and what it asks for.
yebo-round-of = Round { $number } of { $of }: { $round }
yebo-round-name = { $number ->
        [1] Sets
        [2] Runs
        [3] Pairs
        [4] Mixed sets
        [5] Mixed runs
       *[6] Mixed pairs
    }
yebo-clockwise = clockwise
yebo-counter = counter-clockwise
yebo-you = You
# $letter is A, B, C or D.
yebo-player = Player { $letter }
yebo-person = a person
# The names of the computer players, by the letter of their seat.
yebo-computer-name = { $letter ->
        [A] Ama
        [B] Bheki
        [C] Chipo
       *[D] Dembe
    }
yebo-computer = computer, { $number ->
        [1] beginner
        [2] gentle
        [3] steady
       *[4] keen
    }
yebo-your-hand = Your hand
yebo-hand-of = Hand of { $name }
yebo-hands-covered = All hands are covered
yebo-hidden = { $count ->
        [one] { $count } hidden block
       *[other] { $count } hidden blocks
    }
yebo-mark-chief = Chief
yebo-mark-announced = One to go
# A seat that has shown all groups, and did not announce.
yebo-mark-unannounced = No “one to go”
yebo-mark-turn = { $who ->
        [you] Your turn
       *[other] In turn
    }
yebo-fence-left = { $count ->
        [one] { $count } block left
       *[other] { $count } blocks left
    }
yebo-opening = Where the Fence opens
yebo-opening-none = Fence: opens at random
yebo-opening-at = Opens at stack { $number }
yebo-from-stack = from stack { $number }
yebo-left-end = Draw one block from the left end, which has { $count }
yebo-right-end = Draw one block from the right end, which has { $count }

## What is asked

yebo-ask-direction = You are Chief: which way is played?
yebo-ask-deal = You are Chief: deal the blocks.
yebo-ask-replace = { $count ->
        [one] Draw a block in place of your Sighting.
       *[other] Draw { $count } blocks in place of your Sightings.
    }
# At a shared device: the Chief takes it before the deal.
yebo-ask-chief = { $act ->
        [deal] { $name } is Chief and takes the device: deal the blocks, while the others look away.
       *[direct] { $name } is Chief and takes the device: which way is played? The others look away.
    }
yebo-ask-round = You are Chief: choose the round.
yebo-ask-take = Your turn: take a block.
yebo-ask-refill = Draw in place of the block that was laid down.
yebo-ask-empty = The Fence is empty. Rebuild it, or score the round?
# $block is the last discard: whoever is in turn may have it, or the Chief decides.
yebo-ask-leave = The Fence is empty: pick up { $block }, or leave it to the Chief?
yebo-ask-leave-chief = The Fence is empty. Pick up { $block }, rebuild, or score the round?
# Heard before that question; the eye has the points at the seats.
yebo-points-so-far = Points so far: { $list }.
yebo-ask-claim = { $block } was discarded: Yebo, or pass?
yebo-ask-watch = { $block } lies there. Yebo?
# At a device that several people share, all are asked at once.
yebo-ask-table = { $block } lies there. Who says Yebo?
# $name has called already.
yebo-ask-nearer = { $name } says Yebo to { $block }. Does anybody nearer in turn?
yebo-ask-group = Which group do you show with { $block }?
yebo-ask-no-group = You hold no group with { $block }. Nobody else sees this: give the device back as if nothing had happened.
yebo-ask-no-call = You hold no group with { $block }: pass. Nobody else sees this.
yebo-ask-play = Discard a block, or choose a group to show.
# What can be done besides, and no group be shown.
yebo-ask-besides = { $act ->
        [swap] Discard a block, or first swap one for an Africa.
        [fourth] Discard a block, or first lay one as 4th.
       *[both] Discard a block, or first swap one or lay it as 4th.
    }
yebo-ask-discard = Discard a block.
yebo-ask-last = All groups lie on the table: discard the last block.
yebo-ask-announce = One to go: announce it? Unannounced, the next block cannot win.
yebo-ask-chosen = Chosen: { $blocks }.
yebo-ask-none-chosen = No block is chosen.
yebo-ask-go-on = Round { $number } of { $of } is over.
# A list of buttons, whose words have commas.
yebo-list-next = { $before }; { $next }
# What is newly offered besides what is asked: the words of buttons.
yebo-possible = Possible now: { $list }.
yebo-wait = { $name }: thinking …
# New users are asked whether they want the lesson.
yebo-wait-invited = The table waits for you.
yebo-wait-claim = Who calls Yebo?
yebo-cover = The device goes to { $name }.
yebo-cover-new = The device goes to { $name }, who has not seen the new hand yet.
yebo-choose-one = Several are possible: choose one of the buttons.
yebo-choose-blocks = First choose blocks of your hand.
yebo-damaged = Something that was kept here cannot be read: it is damaged, or a newer version kept it. It is put aside.
yebo-unreadable = This could not be read: line { $line }, character { $character }, at “{ $word }”.
yebo-second-record = A second record begins here, and only one can be opened at a time.
yebo-tag-twice = The tag stood there before.
yebo-no-player = Players are “person”, or “computer-1” to “computer-4”.
yebo-no-game = This is no game of Yebo: its first lines, [Game "yebo"] and what follows, are missing or say what cannot be.
yebo-sand-game = This is a game in the sand, and no game of Yebo: open it with “The games in the sand”, under “Share and open”.
yebo-too-long = This is longer than any game of Yebo: it has more than a million characters.
yebo-several-files = These are several files, and only one can be opened at a time.
yebo-begins = A new game of Yebo.
# What becomes of the game on the table.
yebo-before-another = { $number ->
        [0] No round of this game is over yet.
        [one] One of the six rounds of this game is over.
       *[other] Of the six rounds of this game { $number } are over.
    } Begin another game? { $fate ->
        [kept] This one stays in your games (Menu, Record).
       *[gone] This one is not kept, and will be gone.
    }
yebo-read-only = This table is only to be looked at.

## Buttons

yebo-offer-direction = Play { $way }
yebo-offer-deal = Deal
# How many blocks a hand is short of a round.
yebo-short = { $count ->
        [0] complete
        [one] { $count } to go
       *[other] { $count } to go
    }
yebo-offer-draw = Draw
yebo-offer-pick-up = Pick up { $block }
yebo-offer-call = Yebo!
yebo-offer-pass = Pass
yebo-offer-leave = Leave it to the Chief
yebo-offer-nobody = Nobody
yebo-offer-return = Back to the table
yebo-offer-discard = Discard { $block }
yebo-offer-announce = Announce: one to go
yebo-offer-later = Not now
yebo-offer-rebuild = Rebuild: { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }
# How often the Fence may still be rebuilt.
yebo-rebuilds-left = { $count ->
        [one] for the last time
       *[other] up to { $count } times
    }
yebo-offer-score = Score the round
# What scoring the round costs besides.
yebo-score-loss = −50 for each Africa in hand
yebo-offer-yebo = Yebo! { $group }
yebo-offer-show = Show { $group }
# On a button, before the picture of the group.
yebo-offer-show-group = Show
yebo-offer-show-as = Show, Africa as { $block }
yebo-offer-fourth = Lay { $block } as 4th on { $group }
# From a group of one’s own, or from somebody else’s.
yebo-offer-buy = { $who ->
        [own] Swap { $block } for your Africa
       *[other] Swap { $block } for the Africa of { $name }
    }
yebo-offer-guard = Put Africa in place of { $block }, and discard that
yebo-offer-next-round = Next round
yebo-offer-undo = Undo

## What happened. $who is you where the only person at the screen did it.

yebo-told-opening = Drawn for Chief: { $list }.
yebo-told-first-chief = The highest number makes the Chief: { $name }.
yebo-told-redrawn = Sightings and Africa have no number here: whoever drew one has drawn again.
yebo-told-tied = Equal highest numbers: those players have drawn again.
yebo-score-of = { $name } { $points }
yebo-told-direction = { $who ->
        [you] You choose: play goes { $way }. The blocks are dealt.
       *[other] { $name } chooses: play goes { $way }. The blocks are dealt.
    }
yebo-told-opened = { $who ->
        [you] You open the Fence at stack { $number }, and play goes { $way }. The blocks are dealt.
       *[other] { $name } opens the Fence at stack { $number }, and play goes { $way }. The blocks are dealt.
    }
yebo-told-draw = { $who ->
        [you] You draw one block.
       *[other] { $name } draws one block.
    }
yebo-told-drew = { $who ->
        [you] You draw { $block }.
       *[other] { $name } draws { $block }.
    }
yebo-told-sighting = { $name }: Sighting! { $block }.
yebo-told-reversed = Play turns: now { $way }.
yebo-told-pick-up = { $who ->
        [you] You pick up { $block }.
       *[other] { $name } picks up { $block }.
    }
yebo-told-discard = { $who ->
        [you] You discard { $block }.
       *[other] { $name } discards { $block }.
    }
yebo-told-announced = { $name }: one to go!
yebo-told-shown = { $who ->
        [you] You show { $group }.
       *[other] { $name } shows { $group }.
    }
yebo-told-claimed = { $who ->
        [mine] You call Yebo on the { $block } of { $other }: { $group }.
        [yours] { $name } calls Yebo on your { $block }: { $group }.
       *[other] { $name } calls Yebo on the { $block } of { $other }: { $group }.
    }
# Two have called, and $other has the block. You are the caller in vain, the nearer one, or neither.
yebo-told-outdone = { $who ->
        [caller] You and { $other } both called; { $other } is nearer in turn and has it.
        [nearer] You and { $name } both called; you are nearer in turn and have it.
       *[others] { $name } and { $other } both called; { $other } is nearer in turn and has it.
    }
yebo-told-skipped = { $who ->
        [you] You miss a turn.
        [one] { $names } misses a turn.
       *[many] { $names } miss a turn.
    }
# What a seat did last, in few words, in a bubble beside its name.
yebo-last-act = { $act ->
        [draws] draws
        [sighting] Sight­ing!
        [picks] picks up
        [yebo] Yebo!
        [fourth] 4th block
        [africa] gets Africa
        [shows] new group
        [announced] One to go!
        [unannounced] unannounced
        [skipped] skipped
        [won] wins!
       *[outdone] further off
    }
yebo-told-fourth = { $who ->
        [you] You lay a 4th block: { $block }.
       *[other] { $name } lays a 4th block: { $block }.
    }
# $name swaps: you from your own group or from another’s, another from the own group, from yours, or from a third’s.
yebo-told-bought = { $who ->
        [mine] You swap { $block } for your Africa.
        [from] You swap { $block } for the Africa of { $other }.
        [own] { $name } swaps { $block } for an Africa of their own.
        [yours] { $name } swaps { $block } for your Africa.
       *[other] { $name } swaps { $block } for the Africa of { $other }.
    }
yebo-told-guarded = { $who ->
        [you] You put an Africa into a group.
       *[other] { $name } puts an Africa into a group.
    }
yebo-told-round = { $who ->
        [you] You choose for round { $number } of { $of }: { $round }.
       *[other] { $name } chooses for round { $number } of { $of }: { $round }.
    }
yebo-told-order = All six are played, in any order.
yebo-told-last = The last round, { $number } of { $of }: { $round }.
yebo-told-empty = The Fence is empty.
yebo-told-rebuilt = The Fence is rebuilt of { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }.
yebo-told-won = { $who ->
        [you] You win the round, with { $group }!
       *[other] { $name } wins the round, with { $group }!
    }
yebo-told-not-won = { $who ->
        [you] You have shown all groups, but did not announce “one to go” in time.
       *[other] { $name } has shown all groups, but did not announce “one to go” in time.
    }
yebo-told-scored = Round { $number } of { $of }: { $list }.
yebo-told-chief = Next Chief: { $name }.
yebo-told-over = { $who ->
        [you] You win the game!
        [one] { $names } wins the game!
       *[many] { $names } share the first place!
    }
yebo-told-undone = Undone.

## Hints

yebo-hint = Hint: { $act }. { $reason }
yebo-hint-draw = { $count ->
        [0] None of the unseen blocks would help.
        [one] { $count } of { $of } unseen blocks would help.
       *[other] { $count } of { $of } unseen blocks would help.
    }
# $count of the unseen blocks would help before, $number after.
yebo-hint-help = Unseen blocks that would help: { $count } before this discard, { $number } after it.
# $number of $of blocks could be kept, $count others are needed, in most hands about $usual.
yebo-why-fits = Of your { $of } blocks, { $number } could go into groups of that round: { $blocks }. { $count ->
        [0] None is needed
        [one] { $count } more is needed
       *[other] { $count } more are needed
    }; with most hands it is about { $usual }.
# $count is how many blocks are missing before, $number after.
yebo-why-nearer = It brings you nearer: blocks missing, { $count } before, { $number } after.
# Another block, $block, could be what $name waits for, who has announced; $kind is the suit of both, or neither.
yebo-why-safer = It is safer than { $block }: { $name }, one to go, { $kind ->
        [pot] collects Pots.
        [mask] collects Masks.
        [shield] collects Shields.
       *[other] may be waiting for that.
    }
yebo-why = { $reason ->
        [only] There is nothing else to do.
        [alike] As far as anybody can know, it makes no difference.
        [wins] It leads to winning the round.
        [completes] It completes a group.
        [africa] Africa left in the hand would cost 50.
        [scores] It scores, and you draw another block for it.
        [serves] It will be of use later, or for more than one group.
        [short] Only one block is missing, and nobody wins without having announced it.
        [unseen] The discard helps less than what has not been seen yet.
        [spare] Your groups do not need it.
        [least] Any other would be missed more, or would help the others more.
        [hopes] Your groups can still be completed.
       *[enough] There is little left to hope for.
    }
yebo-no-hint = It is not for you to decide now.
yebo-missing-on = What the hand is missing is told as soon as a round is chosen.
yebo-missing-off = What the hand is missing is no longer told.
yebo-missing = { $count ->
        [0] Complete.
        [one] { $count } block missing.
       *[other] { $count } blocks missing.
    }
# $list are several blocks, each with how many are unseen.
yebo-missing-any = Any one of these will do: { $list }.
# $count is how many of it nobody has seen yet.
yebo-unseen = { $block }, { $count } unseen
# The same of a block that would take an Africa back.
yebo-unseen-africa = { $block } to take Africa back, { $count } unseen

## What stands at a seat and beside the round

yebo-goal = { $number ->
        [1] three alike, four groups of one suit
        [2] three in a row, four groups of one suit
        [3] two alike, six pairs of one suit
        [4] one number in all three suits, four groups
        [5] three in a row, one of each suit, four groups
       *[6] one number in two suits, six pairs
    }
# $gained has its sign.
yebo-points = { $gained } this round, { $total } in the game
yebo-suit = { $kind ->
        [pot] Pots
        [mask] Masks
       *[shield] Shields
    }
yebo-mark-deciding = Deciding
# $held are blocks of the hand that make a group.
yebo-plan-complete = In the hand, complete: { $held }
# A block of the hand that is in a complete group.
yebo-in-group = { $block }, complete group { $number }
# The same where $missing are still missing.
yebo-plan = In the making: { $held }; missing: { $missing }
# How many blocks of a face nobody has seen, below its picture.
yebo-unseen-short = { $count } left

## What is read out at a key

# $numbers are all numbers of that kind in the hand.
yebo-read-suit = { $kind ->
        [pot] Pots { $numbers }
        [mask] Masks { $numbers }
        [shield] Shields { $numbers }
        [flower] Flowers { $numbers }
       *[bird] Birds { $numbers }
    }
yebo-read-africa = { $count ->
        [one] one Africa
       *[other] { $count } Africas
    }
yebo-read-next = { $before }; { $next }
# $name is what the hand is called: Your hand.
yebo-read-hand = { $name }, { $count ->
        [one] { $count } block
       *[other] { $count } blocks
    }: { $list }.
yebo-read-no-hand = { $name }: no block.
yebo-read-groups = On the table before you: { $list }.
yebo-read-no-groups = Nothing lies on the table before you.
# $left and $right are how many blocks the stack at that end has.
yebo-read-fence = The Fence: { $left } at the left end, { $right } at the right end, { $count } in all.
yebo-read-turn = In turn: { $name }; then { $other }, { $way }.
yebo-read-seat = { $name }: { $list }.
yebo-read-no-discard = { $name }: no discard.

## Why something is not done

yebo-no-turn = { $who ->
        [you] It is your turn.
       *[other] It is { $name }’s turn.
    }
yebo-no-chief = The Chief decides that: { $name }.
yebo-no-calling = The others may still call Yebo.
yebo-no-take-first = First take a block.
yebo-no-draw-first = First draw in place of the block that was laid down.
yebo-no-taken = The block of this turn has been taken.
yebo-no-fence = Nothing is left of the Fence.
yebo-no-let-go = The last discard was let go: now the Chief decides.
yebo-no-decide = You are Chief: decide about the empty Fence.
yebo-no-rebuilt = The Fence has been rebuilt as often as the house allows.
yebo-no-pick-up = In this round nothing is picked up.
yebo-no-more-pick-up = Twelve turns in a row began by picking up: this one begins with a draw.
yebo-no-discard = There is no discard to be had.
yebo-no-late = It is too late to call Yebo.
yebo-no-own = That is your own discard.
yebo-no-africa = Africa cannot be discarded.
yebo-no-announced = That has been announced.
yebo-no-one-short = More than one block is missing.
# What a group of the round needs.
yebo-no-group = { $number ->
        [1] No set: three alike are needed.
        [2] No run: three numbers in a row, of one suit, are needed.
        [3] No pair: two alike are needed.
        [4] No mixed set: one number in all three suits is needed.
        [5] No mixed run: three numbers in a row, one of each suit, are needed.
       *[6] No mixed pair: one number in two suits is needed.
    }
yebo-no-enough = The collection has all its groups.
yebo-no-suits = That would be too many suits for this round ({ $round }).
yebo-no-suits-of = Your groups are { $suits } by now: this one would add a suit too many.
yebo-no-enhancing = That would be too many Flowers and Birds for this round ({ $round }).
yebo-no-like = Two pairs would be alike.
yebo-no-held = { $block } is not in the hand.
yebo-no-needs = For a Yebo you would have to hold { $block }, too.
yebo-no-only-win = In this round Yebo is only for winning.
yebo-no-not-announced = “One to go” was not announced.
yebo-no-announced-late = That block lay there before you announced: it does not win the round. Any later one may.
yebo-no-announce-now = Announce before you take a block, or after you have discarded one.
yebo-no-leaves = Nothing but Africa would be left to discard.
yebo-no-must-win = The discard was claimed to win.
yebo-no-must-show = A group must be shown first.
yebo-no-place = No group on the table takes that block.
yebo-no-fourths = In this round there are no 4th blocks.
yebo-no-has-fourth = The group has its 4th block.
yebo-no-africa-fourth = Africa is no 4th block.
yebo-no-its-fourth = { $block } is no 4th block of that group.
yebo-no-from-fence = This { $block } did not come from the Fence.
yebo-no-drawn = { $block } was not drawn in this turn.
yebo-no-covered = Show your hand first (G).
yebo-no-now = That is not to be decided now.

## The score

yebo-part-groups = Groups
yebo-part-fourths = 4th blocks
yebo-part-sightings = Sightings
yebo-part-winner = For winning
yebo-part-africa = Africa unused
yebo-part-sum = Sum
# At the end of a round, counted on the table: $group is the last group of the winner.
yebo-count-won = { $who ->
        [you] You win round { $number } of { $of } with { $group }.
       *[other] { $name } wins round { $number } of { $of } with { $group }.
    }
# How that group came: $block is another’s discard.
yebo-count-yebo = { $who ->
        [you] By Yebo: { $block }, which you discarded.
       *[other] By Yebo: { $block }, which { $name } discarded.
    }
yebo-count-none = Nobody wins round { $number } of { $of }: the Fence was empty.
# How a round ended, on the score sheet, or that it has not; $other is whose discard won it.
yebo-ended = { $how ->
        [you] Won by you
        [you-called] Won by you, with a discard of { $other }’s
        [other] Won by { $name }
        [other-called] Won by { $name }, with a discard of { $other }’s
        [yours-called] Won by { $name }, with a discard of yours
        [none] Nobody won: the Fence was empty
        [now] Being played
       *[later] Still to come
    }
# Over blocks that lie open with the count: the winner’s last groups, or what another still held.
yebo-count-last = Shown last
yebo-count-left = Left in the hand
# The same of who did not win for that.
yebo-count-unannounced = All groups shown, but “one to go” was not announced
# At the end of the game: one winner, you or another, or several; $more is the lead over the next, who are $others.
yebo-end-words = { $who ->
        [you] You win with { $points } points, { $more } more than { $others }!
        [other] { $names } wins with { $points } points, { $more } more than { $others }!
        [yours] { $names } wins with { $points } points, { $more } more than you!
       *[many] { $names } share the first place, with { $points } points each.
    }
# When the winner took the lead for good: from the first round on, in a later one, or in the last; $other is who had
# led before, with $other-points in that round.
yebo-end-decided = { $how ->
        [you-all] You led from the first round on.
        [other-all] { $name } led from the first round on.
        [you] Round { $number } of { $of } decided, { $round }: with { $points } points to { $other-points } you passed { $other }, and stayed ahead.
        [other] Round { $number } of { $of } decided, { $round }: with { $points } points to { $other-points } { $name } passed { $other }, and stayed ahead.
        [yours] Round { $number } of { $of } decided, { $round }: with { $points } points to { $other-points } { $name } passed you, and stayed ahead.
        [you-last] The last round decided, { $round }: with { $points } points to { $other-points } you passed { $other }.
        [other-last] The last round decided, { $round }: with { $points } points to { $other-points } { $name } passed { $other }.
       *[yours-last] The last round decided, { $round }: with { $points } points to { $other-points } { $name } passed you.
    }
# How many rounds a player has won.
yebo-end-rounds = { $count ->
        [0] no round won
        [one] { $count } round won
       *[other] { $count } rounds won
    }

## The lesson

yebo-lesson-title = Lesson: step { $step } of { $of }
yebo-lesson-next = Next
yebo-lesson-leave = Leave the lesson
yebo-lesson-end = To the game
yebo-game-gone = This game is not here any more: another window has deleted it.
yebo-lesson-back = The lesson is put away, and your game lies on the table.
yebo-lesson-invitation = New here? Learn Yebo in { $of } short steps.
yebo-lesson-progress = { $done ->
        [0] { $of } short steps at the table; your game waits
       *[other] { $done } of { $of } steps done; your game waits
    }
# What is told and asked.
yebo-lesson-say = { $about ->
        [draw] This round asks for four sets: three blocks alike each, and all of one suit. Your turn begins with a block: draw from the left or the right end of the Fence.
        [show] Three of your blocks are alike. Choose them in your hand, and show them as a group.
        [discard] Your turn ends with a discard. All your sets are of Shields now, or of Flowers and Birds: which block do you not need? Choose it, and press “Discard”.
        [fourth] You have drawn the fourth block of a set that lies before you. Lay it there: it scores, and does not count among your twelve.
        [africa] Africa stands for any block, one in each group. Choose two blocks alike and the Africa, and show them.
        [sighting] A Sighting! It lies before you and scores its own value, and play now goes the other way. Draw a block in its place, from either end of the Fence.
        [yebo] It is not your turn, but the block that was just discarded makes a group with two of yours. Call Yebo!
        [announce] Only one block is missing from your groups. Whoever has not announced it cannot win: announce it before you take a block.
        [buy] You have drawn the very block that an Africa on the table stands for. Take that Africa back for it.
        [win] The Africa has made your fourth set, and now all four lie on the table. Choose your last block and discard it: that wins the round.
       *[score] This is what the round was worth: 10 for each block of a suit, 20 for each Flower or Bird, Sightings as printed, and 20 for winning.
    }
# What is told when it is done.
yebo-lesson-done = { $about ->
        [draw] One end is as good as the other. You hold thirteen blocks now; a turn ends with a discard, so that twelve are left.
        [show] Shown groups score, whoever wins the round. Your other sets must be of Shields, too, or of Flowers or Birds.
        [discard] Well chosen: Pots and Masks fit into none of your sets any more. The others may call what you discard, so look at what they show.
        [fourth] Next you would draw another block in its place. Only blocks from the Fence can be laid as a 4th.
        [africa] In the group it scores nothing itself. Left in your hand at the end, it would cost 50.
        [sighting] There are eight Sightings, each with a value of its own. Two in one turn, and play goes on as before.
        [yebo] The group lies there at once. You draw nothing for it, you discard, and the player after you goes on.
        [announce] Now everybody knows it. A discard that lies there already does not win, but if the block that you are short of comes from now on, you may win in that very turn.
        [buy] The group stays complete and scores more, and the Africa is yours to use again. You may take it from anybody’s group.
        [win] The round is yours! The others score what they have shown.
       *[score] After six rounds, each played once, the highest sum wins. That is the whole lesson: enjoy the game!
    }
# After yebo-lesson-done, where the lesson acts for the person until the next step.
yebo-lesson-plays-on = “Next” plays on for you, to the next step.
# What is told of anything else.
yebo-lesson-else = { $about ->
        [draw] Press the left or the right end of the Fence.
        [show] Choose the three blocks that are alike, and press “Show”.
        [discard] Choose a Pot or a Mask: your sets are of Shields.
        [fourth] Not that one now: press the button that lays the block as 4th.
        [africa] Choose the Africa and two blocks alike that go with your first set, and press “Show”.
        [sighting] First draw in place of the Sighting: press an end of the Fence.
        [yebo] If you pass, the block is gone. Press “Yebo!”.
        [announce] Announce first: without it, the block that completes your groups would not let you win.
        [buy] Keep that block for the Africa: press “Swap”.
        [win] Choose the last block of your hand, and press “Discard”.
       *[score] Look at the score, and go on.
    }
# What is told of a block that the person should not discard there.
yebo-lesson-keep = { $kind ->
        [shield] Keep it: your sets are of Shields, and two more alike would make one.
       *[other] Keep it: Flowers and Birds go with any suit, and score 20 each.
    }

## The rules

yebo-chapter = { $number ->
        [1] Blocks and aim
        [2] Before a round
        [3] The turn
        [4] Special blocks
        [5] The six rounds
        [6] End and score
       *[7] Our rulings
    }
yebo-house = { $choice ->
        [mixed] Flowers and Birds in mixed sets
        [display] When a group is shown
        [fourth-of-run] The 4th block of a run
        [fourth-from] Where a 4th block comes from
        [like-pairs] Two pairs alike
        [pair-pick-up] Picking up in rounds of pairs
        [all-enhancing] Sets of Flowers and Birds alone
        [dealt-sightings] Sightings before the first turn
        [unwon-chief] Chief after a round without a winner
       *[rebuilds] How often the Fence may be rebuilt
    }
yebo-house-option = { $option ->
        [mixed-whole] whole groups of their own
        [mixed-paired] Flower, Bird and any suit
        [display-free] when its owner likes
        [display-forced] before the discard
        [fourth-of-run-next] the number beside it
        [fourth-of-run-same] one of its numbers again
        [fourth-of-run-none] there is none
        [fourth-from-fence] from the Fence, at any time
        [fourth-from-draw] drawn in the same turn
        [like-pairs-yes] allowed
        [like-pairs-no] not allowed
        [pair-pick-up-no] not allowed
        [pair-pick-up-yes] allowed
        [all-enhancing-yes] allowed
        [all-enhancing-no] not allowed
        [dealt-sightings-keep] keep the direction
        [dealt-sightings-reverse] each reverses it
        [unwon-chief-same] the same
       *[unwon-chief-next] the next
    }
# Where a ruling comes from; $places are lines of a document, such as 003:58.
yebo-ruling = ruling ({ $sure }); after { $places }
# How sure we are of it: text follows from the words, strong has good reasons, weak could well be decided
# otherwise, house had to be made up.
yebo-sure = { $sure ->
        [text] text
        [strong] strong
        [weak] weak
        [house] house
        [strong-like-pairs-weak] strong; like pairs weak
        [strong-rounds-of-pairs-weak] strong; rounds of pairs weak
       *[strong-next-Chief-weak-limit-of-the-house] strong; next Chief weak; limit of the house
    }
