### What is said of everything but playing: hints, the record, the review, kept games, lessons.
### See play.ftl for $us, $them, "word-" and capitals.

## Hints: "Essayez ceci : sauter de c3 par-dessus d3 jusqu'à e3, puis retirer a5 et b5. Ce coup capture deux bâtonnets et garde cinq cailloux en main."

# $turn-words is what the next messages say, in the infinitive; $why is a list of the merits with
# "et": verbs after "ce coup".
hint = Essayez ceci : { $turn-words }. Ce coup { $why }.
# One thing after another.
hint-then = { $before }, puis { $next }
hint-placing = poser une pièce en { $at }
hint-step = aller de { $from } à { $to }
# $leap is "par-dessus d3 jusqu'à e3".
hint-leap = sauter de { $from } { $leap }
hint-leap-and-on = { $before }, puis { $leap }
hint-leap-over = par-dessus { $over } jusqu’à { $to }
hint-taking-one = retirer le { word-them-one } en { $at }
hint-stopping = s’arrêter ici
hint-then-on = continuer { $leap }
hint-taking = retirer { $pieces }
hint-from-hand = { $count ->
    [one] un { word-them-one } de la main adverse
   *[other] { word-counted-them } de la main adverse
}
hint-declining = renoncer à un second { word-them-one }
hint-stopping-there = s’arrêter là

motif-wins-at-once = gagne la partie
motif-wins-within = { $count ->
    [1] gagne pendant ce tour
   *[other] gagne à coup sûr en { word-turns } au plus
}
motif-wins-by-table = gagne à coup sûr
motif-draws-at-once = termine la partie par une nulle
motif-keeps-draw = garde la nulle
motif-only = est le seul possible
motif-holds-out = résiste le plus longtemps, même si tous les coups perdent
motif-avoids-draw = évite que la partie finisse par une nulle
motif-looks-best = semble le meilleur, autant qu’on puisse le voir
motif-captures = capture { word-counted-them }
motif-makes-row = forme un alignement de { word-number }
motif-disarms = retire le { word-them-one } qui aurait pu capturer { word-of-yours }
motif-threatens-win = menace de gagner
motif-threatens = menace de capturer { word-counted-them }
motif-threatens-row = menace de former un alignement de { word-number }
motif-prepares-row = prépare un alignement de { word-number }
motif-takes-back = vous permet de répondre à toute capture en capturant { word-counted-them }
motif-corner = met un { word-us-one } à l’abri dans un coin
motif-keeps-hand = garde { word-counted-us } en main
motif-averts-loss = empêche les { word-them-many } de gagner tout de suite
motif-binds = oblige les { word-them-many } à poser une pièce au lieu de capturer
# $cells is a list of one to three holes, $count how many they are.
motif-saves = sauve { $count ->
    [one] votre { word-us-one }
   *[other] vos { word-us-many }
} en { $cells }
motif-saves-many = sauve { word-of-yours }
motif-stops-row = empêche les { word-them-many } de former un alignement de { word-number }
motif-hinders-row = gêne les { word-them-many } qui veulent former un alignement de { word-number }
# "que un" does not stand in French, "que onze" does.
motif-lessens = { $count ->
    [0] ne laisse aux { word-them-many } aucun { word-us-one } à capturer au lieu de { word-from-number }
    [1] ne laisse aux { word-them-many } qu’un { word-us-one } à capturer au lieu de { word-from-number }
   *[other] ne laisse aux { word-them-many } que { word-counted-us } à capturer au lieu de { word-from-number }
}
motif-costs-at-most = { $count ->
    [0] ne risque aucun { word-us-one }
    [1] ne risque qu’un { word-us-one }
   *[other] ne risque que { word-counted-us }
}
motif-safe = ne laisse aucun de vos { word-us-many } en danger
motif-confines = ne laisse aux { word-them-many } qu’une seule chose à faire

