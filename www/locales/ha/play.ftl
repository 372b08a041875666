### Hausa: a DRAFT of what is said while one plays. It was made by people who do not speak the language
### from home: every sentence here needs a speaker's eye. What is left out is said in English.
###
### The words are those of dara, the sister game: gida (hole, of the board), ɗa, ’ya’ya (any piece, pieces),
### sa (place), matsa (move), tsallake (leap over), ci (capture), ɗauka (take), jera (stand in a row),
### abokin wasa (the other player), filin wasa (board), doka (rule). Nobody is called "ka" or "ki": it is
### said what is done ("a sa ɗa"), or "ku".
###
### $us and $them are what a side plays with: pebble, stick, long-stick, short-stick, light-camel or dark-camel.

## Words for other messages

word-us-one = { $us ->
    [pebble] dutse
    [stick] tsinke
    [long-stick] dogon tsinke
    [short-stick] gajeren tsinke
    [light-camel] farin raƙumi
   *[dark-camel] baƙin raƙumi
}
word-us-many = { $us ->
    [pebble] duwatsu
    [stick] tsinkaye
    [long-stick] dogayen tsinkaye
    [short-stick] gajerun tsinkaye
    [light-camel] fararen raƙuma
   *[dark-camel] baƙaƙen raƙuma
}
word-them-one = { $them ->
    [pebble] dutse
    [stick] tsinke
    [long-stick] dogon tsinke
    [short-stick] gajeren tsinke
    [light-camel] farin raƙumi
   *[dark-camel] baƙin raƙumi
}
word-them-many = { $them ->
    [pebble] duwatsu
    [stick] tsinkaye
    [long-stick] dogayen tsinkaye
    [short-stick] gajerun tsinkaye
    [light-camel] fararen raƙuma
   *[dark-camel] baƙaƙen raƙuma
}
# "the pebble", "the pebbles"
word-the-them = { $them ->
    [pebble] dutsen
    [stick] tsinken
    [long-stick] dogon tsinken
    [short-stick] gajeren tsinken
    [light-camel] farin raƙumin
   *[dark-camel] baƙin raƙumin
}
word-the-them-many = { $them ->
    [pebble] duwatsun
    [stick] tsinkayen
    [long-stick] dogayen tsinkayen
    [short-stick] gajerun tsinkayen
    [light-camel] fararen raƙuman
   *[dark-camel] baƙaƙen raƙuman
}
# It stands behind what is counted
word-number = { $count ->
    [1] ɗaya
    [2] biyu
    [3] uku
    [4] huɗu
    [5] biyar
    [6] shida
    [7] bakwai
    [8] takwas
    [9] tara
    [10] goma
    [11] goma sha ɗaya
    [12] goma sha biyu
   *[other] { $count }
}
word-counted-us = { $count ->
    [one] { word-us-one }
   *[other] { word-us-many }
} { word-number }
word-counted-them = { $count ->
    [one] { word-them-one }
   *[other] { word-them-many }
} { word-number }

## Lists. Without a word for "and": English sentences that are not translated yet use the same list

list-next = { $before }, { $next }
list-and = { $before }, { $last }
list-or = { $before }, ko { $last }

## What is asked. A task stands after "Lokacin duwatsu ne:" or "Duwatsu:", or alone

to-play = Lokacin { word-us-many } ne: { $task }.
asked = { word-us-many }: { $task }.
go-on = { $task }.
thinking = { word-us-many } suna tunani.
confirm = { $button }? A sake zaɓa don a yi.

