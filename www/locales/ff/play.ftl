### Pulaar (Fuuta Tooro: Senegal, Mauritania): a DRAFT of what is said while one plays. It was made by people
### who do not speak the language from home: every sentence here needs a speaker's eye. What is left out is
### said in French.
###
### Words that were chosen, and may be wrong: hayre (pebble), leggal (stick), pijirgal (any piece), ngaska
### (hole), fijirde (board), waɗde (place), dirtinde (move), diwde dow (leap over), nanngude (capture), ƴettude
### (take), diidol gootol (a row), gondiiɗo maa (the other player), foolde (win), firtude (take back), sarɗi
### (rule). A class that was hard: "ba", of the camels.
###
### $us and $them are what a side plays with: pebble, stick, long-stick, short-stick, light-camel or dark-camel.

## Words for other messages

word-us-one = { $us ->
    [pebble] hayre
    [stick] leggal
    [long-stick] leggal juutngal
    [short-stick] leggal daɓɓal
    [light-camel] ngelooba ndaneewa
   *[dark-camel] ngelooba ɓaleewa
}
# "the pebbles"
word-us-many = { $us ->
    [pebble] kaaƴe ɗee
    [stick] leɗɗe ɗee
    [long-stick] leɗɗe juutɗe ɗee
    [short-stick] leɗɗe daɓɓe ɗee
    [light-camel] gelooɗi daneeji ɗii
   *[dark-camel] gelooɗi ɓaleeji ɗii
}
word-them-one = { $them ->
    [pebble] hayre
    [stick] leggal
    [long-stick] leggal juutngal
    [short-stick] leggal daɓɓal
    [light-camel] ngelooba ndaneewa
   *[dark-camel] ngelooba ɓaleewa
}
# "pebbles", before a number too
word-them-many-bare = { $them ->
    [pebble] kaaƴe
    [stick] leɗɗe
    [long-stick] leɗɗe juutɗe
    [short-stick] leɗɗe daɓɓe
    [light-camel] gelooɗi daneeji
   *[dark-camel] gelooɗi ɓaleeji
}
# "the pebbles"
word-them-many = { $them ->
    [pebble] kaaƴe ɗee
    [stick] leɗɗe ɗee
    [long-stick] leɗɗe juutɗe ɗee
    [short-stick] leɗɗe daɓɓe ɗee
    [light-camel] gelooɗi daneeji ɗii
   *[dark-camel] gelooɗi ɓaleeji ɗii
}
# "the pebble"
word-the-them = { $them ->
    [pebble] hayre ndee
    [stick] leggal ngal
    [long-stick] leggal juutngal ngal
    [short-stick] leggal daɓɓal ngal
    [light-camel] ngelooba ndaneewa ba
   *[dark-camel] ngelooba ɓaleewa ba
}
# "another pebble"
word-another-them = { $them ->
    [pebble] hayre woɗnde
    [stick] leggal goɗngal
    [long-stick] leggal juutngal goɗngal
    [short-stick] leggal daɓɓal goɗngal
    [light-camel] ngelooba ndaneewa ngoɗba
   *[dark-camel] ngelooba ɓaleewa ngoɗba
}
# It stands behind what is counted
word-number = { $count ->
    [2] ɗiɗi
    [3] tati
    [4] nay
    [5] joy
    [6] jeegom
    [7] jeeɗiɗi
    [8] jeetati
    [9] jeenay
    [10] sappo
   *[other] { $count }
}
word-counted-them = { $count ->
    [1] { word-them-one }
   *[other] { word-them-many-bare } { word-number }
}
word-more-them = { $count ->
    [1] { word-another-them }
   *[other] { word-them-many-bare } { word-number } kadi
}

## Lists. Without a word for "and": French sentences that are not translated yet use the same list

list-next = { $before }, { $next }
list-and = { $before }, { $last }
list-or = { $before }, walla { $last }

## What is asked. A task stands after "Ko kaaƴe ɗee pijata:" or "Kaaƴe ɗee:", or alone