word-turns = { word-number } { $count ->
    [one] coup
   *[other] coups
}
word-half-turns = { word-number } { $count ->
    [one] demi-coup
   *[other] demi-coups
}
word-of-yours = { word-number } de vos { word-us-many }
word-from-number = { $from-count ->
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
   *[other] { $from-count }
}

## How the game stands

verdict-won = Exact : les { word-us-many } gagnent, avec une capture ou la fin d’ici { word-half-turns }.
verdict-won-placing = Exact : les { word-us-many } gagnent, avec une pose, une capture ou la fin d’ici { word-half-turns }.
verdict-drawn = Exact : aucun camp ne peut gagner.
verdict-ahead = Exact : les { word-us-many } gagnent.
verdict-seen = { $count ->
    [0] Exact : les { word-us-many } gagnent tout de suite.
    [1] Exact : les { word-us-many } gagnent en un coup.
   *[other] Exact : les { word-us-many } gagnent en { word-turns } au plus.
}
verdict-even = La partie est à peu près égale.
# "Une pièce" is feminine; the other numbers are the same in both genders.
verdict-far-ahead = Les { word-us-many } ont une grande avance.
verdict-better = Les { word-us-many } ont environ { $count ->
    [one] une pièce
   *[other] { word-number } pièces
} d’avance.
# $amount is a number with one decimal, such as 1,4: too little to choose "pièce" or "pièces" by.
verdict-better-by-part = L’avance des { word-us-many }, comptée en pièces, est d’environ { $amount }.
depth = { $count ->
    [0] Examiné sur moins d’un demi-coup.
   *[other] Examiné sur { word-half-turns }.
}
# Of a line of play.
certain-win = gagne
certain-draw = fait nulle
certain-loss = perd

## The record and its review

waiting = Aux { word-us-many } de jouer. La partie est en pause.
# $did begins with a capital.
looking = { $turn ->
    [0] Vous regardez le début.
   *[other] Vous regardez le coup { $turn } sur { $of }.
}
looking-before = Avant le coup { $turn } sur { $of }.
at-turn = Coup { $turn } sur { $of }. { $did }
at-beginning = { $of ->
    [one] Le début, avant { $of } coup.
   *[other] Le début, avant { $of } coups.
}
turn = { $number }. { $did }
best-played = Le coup joué, le { $turn }, est le meilleur trouvé.
better = Mieux : { $did }
# Beside another turn on the board: $turn is the number of the one that could have been better.
better-on = Mieux au coup { $turn } : { $did }
# The reason for it: $why is a list of clauses such as "saves your pebble on b4".
# An error that a review has found; $did and $better are sentences, $count is how many pieces it cost.
erred-by = { $who }, coup { $number }
# Of a side whose player has no name: the turn names it.
erred-on = Coup { $number }
erred = { $head } : { $did } { $better }
erred-then = { $head } : { $did } Ensuite, { $verdict } { $better }
erred-allowed = { $head } : { $did } Cela a permis aux { word-them-many } d’en prendre { word-number }. { $better }
led-you = Vous avez capturé { $count ->
    [one] une pièce
   *[other] { $count } pièces
} au coup { $number }, et vous aviez dès lors plus de pièces.
led-name = { $who } a capturé { $count ->
    [one] une pièce
   *[other] { $count } pièces
} au coup { $number }, avec dès lors plus de pièces.
led-side = les { word-us-many } ont capturé { $count ->
    [one] une pièce
   *[other] { $count } pièces
} au coup { $number }, et avaient dès lors plus de pièces.
show-turn = Voir le coup { $number }
analysis-over = La partie est finie. Reculez jusqu’à un coup pour le faire analyser.
rules-order = Ici, les { word-us-many } jouent en premier, et les { word-them-many } ensuite.
nears-repetition = La même position se présente pour la deuxième fois ; la troisième met fin à la partie : { $result }.
quiet-soon = { $count ->
    [one] Si rien n’est posé ni pris au prochain coup, la partie s’arrête.
   *[other] Si rien n’est posé ni pris en { $count } coups, la partie s’arrête.
}
ahead = { $who } en tête
turned = { $count ->
    [0] Aucune erreur n’a décidé à elle seule de la partie.
   *[other] Là où la partie a basculé, et ce qui était mieux :
}
reviewed = { $count ->
    [0] La partie a été examinée. Aucune erreur n’en a décidé à elle seule.
    [1] La partie a été examinée. Une seule erreur en a décidé.
   *[other] La partie a été examinée. { $count } erreurs en ont décidé.
}
judged = Examen du coup { $turn } sur { $of }…
branched = { $turn ->
    [0] C’est une nouvelle partie depuis le début. L’autre reste dans « Parties ».
   *[other] C’est une nouvelle partie à partir du coup { $turn }. L’autre reste dans « Parties ».
}
unsettled = Annulé : la partie continue.
draw-declined = Les { word-us-many } refusent la partie nulle.