task-place = a sa ɗa a gida
task-place-in-reply = a sa ɗa, domin abokin wasa ya sa nasa
task-place-apart = a sa ɗa, amma kada a jera { word-number }
task-place-or-move = a sa ɗa, ko a matsar da wani
task-move = a matsar da ɗa
task-move-into-row = a matsar da ɗa; idan an jera { word-number }, za a ɗauki ɗan abokin wasa
task-capture = a ci, domin ana iya ci kuma dole a ci
task-take = a ƙara ɗaukar { word-counted-them }
task-take-or-decline = a ƙara ɗaukar { word-counted-them }, ko a bari
task-take-for-row = an jera! A zaɓi { word-them-one } a ɗauke shi
task-take-from-hand = babu sauran { word-them-many } a filin wasa, saboda haka a ɗauki { word-counted-them } daga hannu
task-leap-on = a sake tsalle da { $at }, domin dole ne
task-leap-on-or-stop = a sake tsalle da { $at }, ko a tsaya

# $ways is a list of the three below it, with "ko".
where-piece = { word-us-many }: ina { $at } zai je? Yana iya { $ways }.
way-step = matsawa gidan da ke kusa
way-leap = tsallake { word-them-one }
way-hop = tsallake { word-us-one }
where-new = { word-us-many }: ina za a sa sabon ɗan? A zaɓi gidan da babu komai.
where-new-apart = { word-us-many }: ina za a sa sabon ɗan? A zaɓi gidan da babu komai, amma kada a jera { word-number }.
place-instead = Don a sa ɗa a { $at }, a fara sakin { $held }.

## What was done. Deeds stand after "Duwatsu", one after the other

did = { word-us-many } { $moves }.
undone = An koma baya: { $did }
action-placed = sun sa ɗa a { $at }
action-stepped = sun matsar da ɗa daga { $from } zuwa { $to }
action-leapt = sun tsallake { $over } daga { $from } zuwa { $to }
action-leapt-on = sun sake tsallake { $over } zuwa { $to }
action-took = sun ɗauki { word-the-them } da ke { $at }
action-took-from-hand = sun ɗauki { word-them-one } daga hannu
action-declined = ba su ɗauki { word-them-one } na biyu ba
action-stopped = sun tsaya
hand-lost = { word-us-many } ba za su iya ƙara sa ’ya’ya ba: { word-counted-us } da ke hannu { $count ->
    [one] ya fita
   *[other] sun fita
} daga wasa.

## How a game began, and how it ended

begins = Sabon wasa: { $game }.
resumed = Kuna ci gaba da wasanku: { $game }.
game-over = Wasa ya ƙare: { $reason }
headline-won = { word-us-many } sun yi nasara
headline-drawn = An yi canjaras
reason-captured-all = An cinye { word-the-them-many } duka.
reason-blocked = Babu { word-them-one } da zai iya motsawa.
reason-few-left = { word-the-them-many } da suka rage sun yi kaɗan.
reason-more-pieces = { $deadlock }, kuma { word-us-many } sun fi yawa.
reason-more-taken = { $deadlock }, kuma { word-us-many } ne suka fi cin ’ya’ya.
reason-given-up = { word-the-them-many } sun ba da kai.
reason-agreed = Ɓangarorin biyu sun yarda da haka.
reason-few-each = Kowane ɓangare yana da ’ya’ya uku ko ƙasa da haka.
reason-equal-few = Ɓangarorin biyu sun yi daidai, ’ya’yansu kaɗan ne, kuma babu mai iya ci.
reason-stale = { $deadlock }, kuma kowane ɓangare yana da ’ya’ya uku ko ƙasa da haka.
reason-equal = { $deadlock }, kuma babu wanda ya fi wani.
reason-no-progress = { $deadlock }.
deadlock-blocked = Wanda zai yi wasa ba zai iya motsawa ba
deadlock-quiet = An daɗe ba a sa ɗa ba, kuma ba a ci ba
deadlock-repeated = Karo na uku ke nan da wasan ya kasance haka

## Rules, and why something is not done

rule-named = Doka { $rule }.

