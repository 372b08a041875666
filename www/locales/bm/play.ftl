### Bamanankan: a DRAFT of what is said while one plays. It was made by people who do not speak the language
### from home: every sentence here needs a speaker's eye. What is left out is said in French.
###
### Words that were chosen, and may be wrong: bɛlɛ (pebble), kala (stick), dingɛ (hole), tulonyɔrɔ (board),
### i ta (your piece, "yours"), i tulonɲɔgɔn (the other player), bila (place), sama (move), pan … kunna (leap
### over), minɛ (capture), bɔ (take away), ɲɔgɔn kɛrɛ fɛ (in a row), se sɔrɔ (win), sariya (rule).
### A noun has no plural behind a number ("kala fila").
###
### $us and $them are what a side plays with: pebble, stick, long-stick, short-stick, light-camel or dark-camel.

## Words for other messages

word-us-one = { $us ->
    [pebble] bɛlɛ
    [stick] kala
    [long-stick] kala jan
    [short-stick] kala surun
    [light-camel] ɲɔgɔmɛ jɛ
   *[dark-camel] ɲɔgɔmɛ fin
}
word-us-many = { $us ->
    [pebble] bɛlɛw
    [stick] kalaw
    [long-stick] kala janw
    [short-stick] kala surunw
    [light-camel] ɲɔgɔmɛ jɛw
   *[dark-camel] ɲɔgɔmɛ finw
}
word-them-one = { $them ->
    [pebble] bɛlɛ
    [stick] kala
    [long-stick] kala jan
    [short-stick] kala surun
    [light-camel] ɲɔgɔmɛ jɛ
   *[dark-camel] ɲɔgɔmɛ fin
}
word-them-many = { $them ->
    [pebble] bɛlɛw
    [stick] kalaw
    [long-stick] kala janw
    [short-stick] kala surunw
    [light-camel] ɲɔgɔmɛ jɛw
   *[dark-camel] ɲɔgɔmɛ finw
}
# It stands behind what is counted
word-number = { $count ->
    [1] kelen
    [2] fila
    [3] saba
    [4] naani
    [5] duuru
    [6] wɔɔrɔ
    [7] wolonwula
    [8] segin
    [9] kɔnɔntɔn
    [10] tan
    [11] tan ni kelen
    [12] tan ni fila
   *[other] { $count }
}

## Lists. Without a word for "and": French sentences that are not translated yet use the same list

list-next = { $before }, { $next }
list-and = { $before }, { $last }
list-or = { $before }, walima { $last }

## What is asked. A task stands after "Bɛlɛw ka kan ka tulon kɛ sisan:" or "Bɛlɛw:", or alone

to-play = { word-us-many } ka kan ka tulon kɛ sisan: { $task }.
asked = { word-us-many }: { $task }.
go-on = { $task }.
thinking = { word-us-many } bɛ ka miiri.
confirm = { $button }? A sugandi tugun walasa k’a kɛ.

task-place = i ta dɔ bila dingɛ lankolon kɔnɔ
task-place-in-reply = i ta dɔ bila, bawo i tulonɲɔgɔn y’a ta dɔ bila
task-place-apart = i ta dɔ bila, nka { word-number } kana kɛ ɲɔgɔn kɛrɛ fɛ
task-place-or-move = i ta dɔ bila, walima i ta dɔ sama ka taa dingɛ wɛrɛ la
task-move = i ta dɔ sama ka taa dingɛ wɛrɛ la
task-move-into-row = i ta dɔ sama ka taa dingɛ wɛrɛ la; ni { word-number } kɛra ɲɔgɔn kɛrɛ fɛ, i bɛ i tulonɲɔgɔn ta kelen bɔ
task-capture = i tulonɲɔgɔn ta dɔ minɛ, bawo i bɛ se k’a kɛ, i ka kan k’a kɛ
task-take = { word-them-one } { word-number } wɛrɛ bɔ
task-take-or-decline = { word-them-one } { word-number } wɛrɛ bɔ, walima a to yen
task-take-for-row = u kɛra ɲɔgɔn kɛrɛ fɛ, o la { word-them-one } kelen sugandi k’a bɔ
task-take-from-hand = { word-them-one } si tɛ tulonyɔrɔ la tugun, o la { word-them-one } { word-number } bɔ a bolo
task-leap-on = pan tugun ni { $at } ye, i ka kan k’a kɛ
task-leap-on-or-stop = pan tugun ni { $at } ye, walima i jɔ