## Texts that come to the table, or leave it. $cause stands in the first sentence

loaded = Partie chargée : { $game }.
loaded-against = Partie chargée : { $game }. L’ordinateur ({ $who }) joue les { word-them-many }.
# Below the link: who plays where it is opened.
shared-against = Sur l’autre appareil aussi, l’ordinateur ({ $who }) joue les { word-them-many }.
trouble = Lecture impossible : { $cause }. La partie sur le plateau n’a pas changé.
cause-empty = le texte est vide
cause-too-long = il a plus d’un million de caractères, et aucune partie n’en a autant
cause-unknown = ce n’est ni un lien, ni une feuille de partie, ni une position de ces jeux
cause-yebo = c’est une partie de Yebo : ouvrez Yebo sous « Nouvelle partie », et lisez-y le texte sous « Partie écrite »
cause-backup = c’est un fichier avec tout ce qui était gardé : ouvrez-le sous « Parties », avec « Restaurer depuis un fichier »
cause-file = le navigateur ne peut pas ouvrir le fichier
cause-files = ce sont plusieurs fichiers, et un seul peut être ouvert à la fois
cause-link-too-long = le lien est plus long que n’importe quelle partie
cause-link-not-ours = ce lien ne contient aucune partie de Sandgrid
cause-link-newer = le lien vient d’une version plus récente de Sandgrid
cause-link-rules = le lien nomme des règles inconnues ici
cause-link-cut = le lien ou le code a été coupé, ou un caractère a été changé, par exemple une majuscule : copiez-le en entier, ou redemandez-le
cause-link-altered = un caractère du lien manque ou a été changé ; majuscules et minuscules comptent
cause-link-position = dans le lien, { $error }
cause-link-over = la partie du lien est finie avant son action { $number }
shared-copied = Copié.
shared-marked = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : vous pouvez le copier.

## Setting up a position

set-up-begun = Composez une position : choisissez une pièce, puis appuyez sur les trous où elle doit aller. La partie attend.
set-up-hole = { $hole }.
set-up-hand = { word-us-many } : { word-number } en main.
set-up-playable = Cette position peut se jouer : les { word-us-many } commencent.
# A position from a link or a text that no game goes on from.
set-up-at-end = Dans une partie, cette position serait la fin : { $headline }. { $reason } Ici, on joue à partir d’elle.
set-up-over = Il ne reste rien à jouer : { $headline }. { $reason }
set-up-too-many = Il y a trop de { word-us-many } : le jeu en a { word-number }.
set-up-no-pieces = Il n’y a encore aucune pièce, ni sur le plateau ni en main.
set-up-flawed = Cette position ne peut pas se jouer : { $error }.
set-up-played = La partie continue à partir de cette position.
set-up-left = Retour à la partie, qui est restée comme elle était.

## What is kept on the device