to-play = Ko { word-us-many } pijata: { $task }.
asked = { word-us-many }: { $task }.
go-on = { $task }.
thinking = { word-us-many } ina miijoo.
confirm = { $button }? Suɓto ngam waɗde ɗum.

task-place = waɗ pijirgal e ngaska
task-place-in-reply = waɗ pijirgal, sabu gondiiɗo maa waɗii ngal mum
task-place-apart = waɗ pijirgal, kono hoto waɗ { word-number } e diidol gootol
task-place-or-move = waɗ pijirgal, walla dirtin goɗngal
task-move = dirtin pijirgal
task-move-into-row = dirtin pijirgal; so { word-number } ngonii e diidol gootol, ƴettu pijirgal gondiiɗo maa
task-capture = nanngu pijirgal gondiiɗo maa, sabu aɗa waawi, tee aɗa foti
task-take = ƴettu { word-more-them }
task-take-or-decline = ƴettu { word-more-them }, walla accu
task-take-for-row = diidol gootol! Suɓo { word-them-one } ngam ƴettude
task-take-from-hand = { word-them-many-bare } ngalaa e fijirde ndee, ƴettu { word-counted-them } e junngo makko
task-leap-on = diwtu e { $at }, sabu aɗa foti
task-leap-on-or-stop = diwtu e { $at }, walla daro

# $ways is a list of the three below it, with "walla".
where-piece = { word-us-many }: hol to { $at } yahata? Ina waawi { $ways }.
way-step = yahde e ngaska sara mum
way-leap = diwde dow { word-them-one }
way-hop = diwde dow { word-us-one }
where-new = { word-us-many }: hol to mbaɗataa pijirgal kesal ngal? Suɓo ngaska ɗo hay huunde alaa.
where-new-apart = { word-us-many }: hol to mbaɗataa pijirgal kesal ngal? Suɓo ngaska ɗo hay huunde alaa, kono hoto waɗ { word-number } e diidol gootol.

## What was done. Deeds stand after "Kaaƴe ɗee:", one after the other, as infinitives

did = { word-us-many }: { $moves }.
undone = Firtaama: { $did }
action-placed = waɗde pijirgal e { $at }
action-stepped = iwde { $from } yahde { $to }
action-leapt = iwde { $from }, diwde dow { $over }, jippaade e { $to }
action-leapt-on = diwtude dow { $over }, jippaade e { $to }
action-took = ƴettude { word-the-them } e { $at }
action-took-from-hand = ƴettude { word-them-one } e junngo
action-declined = salaade ƴettude { word-another-them }
action-stopped = daraade

## How a game began, and how it ended

begins = Fijo heso: { $game }.
resumed = Fijo maa ina jokki: { $game }.
game-over = Fijo ngoo gasii: { $reason }
headline-won = { word-us-many } poolii
headline-drawn = Hay gooto foolaani
reason-captured-all = { word-them-many } fof nanngaama.
reason-blocked = { word-them-many } mbaawaa dirtaade.
reason-few-left = { word-them-many } keewaani.
reason-more-pieces = { $deadlock }, tee ko { word-us-many } ɓuri heewde.
reason-more-taken = { $deadlock }, tee ko { word-us-many } ɓuri nanngude.
reason-given-up = { word-them-many } njoppii fijo ngoo.
reason-agreed = Ɗiɗo ɓee nanondirii.
reason-few-each = Gooto kala, pijirɗe mum ɓuraani tati.
reason-equal-few = Pijirɗe ɗee poti, keewaani, tee hay gooto waawaa nanngude.
reason-stale = { $deadlock }, tee gooto kala, pijirɗe mum ɓuraani tati.
reason-equal = { $deadlock }, tee hay gooto ɓuraani.
reason-no-progress = { $deadlock }.
deadlock-blocked = Potɗo fijde oo waawaa dirtinde
deadlock-quiet = Ina ɓooyi hay huunde waɗaaka, hay huunde nanngaaka
deadlock-repeated = Fijo ngoo waɗii noon laabi tati

## Rules, and why something is not done

rule-named = Sarɗi { $rule }.

