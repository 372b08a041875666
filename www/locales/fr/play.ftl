### What is said while one plays: needed before one can play, so it is short.
###
### Arguments: $us and $them are what a side plays with: pebble, stick, long-stick, short-stick, light-camel or
### dark-camel. A name that begins with "word-" is this language's own. All pieces are masculine and
### begin with a consonant: "le", "un", "du", "au", "les", "des", "aux" stand before any of them. The
### first letter of a sentence becomes a capital by itself.
###
### Typography: U+00A0 before : ; ? ! and inside « ».

## Words for other messages

word-us-one = { $us ->
    [pebble] caillou
    [stick] bâtonnet
    [long-stick] bâtonnet long
    [short-stick] bâtonnet court
    [light-camel] chameau clair
   *[dark-camel] chameau foncé
}
word-us-many = { $us ->
    [pebble] cailloux
    [stick] bâtonnets
    [long-stick] bâtonnets longs
    [short-stick] bâtonnets courts
    [light-camel] chameaux clairs
   *[dark-camel] chameaux foncés
}
word-them-one = { $them ->
    [pebble] caillou
    [stick] bâtonnet
    [long-stick] bâtonnet long
    [short-stick] bâtonnet court
    [light-camel] chameau clair
   *[dark-camel] chameau foncé
}
word-them-many = { $them ->
    [pebble] cailloux
    [stick] bâtonnets
    [long-stick] bâtonnets longs
    [short-stick] bâtonnets courts
    [light-camel] chameaux clairs
   *[dark-camel] chameaux foncés
}
# Masculine, as the pieces, "coup" and "demi-coup" are.
word-number = { $count ->
    [0] aucun
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
   *[other] { $count }
}
# In French [one] is 0, too: "aucun caillou".
word-counted-us = { word-number } { $count ->
    [one] { word-us-one }
   *[other] { word-us-many }
}
word-counted-them = { word-number } { $count ->
    [one] { word-them-one }
   *[other] { word-them-many }
}

## Lists: "a, b et c"; "a, b ou c"

list-next = { $before }, { $next }
list-or-next = { $before }, { $next }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }

## What is asked. A task stands after "Aux cailloux de jouer :" or "Cailloux :", or alone