kept-damaged = Quelque chose qui était gardé sur cet appareil est illisible : c’est abîmé, ou gardé par une version plus récente. Cela a été mis de côté ; vous le trouverez sous « Parties ».
kept-taken-in = Ce qui était gardé sur l’autre appareil est maintenant ici.
kept-taken-in-partly = Ce qui était gardé sur l’autre appareil est maintenant ici, sauf ce qui n’a pas pu être lu ; parties illisibles du fichier : { $damaged }.
kept-gone = Cette partie n’est plus ici : une autre fenêtre l’a supprimée.
kept-nothing = Rien n’est encore gardé ici : aucun fichier n’a été enregistré.
kept-bad-heading = Ce n’est pas un fichier contenant tout Sandgrid, ou bien une version plus récente l’a écrit. Rien n’a changé.
kept-bad-part = Ce fichier est abîmé dans sa partie { $part }. Rien n’a changé.
kept-table = La table de finales { $name } est gardée sur cet appareil, et fonctionne hors ligne.
# Who plays: "Cailloux : une personne ; bâtonnets : niveau 3".
sides = { $one } ; { $other }
sides-computer = vous avec les { word-us-many }, contre { $who }
side-person = { word-us-many } : une personne
side-named = { word-us-many } : { $who }
side-computer = { word-us-many } : { word-persona }
sides-friend = avec { $who }
sides-friend-yours = avec { $who } : à vous de jouer
sides-friend-theirs = avec { $who }, à qui c’est de jouer
turns-played = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
forget-really = Vraiment la supprimer
resign-question-alone = Abandonner cette partie ?
resign-question = Abandonner cette partie ? Abandonne : { $loser }. Victoire : { $who }

## Choosing sides and levels

piece = { word-us-one }
opens = Les { word-us-many } commencent
in-hand = { word-us-many } en main
mine = Je joue les { word-us-many }
# The adjectives say how the level plays.
level = { word-persona }, niveau { $level } : { $level ->
    [1] vend des mangues au marché, et ne regarde que là où l’on vient de jouer
    [2] sort de l’école, joue vite et laisse passer beaucoup
    [3] tresse les cheveux, et regarde tout le plateau, mais pas longtemps
    [4] garde le troupeau, attentif mais facile à surprendre
    [5] fait des pots, et veille sur chaque pièce
    [6] part à la pêche, et regarde un coup plus loin
    [7] est couturière, et joue presque tous les soirs
    [8] conduit un taxi, et s’exerce entre deux courses
    [9] cultive le mil, et ne donne presque rien
    [10] est infirmière, et voit tôt les pièges
    [11] fait des tambours, fort et patient
    [12] est institutrice, et a appris le jeu à la moitié de la ville
   *[13] s’assied chaque jour sous le baobab, et joue avec tout ce que sait l’ordinateur
}
# The games that can follow a finished one.
rematch-again = Encore une partie
rematch-swapped = Changer de camp
rematch-easier = { word-persona }, plus facile
rematch-harder = { word-persona }, plus difficile

## Rulebooks

part-needs = Ce qu’il faut, et l’objectif
part-turns = À tour de rôle
part-placing = Poser
part-moving = Déplacer
part-capturing = Capturer
part-ending = La fin de la partie
part-options = Options
rule-read = { $rule } : { $words }
citation-section = { $book }, { $heading }
citation-rebuilt = notre lecture d’une page abîmée