# $ways is a list of the three below it, with "walima".
where-piece = { word-us-many }: { $at } bɛ taa min? A bɛ se { $ways }.
way-step = ka taa kɛrɛfɛ dingɛ la
way-leap = ka pan { word-them-one } kunna
way-hop = ka pan { word-us-one } kunna
where-new = { word-us-many }: kura bɛ bila min? Dingɛ lankolon dɔ sugandi.
where-new-apart = { word-us-many }: kura bɛ bila min? Dingɛ lankolon dɔ sugandi, nka { word-number } kana kɛ ɲɔgɔn kɛrɛ fɛ.

## What was done. Deeds stand after "Bɛlɛw ye nin kɛ:", one after the other, each with "ka"

did = { word-us-many } ye nin kɛ: { $moves }.
undone = Nin jɔsira: { $did }
action-placed = ka dɔ bila { $at } la
action-stepped = ka bɔ { $from } la ka taa { $to } la
action-leapt = ka bɔ { $from } la, ka pan { $over } kunna, ka jigin { $to } la
action-leapt-on = ka pan { $over } kunna tugun, ka jigin { $to } la
action-took = ka { word-them-one } bɔ { $at } la
action-took-from-hand = ka { word-them-one } kelen bɔ bolo la
action-declined = ka ban ka { word-them-one } filanan bɔ
action-stopped = k’u jɔ
hand-lost = { word-us-many } tɛ se ka bila tugun: { word-us-one } { word-number } tora bolo la, o bɔra tulon na.

## How a game began, and how it ended

begins = Tulon kura: { $game }.
resumed = I ka tulon bɛ taa a fɛ: { $game }.
game-over = Tulon banna: { $reason }
headline-won = { word-us-many } ye se sɔrɔ
headline-drawn = Mɔgɔ si ma se sɔrɔ
reason-captured-all = { word-them-many } bɛɛ minɛna.
reason-blocked = { word-them-one } si tɛ se ka bɔ a nɔ na.
reason-few-left = { word-them-one } tɔw man ca.
reason-more-pieces = { $deadlock }, wa { word-us-many } de ka ca.
reason-more-taken = { $deadlock }, wa { word-us-many } de ye caman minɛ ka tɛmɛ tɔw kan.
reason-given-up = { word-them-many } ye tulon bila.
reason-agreed = Fan fila bɛɛ bɛnna o kan.
reason-few-each = Fan kelen kelen bɛɛ ta tɛ tɛmɛ saba kan.
reason-equal-few = Fan fila bɛɛ ta ka kan, u man ca, wa mɔgɔ si tɛ se ka minɛni kɛ.
reason-stale = { $deadlock }, wa fan kelen kelen bɛɛ ta tɛ tɛmɛ saba kan.
reason-equal = { $deadlock }, wa fan fila bɛɛ ka kan.
reason-no-progress = { $deadlock }.
deadlock-blocked = Min ka kan ka tulon kɛ, o tɛ se ka foyi kɛ
deadlock-quiet = A mɛɛnna, foyi ma bila, foyi ma minɛ
deadlock-repeated = Tulon kɛra nin cogo la siɲɛ saba

## Rules, and why something is not done

rule-named = Sariya { $rule }.