refused-occupied = Akwai wani abu a { $at }; ana sa ɗa ne a gidan da babu komai.
refused-no-room = Akwai wani abu a { $at }; babu wurin sauka.
refused-not-empty = Akwai wani abu a { $at }.
refused-no-piece = Babu ɗa a { $at }.
refused-enemy-piece = Ɗan da ke { $at } ba naku ba ne.
refused-no-enemy-between = Babu ɗan abokin wasa a { $at } da za a tsallake, kuma gida ɗaya kawai ake matsawa.
refused-no-friend-between = Babu ɗanku a { $at } da za a tsallake.
refused-hop-twice = Ɗan ya riga ya kasance a { $at } a wannan karo; ba zai koma ba.
refused-leap-on-or-stop = Yanzu ɗan da ke { $at } kawai zai ci gaba: a sake tsalle da shi, ko a tsaya.
refused-no-enemy = Babu ɗan abokin wasa a { $at }; a zaɓi ɗan abokin wasa a ɗauke shi.
refused-game-over = Wasa ya ƙare.
refused-off-board = Wannan ba ya cikin filin wasa.
refused-friends-stay = A wannan wasa, ɗa ba ya tsallake ɗan’uwansa.
refused-hand-empty = Babu sauran ɗa a hannu.
refused-must-place = Abokin wasa ya sa ɗa, saboda haka dole ku ma ku sa.
refused-must-capture = Kuna iya ci, saboda haka dole ku ci.
refused-take-first = Da farko a zaɓi ɗan abokin wasa a ɗauke shi.
refused-hand-is-safe = Ba a ɗaukar ’ya’yan da ke hannu.
refused-board-first = A ɗauki ɗa daga filin wasa, matuƙar akwai shi a can.
refused-must-take = Dole a ɗauki ɗan: ba a iya ƙi.
refused-nothing-to-take = Babu abin da za a ɗauka yanzu.
refused-nothing-to-stop = Babu abin da za a tsayar.
refused-place-first = Sai an sa dukan ’ya’ya kafin a matsar da wani.
refused-all-placed = An gama sa ’ya’ya: yanzu sai a matsar da su.
refused-makes-row = Idan aka sa ɗa a can, zai jeru, kuma ba a yarda da haka ba yayin da ake sa ’ya’ya.
refused-too-long = Layin zai yi tsawo fiye da kima.
refused-no-leaps = A wannan wasa ba a tsalle: ɗa yana matsawa zuwa gidan da ke kusa.

fault-diagonal = Daga { $from } zuwa { $to } ba a miƙe yake ba: ɗa yana bin layi ne a miƙe.
fault-too-far = { $to } yana da nisa daga { $from }: ɗa yana matsawa gidan da ke kusa ne kawai.
fault-choose-beyond = Akwai wani abu a { $over }; don a tsallake shi, a zaɓi gidan da ke bayansa, { $to }.
fault-out-of-turn = Ba lokacinku ba ne: { word-us-many } suna tunani har yanzu.

## What things are called. The name of a hole begins with the hole: "c3, dutse, ana iya ɗaukarsa"

board = Filin { $kind }, layi { $rows }, gidaje { $columns } a kowane layi
player-side = { word-us-many }
hole-empty = { $at }, babu komai
hole-with = { $at }, { word-us-one }
# Something told of a hole or a heap, behind its name.
remarked = { $name }, { $remark }
remark-selected = an zaɓa
remark-chosen = an zaɓa; a sake zaɓa don a yi
remark-step = ana iya zuwa
remark-leap = ana iya zuwa ta tsallake ɗan abokin wasa
remark-hop = ana iya zuwa ta tsallake ɗanku
remark-take = ana iya ɗaukarsa
remark-own = yana iya ci
remark-heap-take = ana iya ɗaukar ɗaya
heap = { word-us-many }: { $caption }
caption = { $count } a hannu, an ci { $captured }

button-play-it = A yi
button-stop = A tsaya a nan
button-decline = A bar { word-them-one } na biyu
button-take-from-hand = A ɗauki { word-them-one } daga hannu
button-place = A sa ɗa a { $at }
button-take = A ɗauki { word-the-them } da ke { $at }
button-move = A matsar da ɗa daga { $from } zuwa { $to }
button-leap = A yi tsalle daga { $from } zuwa { $to }