summary-yote = Afrique de l’Ouest : un saut prend deux pièces
summary-choko = Gambie : comme le Yoté, mais il faut répondre à une pose par une pose
summary-wali = Mali : trois pièces alignées en prennent une
summary-bolotondou = Togo : deux pièces alignées en prennent une
difference-board = { $rows } rangées de { $columns } trous
difference-line = { word-number } pièces alignées en prennent une
difference-end = { $count ->
    [one] qui n’a plus qu’une pièce a perdu
   *[other] qui n’a plus que { word-number } pièces a perdu
}
difference-offers = options : { $options }
difference-answer-free = on pose ou on déplace librement
difference-answer-in-kind = à une pose, il faut répondre par une pose
difference-friends-never = pas de saut par-dessus une pièce amie
difference-friends-once = un saut par-dessus une pièce amie
difference-friends-then-capture = sauts par-dessus les pièces amies
difference-chain-single = une capture par tour
difference-chain-several = plusieurs captures par tour
difference-second-declined = seconde pièce : on peut y renoncer
difference-second-board = seconde pièce : du plateau seulement
difference-second-board-then-hand = seconde pièce : du plateau, sinon de la main
difference-blocked-loses = camp bloqué : il perd
difference-blocked-counted = camp bloqué : le plus de pièces gagne
difference-few-drawn = trois pièces ou moins chacun : nulle
difference-few-stale = trois pièces ou moins chacun : nulle si rien ne se passe
difference-few-equal = autant de pièces, trois ou moins, plus de capture : nulle
difference-impasse-drawn = partie qui n’avance plus : nulle
difference-impasse-more-pieces = partie qui n’avance plus : le plus de pièces gagne
difference-impasse-more-taken = partie qui n’avance plus : le plus de prises gagne
source = { $title } : { $published }. { $credits }
published-000 = un livret imprimé, Lemery Games
published-001 = un livret imprimé, en français
published-002 = une page web sur le Choko
published-004 = une page web sur le Yoté
credits-000 = Illustré par Tímea Kőszegi et Lívia Varga, édité par Emily Willix. Il n’indique ni auteur des règles ni année ; son Yoté s’inspire d’Angels Navarro, The 10 Best Games in the World, 2011.
credits-001 = Il n’indique ni auteur ni année.
credits-002 = Cyningstan, le site de Damian Walker ; la page n’indique pas d’année.
# $count is of both sides together, $number of one.
print-heading = { $kind } : posez ce plateau sur la table et découpez les { $count } pièces ci-dessous ; { $number } { word-us-many }, { $number } { word-them-many }, { $rows } rangées de { $columns } trous.

## Lessons and puzzles

lesson-step = { $title } : étape { $step } sur { $of }
lesson-done = La leçon est terminée.
puzzle-title = { $kind } : énigme { $number } sur { $of }, { word-hardness }
puzzle-chip = { $kind } : énigme { $number }, { word-hardness }
puzzle-chip-helped = { $kind } : énigme { $number }, { word-hardness }, résolue avec de l’aide
puzzle-chip-solved = { $kind } : énigme { $number }, { word-hardness }, résolue
word-hardness = { $stars ->
    [1] facile
    [2] plus difficile
   *[3] difficile
}
puzzle-win = { $count ->
    [1] Les { word-us-many } jouent et gagnent tout de suite.
   *[other] Les { word-us-many } jouent et gagnent en { word-turns }, quoi que fasse l’autre camp.
}
puzzle-row = { $count ->
    [1] Les { word-us-many } jouent et forment un alignement.
   *[other] Les { word-us-many } jouent et forment un alignement en { word-turns }, quoi que fasse l’autre camp.
}
puzzle-keep = Les { word-us-many } jouent et sont en train de gagner : un seul coup garde l’avantage.
puzzle-save = Les { word-us-many } jouent et sont en danger : un seul coup ne perd pas.
puzzle-blockade = La partie finit aussi quand l’autre camp ne peut plus jouer.
puzzle-right = Bravo !
puzzle-wrong-win = C’est permis, mais alors la victoire n’arrive pas à temps.
puzzle-wrong-row = C’est permis, mais alors l’alignement n’arrive pas à temps.
puzzle-wrong-keep = C’est permis, mais cela laisse échapper la victoire.
puzzle-wrong-save = C’est permis, mais cela perd.
puzzle-again = Regardez encore.
# The other side's answer to a wrong turn; $did is a sentence, without its capital.
puzzle-answer = Alors, { $did }
puzzle-solved = Résolue !
puzzle-solved-helped = Résolue, avec de l’aide.
# $praise is one of the two above; $themes is a list with "et".
puzzle-themes = { $praise } L’idée : { $themes }.
puzzle-hint-action = { $action }.
puzzle-hint = Regardez { $at }.
puzzles-done = Toutes les énigmes sont résolues.
puzzles-of = { $kind } : { $solved } sur { $of } { $solved ->
    [one] résolue
   *[other] résolues
}
theme-second = la seconde pièce
theme-chain = des sauts qui s’enchaînent
theme-hop = un saut par-dessus une pièce amie
theme-blockade = plus aucun endroit où aller
theme-quiet = un coup tranquille
theme-sacrifice = une pièce offerte
theme-horse = un cheval
returned = Retour à la partie : { $game }.
lessons-unusable = Ces leçons et ces énigmes ne peuvent pas servir : { $error }.
steps-none-done = { $of ->
    [one] { $of } étape
   *[other] { $of } étapes
}
steps-all-done = { $of ->
    [one] { $of } étape sur { $of } faite
   *[other] les { $of } étapes sont faites
}
steps-done = { $done ->
    [one] { $done } étape sur { $of } faite
   *[other] { $done } étapes sur { $of } faites
}
pupil-nobody = personne en particulier
pupil-added = { $name } est sur la liste, et apprend maintenant.
pupil-removed = { $name } n’est plus sur la liste.
pupil-remove-really = Vraiment retirer { $name }
pupil-empty = Il faut un nom.
pupil-taken = Un élève porte déjà le nom { $name }.
pupil-full = La liste est pleine : elle contient { $count } élèves.
class-pupil = Élève
class-lessons = Leçons, sur { $of }
class-solved = Énigmes sans aide, sur { $of }
class-helped = Énigmes avec de l’aide, sur { $of }