refused-occupied = Fɛn bɛ { $at } la; i bɛ se ka dɔ bila dingɛ lankolon dɔrɔn kɔnɔ.
refused-no-room = Fɛn bɛ { $at } la; i tɛ se ka jigin yen.
refused-not-empty = Fɛn bɛ { $at } la.
refused-no-piece = Foyi tɛ { $at } la.
refused-enemy-piece = Min bɛ { $at } la, i ta tɛ.
refused-no-enemy-between = I tulonɲɔgɔn ta tɛ { $at } la, i tɛ se ka pan; i bɛ se ka taa dingɛ kelen dɔrɔn.
refused-no-friend-between = I ta si tɛ { $at } la walasa ka pan a kunna.
refused-hop-twice = A kɛra { $at } la kaban; a tɛ se ka segin yen.
refused-leap-on-or-stop = Sisan, min bɛ { $at } la, o dɔrɔn bɛ se ka taa: pan tugun n’o ye, walima i jɔ.
refused-no-enemy = I tulonɲɔgɔn ta tɛ { $at } la; a ta dɔ sugandi k’a bɔ.
refused-game-over = Tulon banna.
refused-off-board = O tɛ tulonyɔrɔ la.
refused-friends-stay = Nin tulon in na, mɔgɔ tɛ pan a yɛrɛ ta kunna.
refused-hand-empty = Foyi tɛ i bolo tugun.
refused-must-place = I tulonɲɔgɔn y’a ta dɔ bila, i fana ka kan ka dɔ bila.
refused-must-capture = I bɛ se ka minɛni kɛ, o la i ka kan k’a kɛ.
refused-take-first = Fɔlɔ, i tulonɲɔgɔn ta dɔ sugandi k’a bɔ.
refused-hand-is-safe = Minnu bɛ bolo la, mɔgɔ tɛ se k’olu minɛ.
refused-board-first = Dɔ bɔ tulonyɔrɔ la fɔlɔ, ni dɔ bɛ yen.
refused-must-take = I ka kan ka dɔ bɔ: i tɛ se ka ban.
refused-nothing-to-take = I tɛ se ka foyi bɔ sisan.
refused-place-first = U bɛɛ ka kan ka bila fɔlɔ.
refused-all-placed = U bɛɛ bilala kaban: sisan, dɔ sama ka taa dingɛ wɛrɛ la.
refused-makes-row = Ni i ye dɔ bila yen, u bɛ kɛ ɲɔgɔn kɛrɛ fɛ; o dagalen tɛ sisan.
refused-too-long = Minnu bɛ kɛ ɲɔgɔn kɛrɛ fɛ, olu bɛ caya kojugu.
refused-no-leaps = Nin tulon in na, mɔgɔ tɛ pan: i bɛ taa kɛrɛfɛ dingɛ la.

fault-diagonal = { $from } ni { $to } cɛ tilennen tɛ: i ka kan ka taa ka tilen.
fault-too-far = { $to } ni { $from } cɛ ka jan: i bɛ se ka taa kɛrɛfɛ dingɛ dɔrɔn na.
fault-choose-beyond = Fɛn bɛ { $over } la; walasa ka pan a kunna, a kɔfɛ dingɛ sugandi, { $to }.
fault-out-of-turn = I ka waati ma se fɔlɔ: { word-us-many } bɛ ka miiri.

## What things are called. The name of a hole begins with the hole: "c3, bɛlɛ, i bɛ se k’a bɔ"

player-side = { word-us-many }
hole-empty = { $at }, lankolon
hole-with = { $at }, { word-us-one }
# Something told of a hole or a heap, behind its name.
remarked = { $name }, { $remark }
remark-selected = a sugandira
remark-chosen = a sugandira; a sugandi tugun walasa k’a kɛ
remark-step = i bɛ se ka taa yen
remark-leap = i bɛ se ka taa yen, ka pan i tulonɲɔgɔn ta kunna
remark-hop = i bɛ se ka taa yen, ka pan i yɛrɛ ta kunna
remark-take = i bɛ se k’a bɔ
remark-own = a bɛ se ka minɛni kɛ
remark-heap-take = i bɛ se ka kelen bɔ a la
heap = { word-us-many }: { $caption }
caption = { $count } bɛ bolo la, { $captured } minɛna

button-play-it = A kɛ
button-stop = I jɔ yan
button-decline = Ka { word-them-one } filanan to yen
button-take-from-hand = Ka { word-them-one } kelen bɔ bolo la
button-place = Ka dɔ bila { $at } la
button-take = Ka { word-them-one } bɔ { $at } la
button-move = Ka bɔ { $from } la ka taa { $to } la
button-leap = Ka pan ka bɔ { $from } la ka jigin { $to } la
