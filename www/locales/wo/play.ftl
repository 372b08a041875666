### Wolof: a DRAFT of what is said while one plays. It was made by people who do not speak the language
### from home, with dictionaries: every sentence here needs a speaker's eye. What is left out is said in French.
###
### Words that were chosen, and may be wrong: xeer (pebble), bant (stick), piyoŋ (any piece), pax (hole),
### bérabu po mi (board), teg (place), toxal (move), tëb (leap over), jàpp (capture), jël (take),
### toppante (stand in a row), sa moroom (the other player), tebbi (take back), sàrt (rule).
###
### $us and $them are what a side plays with: pebble, stick, long-stick, short-stick, light-camel or dark-camel.

## Words for other messages

# "xeer", as one says what is in a hole
word-us-one = { $us ->
    [pebble] xeer
    [stick] bant
    [long-stick] bant bu gudd
    [short-stick] bant bu gàtt
    [light-camel] giléem gu weex
   *[dark-camel] giléem gu ñuul
}
# Before "yi" (the) and "yaa ngi", and behind a number
word-us-many = { $us ->
    [pebble] xeer
    [stick] bant
    [long-stick] bant yu gudd
    [short-stick] bant yu gàtt
    [light-camel] giléem yu weex
   *[dark-camel] giléem yu ñuul
}
word-them-many = { $them ->
    [pebble] xeer
    [stick] bant
    [long-stick] bant yu gudd
    [short-stick] bant yu gàtt
    [light-camel] giléem yu weex
   *[dark-camel] giléem yu ñuul
}
# "a pebble", "one pebble"
word-a-us = { $us ->
    [pebble] wenn xeer
    [stick] benn bant
    [long-stick] benn bant bu gudd
    [short-stick] benn bant bu gàtt
    [light-camel] genn giléem gu weex
   *[dark-camel] genn giléem gu ñuul
}
word-a-them = { $them ->
    [pebble] wenn xeer
    [stick] benn bant
    [long-stick] benn bant bu gudd
    [short-stick] benn bant bu gàtt
    [light-camel] genn giléem gu weex
   *[dark-camel] genn giléem gu ñuul
}
# "another pebble"
word-another-them = { $them ->
    [pebble] weneen xeer
    [stick] beneen bant
    [long-stick] beneen bant bu gudd
    [short-stick] beneen bant bu gàtt
    [light-camel] geneen giléem gu weex
   *[dark-camel] geneen giléem gu ñuul
}
# "the pebble"
word-the-them = { $them ->
    [pebble] xeer wi
    [stick] bant bi
    [long-stick] bant bu gudd bi
    [short-stick] bant bu gàtt bi
    [light-camel] giléem gu weex gi
   *[dark-camel] giléem gu ñuul gi
}
# A number before what is counted
word-number-of = { $count ->
    [2] ñaari
    [3] ñetti
    [4] ñeenti
    [5] juróomi
    [6] juróom-benni
    [7] juróom-ñaari
    [8] juróom-ñetti
    [9] juróom-ñeenti
    [10] fukki
   *[other] { $count }
}
word-counted-them = { $count ->
    [1] { word-a-them }
   *[other] { word-number-of } { word-them-many }
}
word-more-them = { $count ->
    [1] { word-another-them }
   *[other] yeneen { word-number-of } { word-them-many }
}
# "three in a row"
word-row = { $count ->
    [2] ñaar yu toppante
    [3] ñett yu toppante
   *[other] { $count } yu toppante
}

## Lists. Without a word for "and": French sentences that are not translated yet use the same list

list-next = { $before }, { $next }
list-and = { $before }, { $last }
list-or = { $before }, walla { $last }

## What is asked. A task stands after "Xeer yi ñoo war a fo:" or "Xeer yi:", or alone

to-play = { word-us-many } yi ñoo war a fo: { $task }.
asked = { word-us-many } yi: { $task }.
go-on = { $task }.
thinking = { word-us-many } yaa ngi xalaat.
confirm = { $button }? Tànnaat ko ngir fo ko.