refused-occupied = Huunde ina woni e { $at }; waɗ pijirgal e ngaska ɗo hay huunde alaa.
refused-no-room = Huunde ina woni e { $at }; a waawaa jippaade ɗoon.
refused-not-empty = Huunde ina woni e { $at }.
refused-no-piece = Hay huunde alaa e { $at }.
refused-enemy-piece = Pijirgal gonngal e { $at } wonaa ngal maa.
refused-no-enemy-between = Pijirgal gondiiɗo maa alaa e { $at }, a waawaa diwde; pijirgal yahata ko e ngaska sara mum tan.
refused-no-friend-between = A alaa pijirgal e { $at } ngam diwde dow mum.
refused-hop-twice = Pijirgal ngal wonnoo e { $at }; waawaa ruttaade ɗoon.
refused-leap-on-or-stop = Jooni, ko pijirgal gonngal e { $at } tan waawi dillude: diwtu walla daro.
refused-no-enemy = Pijirgal gondiiɗo maa alaa e { $at }; suɓo pijirgal gondiiɗo maa.
refused-game-over = Fijo ngoo gasii.
refused-off-board = Ɗuum alaa e fijirde ndee.
refused-friends-stay = E ngoo fijo, a waawaa diwde dow pijirgal maa.
refused-hand-empty = Pijirgal heddaaki e junngo maa.
refused-must-place = Gondiiɗo maa waɗii pijirgal, aan ne aɗa foti waɗde.
refused-must-capture = Aɗa waawi nanngude: aɗa foti nanngude.
refused-take-first = Tawo, suɓo pijirgal gondiiɗo maa ngam ƴettude.
refused-hand-is-safe = Pijirɗe gonɗe e junngo ƴettetaake.
refused-must-take = Aɗa foti ƴettude: a waawaa salaade.
refused-nothing-to-take = Jooni, alaa ko ƴettataa.
refused-place-first = Pijirɗe ɗee fof ina poti waɗeede tawo.
refused-all-placed = Pijirɗe ɗee fof mbaɗaama: jooni, dirtin.
refused-makes-row = So a waɗii pijirgal ɗoon, pijirɗe maa ngonat e diidol gootol; ɗuum haɗaama.
refused-too-long = Diidol ngol juutat haa ɓurta.
refused-no-leaps = E ngoo fijo, diwde alaa: pijirgal yahata ko e ngaska sara mum.

fault-diagonal = { $from } haa { $to } feewaani: yah yeeso, caggal walla sara tan.
fault-too-far = { $to } ina woɗɗi { $from }: pijirgal yahata ko e ngaska sara mum tan.
fault-choose-beyond = Huunde ina woni e { $over }; ngam diwde dow mum, suɓo ngaska caggal mum, { $to }.
fault-out-of-turn = Wonaa aan fijata jooni: { word-us-many } ina miijoo.

## What things are called. The name of a hole begins with the hole: "c3, hayre, ina waawi ƴetteede"

board = Fijirde { $kind }: diidi { $rows }, gasɗe { $columns } e diidol kala
player-side = { word-us-many }
hole-empty = { $at }, hay huunde alaa
hole-with = { $at }, { word-us-one }
# Something told of a hole or a heap, behind its name.
remarked = { $name }, { $remark }
remark-selected = suɓaama
remark-chosen = suɓaama; suɓto ngam waɗde ɗum
remark-step = aɗa waawi yahde ɗoon
remark-leap = aɗa waawi yahde ɗoon, so a diwii dow pijirgal gondiiɗo maa
remark-hop = aɗa waawi yahde ɗoon, so a diwii dow pijirgal maa
remark-take = ina waawi ƴetteede
remark-own = ina waawi nanngude
remark-heap-take = aɗa waawi ƴettude heen
heap = { word-us-many }: { $caption }
caption = { $count } e junngo, { $captured } nanngaama

button-play-it = Waɗ ɗum
button-stop = Daro ɗoo
button-decline = Accu { word-another-them }
button-take-from-hand = Ƴettu { word-them-one } e junngo
button-place = Waɗ pijirgal e { $at }
button-take = Ƴettu { word-the-them } e { $at }
button-move = Yah, iwde { $from } haa { $to }
button-leap = Diw, iwde { $from } haa { $to }