## What is wrong with a text; each stands as $cause or $error in another sentence

error-record = ligne { $line }, caractère { $character } de la feuille de partie : { $error }
error-record-at = ligne { $line }, caractère { $character } de la feuille de partie, à « { $word } » : { $error }
error-record-no-rules = il n’y a pas de [Rules "…"] avant ceci
error-record-tag = une étiquette s’écrit [Name "text"]
error-record-tag-twice = l’étiquette était déjà là
error-record-comment = un commentaire n’a pas de fin
error-record-parenthesis = une parenthèse n’a pas son pendant
error-record-turn = aucune action ne peut être lue à partir du caractère { $character } du coup ; un coup s’écrit comme c3, c3-c4, c3xe3*a5 ou a1^c1stop
error-record-illegal = { $action } : { $reason }
error-record-turn-over = le tour est fini avant sa dernière action
error-record-turn-unfinished = le tour d’avant n’est pas terminé
error-record-result = sur le plateau, la partie s’est terminée autrement
error-record-trailing = quelque chose suit le résultat
error-record-another = une deuxième feuille de partie commence ici, et une seule peut être ouverte à la fois

address-rules = Il n’y a pas ici de règles appelées « { $asked } ». Les jeux sont { $games }.
address-choose = Choisir un jeu

error-rules-book = aucun livret ne porte ce nom ; il y a { $names }
error-rules-option = { $book } n’a pas cette option (caractère { $character }) ; il a { $names }
error-rules-no-option = { $book } n’a pas d’options (caractère { $character })
error-rules-option-twice = une option des règles est nommée deux fois (caractère { $character })