task-place = tegal piyoŋ ci pax mu amul dara
task-place-in-reply = tegal piyoŋ, ndax sa moroom teg na bosam
task-place-apart = tegal piyoŋ, waaye bul def { word-row }
task-place-or-move = tegal piyoŋ, walla nga toxal benn
task-move = toxalal benn piyoŋ
task-move-into-row = toxalal benn piyoŋ; soo defee { word-row }, dinga jël benn piyoŋu sa moroom
task-capture = jàppal benn piyoŋu sa moroom, ndax mën nga ko te war nga ko
task-take = jëlal { word-more-them }
task-take-or-decline = jëlal { word-more-them }, walla nga bàyyi ko
task-take-for-row = ñu ngi toppante! Tànnal { word-a-them }, te jël ko
task-take-from-hand = { word-them-many } desul ci bérabu po mi, kon jëlal { word-counted-them } ci yi mu yor ci loxo
task-leap-on = tëbaatal ak { $at }, ndax war nga ko
task-leap-on-or-stop = tëbaatal ak { $at }, walla nga taxaw

# $ways is a list of the three below it, with "walla".
where-piece = { word-us-many } yi: fan la { $at } di dem? Mën na { $ways }.
way-step = dem ci pax mi ko jege
way-leap = tëb { word-a-them }
way-hop = tëb { word-a-us }
where-new = { word-us-many } yi: fan ngay teg piyoŋ bu bees bi? Tànnal pax mu amul dara.
where-new-apart = { word-us-many } yi: fan ngay teg piyoŋ bu bees bi? Tànnal pax mu amul dara, waaye bul def { word-row }.
place-instead = Ngir teg piyoŋ ci { $at }, bàyyil { $held } jëkk.

## What was done. Deeds stand after "Xeer yi", one after the other

did = { word-us-many } yi { $moves }.
undone = Tebbi nañu: { $did }
action-placed = teg nañu piyoŋ ci { $at }
action-stepped = toxal nañu piyoŋ { $from } ba { $to }
action-leapt = tëb nañu { $over }, jóge { $from } dal ci { $to }
action-leapt-on = tëbaat nañu { $over }, dal ci { $to }
action-took = jël nañu { word-the-them } ci { $at }
action-took-from-hand = jël nañu { word-a-them } ci loxo
action-declined = bañ nañu jël { word-another-them }
action-stopped = taxaw nañu
hand-lost = { word-us-many } yi mënatuñu teg dara: { $count ->
    [1] { word-a-us } desoon na ci loxo; génn na ci po mi.
   *[other] { word-number-of } { word-us-many } desoon nañu ci loxo; génn nañu ci po mi.
}

## How a game began, and how it ended

begins = Po mu bees: { $game }.
resumed = Sa po maa ngi wéy: { $game }.
game-over = Po mi jeex na: { $reason }
headline-won = { word-us-many } yi ñoo daan
headline-drawn = Kenn daanul
reason-captured-all = Jàpp nañu { word-them-many } yi yépp.
reason-blocked = { word-them-many } yi mënatuñu dem fenn.
reason-few-left = { word-them-many } yi des dañoo néew.
reason-more-pieces = { $deadlock }, te { word-us-many } yi ñoo ëpp.
reason-more-taken = { $deadlock }, te { word-us-many } yi ñoo ëpp lu ñu jàpp.
reason-given-up = { word-them-many } yi bàyyi nañu po mi.
reason-agreed = Ñaar ñi déggoo nañu ci.
reason-few-each = Ku nekk amul lu ëpp ñetti piyoŋ.
reason-equal-few = Ñaar ñi tolloo nañu, seen piyoŋ yi néew nañu, te kenn mënul jàpp.
reason-stale = { $deadlock }, te ku nekk amul lu ëpp ñetti piyoŋ.
reason-equal = { $deadlock }, te ñaar ñi tolloo nañu.
reason-no-progress = { $deadlock }.
deadlock-blocked = Ki war a fo mënul dem fenn
deadlock-quiet = Yàgg na, kenn tegul dara, kenn jàppul dara
deadlock-repeated = Ñetti yoon la po mi mel nii

## Rules, and why something is not done

rule-named = Sàrt { $rule }.