to-play = Aux { word-us-many } de jouer : { $task }.
against = Vous jouez les { word-us-many } contre { $who }.
your-turn = À vous : { $task }.
captured = { $who } a capturé { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
persona-thinks = { $who } réfléchit.
asked = { word-us-many } : { $task }.
go-on = { $task }.
thinking = Les { word-us-many } réfléchissent.
awaiting = C’est à { $who } de jouer.
confirm = { $button } ? Choisissez une deuxième fois pour jouer.

task-place = posez une pièce
task-place-in-reply = posez une pièce, en réponse à celle qui vient d’être posée
task-place-apart = posez une pièce, sans former d’alignement de { word-number }
task-place-or-move = posez une pièce ou déplacez-en une
task-move = déplacez une pièce
task-move-into-row = déplacez une pièce ; un alignement de { word-number } prend une pièce adverse
task-capture = capturez, car vous le pouvez et le devez
task-take = retirez encore { word-counted-them }
task-take-or-decline = retirez encore { word-counted-them }, ou renoncez-y
task-take-for-row = un alignement ! Retirez n’importe quel { word-them-one }
task-take-from-hand = il ne reste aucun { word-them-one } sur le plateau, retirez donc { word-counted-them } de la main adverse
task-leap-on = continuez à sauter avec { $at }, car vous le devez
task-leap-on-or-stop = continuez à sauter avec { $at }, ou arrêtez-vous

# $ways is a list of the three below it, with "ou".
where-piece = La pièce en { $at } peut { $ways }. Choisissez où.
way-step = faire un pas
way-leap = sauter par-dessus un { word-them-one }
way-hop = sauter par-dessus un { word-us-one }
where-new = Posez la nouvelle pièce : choisissez un trou vide.
where-new-apart = Posez la nouvelle pièce : choisissez un trou vide, sans former d’alignement de { word-number }.
place-instead = Pour poser une pièce en { $at }, lâchez d’abord { $held }.

## What was done. Deeds stand after "Les cailloux", as a list with "et"

did = Les { word-us-many } { $moves }.
undone = Annulé : { $did }
action-placed = posent une pièce en { $at }
action-stepped = vont de { $from } à { $to }
action-leapt = sautent de { $from } à { $to } par-dessus { $over }
action-leapt-on = sautent encore jusqu’à { $to } par-dessus { $over }
action-took = retirent le { word-them-one } en { $at }
action-took-from-hand = retirent un { word-them-one } de la main adverse
action-declined = renoncent à un second { word-them-one }
action-stopped = ne sautent pas plus loin
hand-lost = Les { word-us-many } ne peuvent plus rien poser : { word-counted-us } { $count ->
    [one] resté en main est
   *[other] restés en main sont
} hors jeu.
no-second = Il n’y avait pas d’autre { word-them-one } à retirer sur le plateau.
row-opened = Un alignement est ouvert : un pas de retour en { $at } le ferme et capture de nouveau.

## How a game began, and how it ended

# The game and the rulebook: "Yoté, Traditional rules".
game = { $kind }, { $book }
begins = Nouvelle partie : { $game }.
resumed = Vous continuez votre partie : { $game }.
over = { $headline }. { $reason }
game-over = La partie est finie : { $reason }
headline-won = Les { word-us-many } gagnent
headline-you = Vous avez gagné
headline-name = { $who } a gagné
headline-drawn = Partie nulle
# The captured pieces: $ours of the winner.
score-you = Vous avez gagné, { $ours } à { $theirs }
score-persona = { word-persona } a gagné, { $ours } à { $theirs }
score-friend = { $who } a gagné, { $ours } à { $theirs }
score-side = les { word-us-many } ont gagné, { $ours } à { $theirs }
score-drawn = Partie nulle, { $ours } à { $theirs }
reason-captured-all = Tous les { word-them-many } sont capturés.
reason-blocked = Aucun des { word-them-many } ne peut bouger.
reason-few-left = Il reste trop peu de { word-them-many }.
reason-more-pieces = { $deadlock }, et les { word-us-many } sont plus nombreux.
reason-more-taken = { $deadlock }, et les { word-us-many } ont pris plus de pièces.
reason-given-up = Les { word-them-many } ont abandonné.
reason-you-gave-up = Vous avez abandonné.
reason-name-gave-up = { $who } a abandonné.
reason-agreed = Les deux camps se sont mis d’accord.
reason-few-each = Chaque camp a trois pièces ou moins.
reason-equal-few = Les deux camps ont aussi peu de pièces l’un que l’autre, et aucun ne peut capturer.
reason-stale = { $deadlock }, et chaque camp a trois pièces ou moins.
reason-equal = { $deadlock }, et aucun camp n’est en tête.
reason-no-progress = { $deadlock }.
deadlock-blocked = Le camp qui doit jouer ne peut pas bouger
deadlock-quiet = Depuis trop de tours, rien n’a été posé ni capturé
deadlock-repeated = La même position se présente pour la troisième fois

## Rules, and why something is not done

rule-named = { $rule }.
# The place of a rule: $book and the heading are as the book prints them.
citation-rule = { $book }, règle { $number }
citation-ours = notre décision, car les livrets n’en disent rien

refused-occupied = { $at } n’est pas vide ; une pièce se pose dans un trou vide.
refused-no-room = { $at } n’est pas vide : il n’y a pas la place d’y arriver.
refused-not-empty = { $at } n’est pas vide.
refused-no-piece = Il n’y a pas de pièce en { $at }.
refused-enemy-piece = La pièce en { $at } n’est pas à vous : vous ne pouvez pas la jouer.
refused-no-enemy-between = Il n’y a pas en { $at } de pièce adverse à sauter, et un pas ne va que d’un trou.
refused-no-friend-between = Il n’y a pas en { $at } de pièce à vous à sauter.
refused-hop-twice = La pièce est déjà passée en { $at } pendant ce tour : elle ne peut pas y revenir.
refused-leap-on-or-stop = Seule la pièce en { $at } peut continuer maintenant : sautez encore avec elle, ou arrêtez-vous.
refused-leap-on = La pièce en { $at } peut capturer encore, donc elle le doit.
refused-no-enemy = Il n’y a pas de pièce adverse en { $at }.
refused-game-over = La partie est finie.
refused-off-board = Ce n’est pas sur ce plateau.
refused-friends-stay = Ici, une pièce ne saute pas par-dessus une pièce de son camp.
refused-hand-empty = Il ne reste aucune pièce en main à poser : déplacez-en une.
refused-must-place = Une pièce vient d’être posée : vous devez répondre en posant une pièce.
refused-must-capture = Vous pouvez capturer, donc vous le devez.
refused-take-first = Choisissez d’abord une pièce adverse à retirer.
refused-hand-is-safe = On ne peut pas retirer les pièces en main.
refused-board-first = Retirez une pièce du plateau, tant qu’il y en a une.
refused-must-take = La pièce doit être retirée : vous ne pouvez pas y renoncer.
refused-nothing-to-take = Il n’y a rien à retirer maintenant.
refused-nothing-to-stop = Rien n’est en cours qu’on puisse arrêter.
refused-place-first = On pose toutes les pièces avant d’en déplacer une.
refused-all-placed = La mise en place est terminée : maintenant, les pièces se déplacent.
refused-makes-row = Une pièce à cet endroit formerait un alignement, ce qui est interdit pendant la mise en place.
refused-too-long = Cela formerait un alignement trop long.
refused-no-leaps = Dans ce jeu, les pièces ne sautent pas : elles vont au trou voisin.

fault-diagonal = De { $from } à { $to }, c’est en diagonale : les pièces suivent une rangée ou une colonne, jamais de biais.
fault-too-far = { $to } est trop loin de { $from } : un pas va seulement au trou voisin.
fault-choose-beyond = { $over } n’est pas vide ; pour sauter par-dessus, choisissez le trou suivant, { $to }.
fault-out-of-turn = Ce n’est pas votre tour : les { word-us-many } réfléchissent encore.
fault-shut = { $at } ne peut pas bouger : tous les trous voisins sont occupés.

## What goes wrong, though play goes on

warning-no-worker = Ici, l’ordinateur réfléchit dans la page elle-même : les niveaux les plus forts jouent un peu moins bien.
warning-worker-died = La réflexion de l’ordinateur s’est arrêtée deux fois. Elle continue ici, dans la page : les niveaux les plus forts jouent un peu moins bien.
warning-old-browser = Ce navigateur a quelques années : tout peut s’y jouer, mais tout n’y a pas l’aspect voulu. Un navigateur plus récent y remédie.
warning-no-engine = Le programme de l’ordinateur n’est pas encore chargé, ou s’est arrêté. La page essaie de nouveau ; en attendant, on peut jouer à deux.
warning-nothing-saved = Ce navigateur ne garde rien ici, parce que c’est interdit ou qu’il est plein : la partie continue, mais elle sera perdue quand la page sera fermée.
warning-locale-not-loaded = Les mots de cette langue n’ont pas pu être chargés. La partie continue dans la langue d’avant.
warning-program-not-loaded = Ce que vous avez choisi n’a pas pu être chargé. La partie continue ; choisissez-le encore une fois pour réessayer.
warning-file-missing = Le fichier { $path } n’a pas pu être chargé. L’ordinateur joue sans lui.
warning-file-bad = Le fichier { $path } n’est pas utilisé : { $why }. L’ordinateur joue sans lui.

## What things are called. The name of a hole begins with the hole: "c3, caillou, peut être retiré"

board = Plateau de { $kind }, { $rows } rangées, { $columns } colonnes
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
player-you = Vous
player-friend = votre ami
player-side = { word-us-many }
hole-empty = { $at }, vide
hole-with = { $at }, { word-us-one }
# Something told of a hole or a heap, behind its name: both are masculine.
remarked = { $name }, { $remark }
remark-selected = sélectionné
remark-chosen = choisi ; encore une fois pour jouer
remark-step = accessible
remark-row = accessible, et forme un alignement
remark-barred = interdit pour l’instant : cela formerait un alignement
remark-leap = accessible par-dessus une pièce adverse
remark-hop = accessible par-dessus une pièce amie
remark-take = peut être retiré
remark-own = peut capturer
remark-heap-take = on peut en retirer un
heap = Tas de { word-us-many } : { $caption }
heap-of = { $who } : { $caption } ; { word-us-many }
caption-brief = { $count } en main
caption = { $count } en main, { $captured } { $captured ->
    [one] capturé
   *[other] capturés
}

button-play-it = Jouer ce coup
button-stop = S’arrêter ici
button-decline = Renoncer au second { word-them-one }
button-take-from-hand = Retirer un { word-them-one } de la main adverse
button-place = Poser une pièce en { $at }
button-take = Retirer le { word-them-one } en { $at }
button-move = Aller de { $from } à { $to }
button-leap = Sauter de { $from } à { $to }

variation-chain = Capture en chaîne
variation-friendly = Saut ami
variation-mandatory = Capture obligatoire
variation-to-one = jusqu’à la dernière pièce