error-position = { $field } de la position : { $error }
error-position-at = { $field } de la position, caractère { $character } : { $error }
error-field-board = champ 1 (le plateau)
error-field-turn = champ 2 (qui joue)
error-field-hands = champ 3 (les mains)
error-field-pending = champ 4 (ce qui doit être décidé)
error-field-quiet = champ 5 (le compte des tours calmes)
error-missing = il manque
error-trailing = il est suivi de quelque chose qui n’a rien à faire là
error-character = on n’y met que des rangées de o, de i et de chiffres de 1 à 8, séparées par /
error-row-length = une rangée n’a pas { $columns } trous
error-row-count = il n’y a pas { $rows } rangées
error-turn = ce doit être o ou i
error-hands = ce doit être deux nombres, comme 12/12
error-number = ce doit être un nombre de 0 à 255
error-pending = ce doit être -, place, take:N, take:N@CELL, chain:N@CELL ou hop:C1,C2,… tel que cela peut se produire sur ce plateau avec ces règles
error-off-board = une pièce est hors du plateau
error-overlap = deux pièces sont dans le même trou
error-too-many = il y a plus de { $count } { word-us-many }, ceux du plateau compris
error-no-pieces = il n’y a aucune pièce, ni sur le plateau ni en main
error-too-quiet = il ne peut pas dépasser { $count } : la partie est finie avant

## What the board answers to whoever asks it, and turns that are typed or said

look-untouched = Rien n’a encore été joué.
look-pieces-none = { word-us-many } : aucun sur le plateau.
look-pieces = { word-us-many } sur le plateau, { $count } : { $cells }.
look-hands = { $first } ; { $second }.
# $hole is a hole and what stands in it; $ways is a list with "or" of look-place … look-come.
look-can = { $hole } : vous pouvez { $ways }.
look-cannot = { $hole } : { $why }
look-place = poser une pièce
look-take = la prendre
look-step = aller en { $to }
look-leap = sauter par-dessus { $over } en { $to }
look-come = venir ici de { $from }
look-row = rangée { $at }
look-column = colonne { $at }
look-line = { $stretch } : { $pieces }.
look-line-next = { $before } ; { $next }
look-line-empty = { $stretch } : vide.
typing-odd = Ceci ne se lit pas : « { $word } ». { $how }
typing-empty = Il n’y a rien à jouer là-dedans. { $how }
typing-how = Un coup s’écrit c3, c3-c4 ou c3xe3*a5, ou se dit : c3 à c4.
typing-too-much = Le coup est fini avant cela : rien n’a été joué.
# Words that somebody says in a turn, one of them or another, between spaces; heard-nothing means nothing.
heard-to = à a vers jusque
heard-over = dessus
heard-take = prendre prends prend prenez retire retirer capture capturer retirez capturez
heard-hand = main
heard-decline = renonce renoncer passe passer renoncez passez
heard-stop = stop arrête arrêter arrêtez arrêtez-vous
heard-nothing = de du des d le la les l un une et puis en par sur au aux va aller pose poser saute sauter pièce caillou cailloux bâtonnet bâtonnets chameau chameaux clair foncé long court ici la-bas je posez place placer placez sautez déplace déplacer déplacez bouge bouger bougez avance avancer avancez mets mettre mettez vais allez continuez

## A board in somebody else's page

read-only = Ce plateau ne se joue pas : on le regarde, et l’on peut parcourir la partie coup par coup.

## Un ami ailleurs

friend-invited = { $who } vous invite à une partie de { $kind }. Vous jouez les { word-us-many }.
friend-arrived = { $who } a joué. Vous jouez les { word-us-many }.
friend-older = Ce lien est plus ancien que votre partie avec { $who }. Voici la partie telle qu’elle est maintenant.
friend-different = Ce lien diffère de votre partie avec { $who }, qui reste inchangée sous Parties. Il est montré ici comme une partie à part.
friend-send-first = C’est à { $who } de commencer. Envoyez l’invitation par l’application de votre choix.
friend-send = Vous avez joué. C’est à { $who } de jouer.
friend-copied = Le lien est copié. Collez-le dans un message à { $who }.
friend-sent = C’est envoyé. La réponse arrive sous forme de lien ; ouvrez-le sur cet appareil.
friend-send-label = Envoyer à { $who }
friend-send-label-unnamed = Envoyer à votre ami
friend-mail-first = Une partie de { $kind } ? Vous jouez les { word-us-many }, et vous commencez :
friend-mail = { $kind } : j’ai joué { $played }. À vous :