refused-occupied = Am na lu nekk ci { $at }; tegal ci pax mu amul dara.
refused-no-room = Am na lu nekk ci { $at }; mënuloo fa dal.
refused-not-empty = Am na lu nekk ci { $at }.
refused-no-piece = Dara nekkul ci { $at }.
refused-enemy-piece = Piyoŋ bi nekk ci { $at } du sa bos.
refused-no-enemy-between = Sa moroom amul piyoŋ ci { $at }, kon mënuloo tëb; menn pax rekk ngay dem.
refused-no-friend-between = Amuloo piyoŋ ci { $at } boo mën a tëb.
refused-hop-twice = Piyoŋ bi jaar na ci { $at } ba noppi; mënul a dellu fa.
refused-leap-on-or-stop = Léegi, piyoŋ bi nekk ci { $at } rekk moo mën a dem: tëbaatal ak moom, walla nga taxaw.
refused-no-enemy = Sa moroom amul piyoŋ ci { $at }; tànnal benn ci piyoŋam yi.
refused-game-over = Po mi jeex na.
refused-off-board = Loolu bokkul ci bérabu po mi.
refused-friends-stay = Ci po mii, kenn du tëb piyoŋu boppam.
refused-hand-empty = Amatuloo piyoŋ ci loxo.
refused-must-place = Sa moroom teg na piyoŋ, kon yow itam war nga teg.
refused-must-capture = Mën nga jàpp, kon war nga jàpp.
refused-take-first = Balaa dara, tànnal piyoŋu sa moroom bi ngay jël.
refused-hand-is-safe = Kenn du jël piyoŋ yi ci loxo.
refused-board-first = Jëlal piyoŋ ci bérabu po mi, feek am na fa.
refused-must-take = War nga jël: mënuloo bañ.
refused-nothing-to-take = Amul looy jël léegi.
refused-nothing-to-stop = Amul dara loo mën a taxawal.
refused-place-first = Dañu war a teg piyoŋ yépp, sog a toxal.
refused-all-placed = Teg nañu piyoŋ yépp: léegi dañuy toxal.
refused-makes-row = Boo fa tegee piyoŋ, dinañu toppante; loolu tere nañu ko bu ñuy teg.
refused-too-long = Piyoŋ yu toppante yi dinañu bari ba mu ëpp.
refused-no-leaps = Ci po mii, kenn du tëb: ci pax mi ko jege la piyoŋ di dem.

fault-diagonal = { $from } ba { $to } jubul: piyoŋ dafay jubal rekk, ci rëdd wi.
fault-too-far = { $to } sore na { $from }: ci pax mi ko jege rekk la piyoŋ di dem.
fault-choose-beyond = Am na lu nekk ci { $over }; ngir tëb ko, tànnal pax mi ci topp, { $to }.
fault-out-of-turn = Du sa ay: { word-us-many } yaa ngi xalaat ba tey.

## What things are called. The name of a hole begins with the hole: "c3, xeer, mën nga ko jël"

board = Bérabu { $kind }: { $rows } rëdd, { $columns } pax ci rëdd wu nekk
player-side = { word-us-many }
hole-empty = { $at }, amul dara
hole-with = { $at }, { word-us-one }
# Something told of a hole or a heap, behind its name.
remarked = { $name }, { $remark }
remark-selected = tànn nga ko
remark-chosen = tànn nga ko; tànnaat ko ngir fo ko
remark-step = mën nga fa dem
remark-leap = mën nga fa dem, boo tëbee piyoŋu sa moroom
remark-hop = mën nga fa dem, boo tëbee sa piyoŋ
remark-take = mën nga ko jël
remark-own = mën na jàpp
remark-heap-take = mën nga ci jël benn
heap = { word-us-many } yi: { $caption }
caption = { $count } ci loxo, { $captured } yu ñu jàpp

button-play-it = Fo ko
button-stop = Taxawal fii
button-decline = Bul jël { word-another-them }
button-take-from-hand = Jëlal { word-a-them } ci loxo
button-place = Tegal piyoŋ ci { $at }
button-take = Jëlal { word-the-them } ci { $at }
button-move = Toxalal { $from } ba { $to }
button-leap = Tëbal, jóge { $from } ba { $to }
