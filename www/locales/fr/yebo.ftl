### What is said at Yebo.

# $number is the number on the block, or what a Sighting is worth.
yebo-block = { $kind ->
        [pot] Pot { $number }
        [mask] Masque { $number }
        [shield] Bouclier { $number }
        [flower] Fleur { $number }
        [bird] Oiseau { $number }
        [zebra] Zèbre, { $number }
        [giraffe] Girafe, { $number }
        [hippopotamus] Hippopotame, { $number }
        [buffalo] Buffle, { $number }
        [rhinoceros] Rhinocéros, { $number }
        [leopard] Léopard, { $number }
        [elephant] Éléphant, { $number }
        [lion] Lion, { $number }
       *[africa] Afrique
    }
yebo-africa-for = Afrique pour { $block }
yebo-with-fourth = { $group }, et un 4e : { $block }
yebo-name = Yebo
yebo-title = Yebo · { $round }
# Which round in order of play, and what it asks for.
yebo-round-of = Manche { $number } sur { $of } : { $round }
yebo-round-name = { $number ->
        [1] Brelans
        [2] Suites
        [3] Paires
        [4] Brelans mêlés
        [5] Suites mêlées
       *[6] Paires mêlées
    }
yebo-clockwise = dans le sens horaire
yebo-counter = dans le sens antihoraire
yebo-you = Vous
# $letter is A, B, C or D.
yebo-player = Joueur { $letter }
yebo-person = une personne
yebo-computer-name = { $letter ->
        [A] Ama
        [B] Bheki
        [C] Chipo
       *[D] Dembe
    }
yebo-computer = ordinateur, { $number ->
        [1] débutant
        [2] doux
        [3] régulier
       *[4] redoutable
    }
yebo-your-hand = Votre main
yebo-hand-of = Main : { $name }
yebo-hands-covered = Toutes les mains sont cachées
yebo-hidden = { $count ->
        [one] { $count } bloc caché
       *[other] { $count } blocs cachés
    }
yebo-mark-chief = Chef
yebo-mark-announced = Plus qu’un
yebo-mark-unannounced = Sans « plus qu’un »
yebo-mark-turn = { $who ->
        [you] À vous
       *[other] À son tour
    }
yebo-fence-left = { $count ->
        [one] { $count } bloc restant
       *[other] { $count } blocs restants
    }
yebo-opening = Endroit où s’ouvre la Clôture
yebo-opening-none = Clôture : ouverte au hasard
yebo-opening-at = Ouverture à la pile { $number }
yebo-from-stack = dès la pile { $number }
yebo-left-end = Piocher un bloc à gauche, où il y en a { $count }
yebo-right-end = Piocher un bloc à droite, où il y en a { $count }

## What is asked

yebo-ask-direction = Vous êtes Chef : dans quel sens joue-t-on ?
yebo-ask-deal = Vous êtes Chef : distribuez les blocs.
yebo-ask-replace = { $count ->
        [one] Piochez un bloc à la place de votre Apparition.
       *[other] Piochez { $count } blocs à la place de vos Apparitions.
    }
yebo-ask-chief = { $act ->
        [deal] { $name } est Chef et prend l’appareil : distribuez les blocs, les autres ne regardent pas.
       *[direct] { $name } est Chef et prend l’appareil : dans quel sens joue-t-on ? Les autres ne regardent pas.
    }
yebo-ask-round = Vous êtes Chef : choisissez la manche.
yebo-ask-take = À vous : prenez un bloc.
yebo-ask-refill = Piochez pour remplacer le bloc posé.
yebo-ask-empty = La Clôture est vide. La reconstruire, ou compter la manche ?
yebo-ask-leave = La Clôture est vide : ramasser { $block }, ou laisser le Chef décider ?
yebo-ask-leave-chief = La Clôture est vide. Ramasser { $block }, reconstruire, ou compter la manche ?
# Heard before that question; the eye has the points at the seats.
yebo-points-so-far = Points jusqu’ici : { $list }.
yebo-ask-claim = Défausse { $block } : Yebo, ou passer ?
yebo-ask-watch = { $block } est là. Yebo ?
# At a device that several people share, all are asked at once.
yebo-ask-table = Défausse { $block }. Qui dit Yebo ?
# $name has called already.
yebo-ask-nearer = { $name } : Yebo pour { $block }. Quelqu’un de plus proche dans le tour ?
yebo-ask-group = Quel groupe montrez-vous avec { $block } ?
yebo-ask-no-group = Vous n’avez pas de groupe avec { $block }. Personne d’autre ne le voit : rendez l’appareil comme si de rien n’était.
yebo-ask-no-call = Vous n’avez pas de groupe avec { $block } : passez. Personne d’autre ne le voit.
yebo-ask-play = Défaussez un bloc, ou choisissez un groupe à montrer.
yebo-ask-besides = { $act ->
        [swap] Défaussez un bloc, ou échangez-en d’abord un contre une Afrique.
        [fourth] Défaussez un bloc, ou posez-en d’abord un comme 4ᵉ.
       *[both] Défaussez un bloc, ou échangez-en d’abord un, ou posez-le comme 4ᵉ.
    }
yebo-ask-discard = Défaussez un bloc.
yebo-ask-last = Tous les groupes sont sur la table : défaussez le dernier bloc.
yebo-ask-announce = Plus qu’un : l’annoncer ? Sans cela, le prochain bloc ne fait pas gagner.
yebo-ask-chosen = Choisi : { $blocks }.
yebo-ask-none-chosen = Aucun bloc choisi.
yebo-ask-go-on = La manche { $number } sur { $of } est finie.
# A list of buttons, whose words have commas.
yebo-list-next = { $before } ; { $next }
# What is newly offered besides what is asked: the words of buttons.
yebo-possible = Possible maintenant : { $list }.
yebo-wait = { $name } : réflexion …
yebo-wait-invited = La table vous attend.
yebo-wait-claim = Qui dit Yebo ?
yebo-cover = L’appareil passe à { $name }.
yebo-cover-new = L’appareil passe à { $name } : sa nouvelle main n’a pas encore été vue.
yebo-choose-one = Plusieurs sont possibles : choisissez un des boutons.
yebo-choose-blocks = Choisissez d’abord des blocs de votre main.
yebo-damaged = Quelque chose qui était conservé ici est illisible : c’est endommagé, ou conservé par une version plus récente. C’est mis de côté.
yebo-unreadable = Ceci n’a pas pu être lu : ligne { $line }, caractère { $character }, à « { $word } ».
yebo-second-record = Une deuxième partie écrite commence ici, et une seule peut être ouverte à la fois.
yebo-tag-twice = L’étiquette était déjà là.
yebo-no-player = Les joueurs sont « person », ou « computer-1 » à « computer-4 ».
yebo-no-game = Ce n’est pas une partie de Yebo : ses premières lignes, [Game "yebo"] et la suite, manquent ou disent l’impossible.
yebo-sand-game = C’est une partie dans le sable, et non de Yebo : ouvrez-la avec « Les jeux de sable », sous « Partager et ouvrir ».
yebo-too-long = C’est plus long qu’aucune partie de Yebo : il y a plus d’un million de caractères.
yebo-several-files = Ce sont plusieurs fichiers, et un seul peut être ouvert à la fois.
yebo-begins = Nouvelle partie de Yebo.
# What becomes of the game on the table.
yebo-before-another = { $number ->
        [0] Aucune manche de cette partie n’est encore jouée.
        [1] Une des six manches de cette partie est jouée.
       *[other] Des six manches de cette partie, { $number } sont jouées.
    } Commencer une autre partie ? { $fate ->
        [kept] Celle-ci reste parmi vos parties (Menu, Partie écrite).
       *[gone] Celle-ci n’est pas gardée et sera perdue.
    }
yebo-read-only = Cette table n’est qu’à regarder.

## Buttons

yebo-offer-direction = Jouer { $way }
yebo-offer-deal = Distribuer
yebo-short = { $count ->
        [0] complet
        [one] encore { $count }
       *[other] encore { $count }
    }
yebo-offer-draw = Piocher
yebo-offer-pick-up = Ramasser { $block }
yebo-offer-call = Yebo !
yebo-offer-pass = Passer
yebo-offer-leave = Laisser le Chef décider
yebo-offer-nobody = Personne
yebo-offer-return = Retour à la table
yebo-offer-discard = Défausser { $block }
yebo-offer-announce = Annoncer : plus qu’un
yebo-offer-later = Pas maintenant
yebo-offer-rebuild = Reconstruire : { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }
yebo-rebuilds-left = { $count ->
        [one] pour la dernière fois
       *[other] jusqu’à { $count } fois
    }
yebo-offer-score = Compter la manche
# What scoring the round costs besides.
yebo-score-loss = −50 par Afrique en main
yebo-offer-yebo = Yebo ! { $group }
yebo-offer-show = Montrer { $group }
yebo-offer-show-group = Montrer
yebo-offer-show-as = Montrer, l’Afrique comme { $block }
yebo-offer-fourth = Poser { $block } en 4e sur { $group }
# From a group of one’s own, or from somebody else’s.
yebo-offer-buy = { $who ->
        [own] Échanger { $block } contre votre Afrique
       *[other] Échanger { $block } contre l’Afrique chez { $name }
    }
yebo-offer-guard = Mettre l’Afrique au lieu du bloc { $block }, et le défausser
yebo-offer-next-round = Manche suivante
yebo-offer-undo = Annuler

## What happened. $who is you where the only person at the screen did it.

yebo-told-opening = Tirage du Chef : { $list }.
yebo-told-first-chief = Le nombre le plus haut désigne le Chef : { $name }.
yebo-told-redrawn = Les Apparitions et l’Afrique n’ont pas de nombre ici : qui en a pioché une a pioché de nouveau.
yebo-told-tied = Nombres les plus hauts à égalité : ces joueurs ont pioché de nouveau.
yebo-score-of = { $name } { $points }
yebo-told-direction = { $who ->
        [you] Votre choix : on joue { $way }. Les blocs sont distribués.
       *[other] { $name } choisit : on joue { $way }. Les blocs sont distribués.
    }
yebo-told-opened = { $who ->
        [you] Vous ouvrez la Clôture à la pile { $number }, et on joue { $way }. Les blocs sont distribués.
       *[other] { $name } ouvre la Clôture à la pile { $number }, et on joue { $way }. Les blocs sont distribués.
    }
yebo-told-draw = { $who ->
        [you] Vous piochez un bloc.
       *[other] { $name } pioche un bloc.
    }
yebo-told-drew = { $who ->
        [you] Vous piochez : { $block }.
       *[other] { $name } pioche : { $block }.
    }
yebo-told-sighting = { $name } : Apparition ! { $block }.
yebo-told-reversed = Le jeu tourne : maintenant { $way }.
yebo-told-pick-up = { $who ->
        [you] Vous ramassez : { $block }.
       *[other] { $name } ramasse : { $block }.
    }
yebo-told-discard = { $who ->
        [you] Vous défaussez : { $block }.
       *[other] { $name } défausse : { $block }.
    }
yebo-told-announced = { $name } : plus qu’un !
yebo-told-shown = { $who ->
        [you] Vous montrez un groupe : { $group }.
       *[other] { $name } montre un groupe : { $group }.
    }
yebo-told-claimed = { $who ->
        [mine] Vous dites Yebo et prenez { $block } à { $other } : { $group }.
        [yours] { $name } dit Yebo et vous prend { $block } : { $group }.
       *[other] { $name } dit Yebo et prend { $block } à { $other } : { $group }.
    }
# Two have called, and $other has the block. You are the caller in vain, the nearer one, or neither.
yebo-told-outdone = { $who ->
        [caller] Vous et { $other } avez dit Yebo ; { $other } est plus proche dans le tour et l’emporte.
        [nearer] Vous et { $name } avez dit Yebo ; vous êtes plus proche dans le tour et l’emportez.
       *[others] { $name } et { $other } ont dit Yebo ; { $other } est plus proche dans le tour et l’emporte.
    }
yebo-told-skipped = { $who ->
        [you] Vous passez un tour.
        [one] { $names } passe un tour.
       *[many] { $names } passent un tour.
    }
# What a seat did last, in few words, in a bubble beside its name.
yebo-last-act = { $act ->
        [draws] pioche
        [sighting] Appari­tion !
        [picks] ramasse
        [yebo] Yebo !
        [fourth] 4ᵉ bloc
        [africa] a l’Afrique
        [shows] un groupe
        [announced] Plus qu’un !
        [unannounced] non annoncé
        [skipped] passe
        [won] gagne !
       *[outdone] plus loin
    }
yebo-told-fourth = { $who ->
        [you] Vous posez un 4ᵉ bloc : { $block }.
       *[other] { $name } pose un 4ᵉ bloc : { $block }.
    }
# $name swaps: you from your own group or from another’s, another from the own group, from yours, or from a third’s.
yebo-told-bought = { $who ->
        [mine] Vous reprenez votre Afrique contre : { $block }.
        [from] Vous prenez l’Afrique à { $other } contre : { $block }.
        [own] { $name } reprend son Afrique contre : { $block }.
        [yours] { $name } prend votre Afrique contre : { $block }.
       *[other] { $name } prend l’Afrique à { $other } contre : { $block }.
    }
yebo-told-guarded = { $who ->
        [you] Vous mettez une Afrique dans un groupe.
       *[other] { $name } met une Afrique dans un groupe.
    }
yebo-told-round = { $who ->
        [you] Vous choisissez pour la manche { $number } sur { $of } : { $round }.
       *[other] { $name } choisit pour la manche { $number } sur { $of } : { $round }.
    }
yebo-told-order = On joue les six, dans n’importe quel ordre.
yebo-told-last = La dernière manche, { $number } sur { $of } : { $round }.
yebo-told-empty = La Clôture est vide.
yebo-told-rebuilt = La Clôture est reconstruite avec { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }.
yebo-told-won = { $who ->
        [you] Vous gagnez la manche, avec { $group } !
       *[other] { $name } gagne la manche, avec { $group } !
    }
yebo-told-not-won = { $who ->
        [you] Vous avez montré tous les groupes, mais n’avez pas annoncé « plus qu’un » à temps.
       *[other] { $name } a montré tous les groupes, mais n’a pas annoncé « plus qu’un » à temps.
    }
yebo-told-scored = Manche { $number } sur { $of } : { $list }.
yebo-told-chief = Prochain Chef : { $name }.
yebo-told-over = { $who ->
        [you] Vous gagnez la partie !
        [one] { $names } gagne la partie !
       *[many] { $names } partagent la première place !
    }
yebo-told-undone = Annulé.

## Hints

yebo-hint = Conseil : { $act }. { $reason }
yebo-hint-draw = { $count ->
        [0] Aucun des blocs non vus n’aiderait.
        [one] { $count } des { $of } blocs non vus aiderait.
       *[other] { $count } des { $of } blocs non vus aideraient.
    }
yebo-hint-help = Blocs non vus qui aideraient : { $count } avant cette défausse, { $number } après.
# $number of $of blocks could be kept, $count others are needed, in most hands about $usual.
yebo-why-fits = De vos { $of } blocs, { $number } pourraient entrer dans des groupes de cette manche : { $blocks }. { $count ->
        [0] Il n’en manque aucun
       *[other] Il en manque encore { $count }
    } ; avec la plupart des mains, c’est environ { $usual }.
# $count is how many blocks are missing before, $number after.
yebo-why-nearer = Cela vous rapproche du but : blocs manquants, { $count } avant, { $number } après.
yebo-why-safer = Moins risqué qu’avec { $block } : { $name } { $kind ->
        [pot] collectionne les Pots.
        [mask] collectionne les Masques.
        [shield] collectionne les Boucliers.
       *[other] l’attend peut-être.
    }
yebo-why = { $reason ->
        [only] Il n’y a rien d’autre à faire.
        [alike] Pour autant qu’on puisse le savoir, cela revient au même.
        [wins] Cela mène à gagner la manche.
        [completes] Cela complète un groupe.
        [africa] L’Afrique restée en main coûterait 50.
        [scores] Cela rapporte des points, et vous piochez un autre bloc.
        [serves] Cela servira plus tard, ou à plus d’un groupe.
        [short] Il ne manque plus qu’un bloc, et personne ne gagne sans l’avoir annoncé.
        [unseen] La défausse aide moins que ce qu’on n’a pas encore vu.
        [spare] Vos groupes n’en ont pas besoin.
        [least] Tout autre vous manquerait davantage, ou aiderait davantage les autres.
        [hopes] Vos groupes peuvent encore être complétés.
       *[enough] Il n’y a plus grand-chose à espérer.
    }
yebo-no-hint = Ce n’est pas à vous de décider maintenant.
yebo-missing-on = Ce qui manque à la main sera dit dès qu’une manche est choisie.
yebo-missing-off = Ce qui manque à la main n’est plus dit.
yebo-missing = { $count ->
        [0] Complet.
        [one] Il manque { $count } bloc.
       *[other] Il manque { $count } blocs.
    }
yebo-missing-any = N’importe lequel convient : { $list }.
# $count is how many of it nobody has seen yet.
yebo-unseen = { $block }, { $count } non { $count ->
        [one] vu
       *[other] vus
    }
# The same of a block that would take an Africa back.
yebo-unseen-africa = { $block } pour reprendre l’Afrique, { $count } non { $count ->
        [one] vu
       *[other] vus
    }

## What stands at a seat and beside the round

yebo-goal = { $number ->
        [1] trois pareils, quatre groupes d’une famille
        [2] trois à la suite, quatre groupes d’une famille
        [3] deux pareils, six paires d’une famille
        [4] un numéro dans les trois familles, quatre groupes
        [5] trois à la suite, un de chaque famille, quatre groupes
       *[6] un numéro dans deux familles, six paires
    }
# $gained has its sign.
yebo-points = { $gained } dans cette manche, { $total } dans la partie
yebo-suit = { $kind ->
        [pot] Pots
        [mask] Masques
       *[shield] Boucliers
    }
yebo-mark-deciding = Décide
# $held are blocks of the hand that make a group.
yebo-plan-complete = En main, complet : { $held }
yebo-in-group = { $block }, groupe complet { $number }
# The same where $missing are still missing.
yebo-plan = En cours : { $held } ; il manque : { $missing }
# How many blocks of a face nobody has seen, below its picture.
yebo-unseen-short = reste { $count }

## What is read out at a key

# $numbers are all numbers of that kind in the hand.
yebo-read-suit = { $kind ->
        [pot] Pots { $numbers }
        [mask] Masques { $numbers }
        [shield] Boucliers { $numbers }
        [flower] Fleurs { $numbers }
       *[bird] Oiseaux { $numbers }
    }
yebo-read-africa = { $count ->
        [one] une Afrique
       *[other] { $count } Afriques
    }
yebo-read-next = { $before } ; { $next }
# $name is what the hand is called: Your hand.
yebo-read-hand = { $name }, { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    } : { $list }.
yebo-read-no-hand = { $name } : aucun bloc.
yebo-read-groups = Sur la table devant vous : { $list }.
yebo-read-no-groups = Rien n’est posé sur la table devant vous.
# $left and $right are how many blocks the stack at that end has.
yebo-read-fence = La Clôture : { $left } à gauche, { $right } à droite, { $count } en tout.
yebo-read-turn = À son tour : { $name } ; ensuite { $other }, { $way }.
yebo-read-seat = { $name } : { $list }.
yebo-read-no-discard = { $name } : aucune défausse.

## Why something is not done

yebo-no-turn = { $who ->
        [you] C’est à vous.
       *[other] C’est à { $name } de jouer.
    }
yebo-no-chief = C’est au Chef d’en décider : { $name }.
yebo-no-calling = Les autres peuvent encore dire Yebo.
yebo-no-take-first = Prenez d’abord un bloc.
yebo-no-draw-first = Piochez d’abord pour remplacer le bloc posé.
yebo-no-taken = Le bloc de ce tour est déjà pris.
yebo-no-fence = Il ne reste rien de la Clôture.
yebo-no-let-go = La dernière défausse n’a pas été ramassée : au Chef de décider.
yebo-no-decide = Le Chef, c’est vous : décidez du sort de la Clôture vide.
yebo-no-rebuilt = La Clôture a été reconstruite aussi souvent que la maison le permet.
yebo-no-pick-up = Dans cette manche on ne ramasse rien.
yebo-no-more-pick-up = Douze tours de suite ont commencé en ramassant : celui-ci commence par une pioche.
yebo-no-discard = Il n’y a pas de défausse à prendre.
yebo-no-late = Il est trop tard pour dire Yebo.
yebo-no-own = C’est votre propre défausse.
yebo-no-africa = L’Afrique ne se défausse pas.
yebo-no-announced = C’est déjà annoncé.
yebo-no-one-short = Il manque plus d’un bloc.
yebo-no-group = { $number ->
        [1] Pas de brelan : il faut trois blocs pareils.
        [2] Pas de suite : il faut trois numéros à la suite, d’une même famille.
        [3] Pas de paire : il faut deux blocs pareils.
        [4] Pas de brelan mêlé : il faut un même numéro dans les trois familles.
        [5] Pas de suite mêlée : il faut trois numéros à la suite, un de chaque famille.
       *[6] Pas de paire mêlée : il faut un même numéro dans deux familles.
    }
yebo-no-enough = La collection a tous ses groupes.
yebo-no-suits = Cela ferait trop de familles pour cette manche ({ $round }).
yebo-no-suits-of = Vos groupes sont déjà pris ({ $suits }) : celui-ci ajouterait une famille de trop.
yebo-no-enhancing = Cela ferait trop de Fleurs et d’Oiseaux pour cette manche ({ $round }).
yebo-no-like = Deux paires seraient pareilles.
yebo-no-held = { $block } n’est pas en main.
yebo-no-needs = Pour un Yebo, il faudrait aussi avoir { $block }.
yebo-no-only-win = Dans cette manche, Yebo ne sert qu’à gagner.
yebo-no-not-announced = « Plus qu’un » n’a pas été annoncé.
yebo-no-announced-late = Ce bloc était déjà là avant votre annonce : il ne fait pas gagner la manche. Un bloc venu après le peut.
yebo-no-announce-now = Annoncez avant de prendre un bloc, ou après en avoir défaussé un.
yebo-no-leaves = Il ne resterait que l’Afrique à défausser.
yebo-no-must-win = La défausse a été prise pour gagner.
yebo-no-must-show = Il faut d’abord montrer un groupe.
yebo-no-place = Aucun groupe sur la table ne prend ce bloc.
yebo-no-fourths = Dans cette manche il n’y a pas de 4e bloc.
yebo-no-has-fourth = Le groupe a déjà son 4e bloc.
yebo-no-africa-fourth = L’Afrique n’est pas un 4e bloc.
yebo-no-its-fourth = { $block } n’est pas le 4e bloc de ce groupe.
yebo-no-from-fence = { $block } ne vient pas de la Clôture.
yebo-no-drawn = { $block } n’a pas été pioché ce tour-ci.
yebo-no-covered = Montrez d’abord votre main (G).
yebo-no-now = Ce n’est pas ce qui se décide maintenant.

## The score

yebo-part-groups = Groupes
yebo-part-fourths = 4es blocs
yebo-part-sightings = Apparitions
yebo-part-winner = Pour la victoire
yebo-part-africa = Afrique inutilisée
yebo-part-sum = Somme
# At the end of a round, counted on the table: $group is the last group of the winner.
yebo-count-won = { $who ->
        [you] Vous gagnez la manche { $number } sur { $of } avec { $group }.
       *[other] { $name } gagne la manche { $number } sur { $of } avec { $group }.
    }
# How that group came: $block is another’s discard.
yebo-count-yebo = { $who ->
        [you] Par Yebo : { $block }, votre défausse.
       *[other] Par Yebo : { $block }, défaussé par { $name }.
    }
yebo-count-none = Personne ne gagne la manche { $number } sur { $of } : la Clôture était vide.
# How a round ended, on the score sheet, or that it has not; $other is whose discard won it.
yebo-ended = { $how ->
        [you] Gagnée par vous
        [you-called] Gagnée par vous, avec un bloc défaussé par { $other }
        [other] Gagnée par { $name }
        [other-called] Gagnée par { $name }, avec un bloc défaussé par { $other }
        [yours-called] Gagnée par { $name }, avec une de vos défausses
        [none] Personne n’a gagné : la Clôture était vide
        [now] En cours
       *[later] À venir
    }
yebo-count-last = Montré en dernier
yebo-count-left = Resté en main
yebo-count-unannounced = Tous les groupes montrés, mais « plus qu’un » pas annoncé
# At the end of the game: one winner, you or another, or several; $more is the lead over the next, who are $others.
yebo-end-words = { $who ->
        [you] Vous gagnez avec { $points } points, { $more } de plus que { $others } !
        [other] { $names } gagne avec { $points } points, { $more } de plus que { $others } !
        [yours] { $names } gagne avec { $points } points, { $more } de plus que vous !
       *[many] { $names } se partagent la première place, avec { $points } points chacun.
    }
# When the winner took the lead for good: from the first round on, in a later one, or in the last; $other is who had
# led before, with $other-points in that round.
yebo-end-decided = { $how ->
        [you-all] Vous étiez en tête dès la première manche.
        [other-all] { $name } était en tête dès la première manche.
        [you] La manche { $number } sur { $of } a décidé, { $round } : avec { $points } points à { $other-points }, vous avez dépassé { $other } et gardé la tête.
        [other] La manche { $number } sur { $of } a décidé, { $round } : avec { $points } points à { $other-points }, { $name } a dépassé { $other } et gardé la tête.
        [yours] La manche { $number } sur { $of } a décidé, { $round } : avec { $points } points à { $other-points }, { $name } vous a dépassé et gardé la tête.
        [you-last] La dernière manche a décidé, { $round } : avec { $points } points à { $other-points }, vous avez dépassé { $other }.
        [other-last] La dernière manche a décidé, { $round } : avec { $points } points à { $other-points }, { $name } a dépassé { $other }.
       *[yours-last] La dernière manche a décidé, { $round } : avec { $points } points à { $other-points }, { $name } est passé devant vous.
    }
# How many rounds a player has won.
yebo-end-rounds = { $count ->
        [0] aucune manche gagnée
        [one] { $count } manche gagnée
       *[other] { $count } manches gagnées
    }

## The lesson

yebo-lesson-title = Leçon : étape { $step } sur { $of }
yebo-lesson-next = Suivant
yebo-lesson-leave = Quitter la leçon
yebo-lesson-end = À la partie
yebo-game-gone = Cette partie n’est plus ici : une autre fenêtre l’a supprimée.
yebo-lesson-back = La leçon est rangée, et votre partie est sur la table.
yebo-lesson-invitation = Première fois ? Yebo en { $of } courtes étapes.
yebo-lesson-progress = { $done ->
        [0] { $of } courtes étapes à cette table ; votre partie attend
       *[other] { $done } étapes faites sur { $of } ; votre partie attend
    }
yebo-lesson-say = { $about ->
        [draw] Cette manche demande quatre brelans : trois blocs pareils chacun, et tous d’une seule famille. Votre tour commence par un bloc : piochez au bout gauche ou au bout droit de la Clôture.
        [show] Trois de vos blocs sont pareils. Choisissez-les dans votre main, et montrez-les comme groupe.
        [discard] Votre tour finit par une défausse. Vos brelans sont maintenant tous de Boucliers, ou de Fleurs et d’Oiseaux : de quel bloc n’avez-vous pas besoin ? Choisissez-le, et appuyez sur « Défausser ».
        [fourth] Vous avez pioché le quatrième bloc d’un brelan posé devant vous. Posez-le là : il rapporte, et ne compte pas parmi vos douze.
        [africa] L’Afrique remplace n’importe quel bloc, une par groupe. Choisissez deux blocs pareils et l’Afrique, et montrez-les.
        [sighting] Une Apparition ! Elle est posée devant vous et rapporte sa valeur, et le jeu change de sens. Piochez un bloc à sa place, à l’un des bouts de la Clôture.
        [yebo] Ce n’est pas votre tour, mais le bloc qui vient d’être défaussé forme un groupe avec deux des vôtres. Dites Yebo !
        [announce] Il ne manque plus qu’un bloc à vos groupes. Qui ne l’a pas annoncé ne peut pas gagner : annoncez-le avant de prendre un bloc.
        [buy] Vous avez pioché le bloc même qu’une Afrique remplace sur la table. Reprenez cette Afrique contre lui.
        [win] L’Afrique a formé votre quatrième brelan, et tous les quatre sont sur la table. Choisissez votre dernier bloc et défaussez-le : cela gagne la manche.
       *[score] Voici ce que valait la manche : 10 par bloc d’une famille, 20 par Fleur ou Oiseau, les Apparitions selon leur valeur, et 20 pour la victoire.
    }
yebo-lesson-done = { $about ->
        [draw] Un bout vaut l’autre. Vous avez maintenant treize blocs ; un tour finit par une défausse, pour qu’il en reste douze.
        [show] Les groupes montrés rapportent, quel que soit le vainqueur. Vos autres brelans doivent être eux aussi de Boucliers, ou bien de Fleurs ou d’Oiseaux.
        [discard] Bien choisi : Pots et Masques n’entrent plus dans aucun de vos brelans. Les autres peuvent demander ce que vous défaussez : regardez ce qu’ils montrent.
        [fourth] Ensuite vous piocheriez un autre bloc à sa place. Seuls des blocs de la Clôture se posent en 4e.
        [africa] Dans le groupe, elle-même ne rapporte rien. Restée en main à la fin, elle coûterait 50.
        [sighting] Il y a huit Apparitions, chacune avec sa valeur. Deux dans un même tour, et le jeu garde son sens.
        [yebo] Le groupe est montré aussitôt. Vous ne piochez rien, vous défaussez, et le joueur après vous continue.
        [announce] Maintenant tout le monde le sait. Une défausse qui était déjà là ne fait pas gagner, mais si le bloc qui vous manque arrive désormais, vous pouvez gagner dans le tour même.
        [buy] Le groupe reste complet et rapporte plus, et l’Afrique peut resservir. On peut la reprendre au groupe de n’importe qui.
        [win] La manche est à vous ! Les autres comptent ce qu’ils ont montré.
       *[score] Après six manches, chacune jouée une fois, la plus grande somme gagne. Voilà toute la leçon : bonne partie !
    }
# After yebo-lesson-done, where the lesson acts for the person until the next step.
yebo-lesson-plays-on = « Suivant » joue la suite pour vous, jusqu’à l’étape suivante.
yebo-lesson-else = { $about ->
        [draw] Appuyez sur le bout gauche ou le bout droit de la Clôture.
        [show] Choisissez les trois blocs pareils, et appuyez sur « Montrer ».
        [discard] Choisissez un Pot ou un Masque : vos brelans sont de Boucliers.
        [fourth] Pas cela maintenant : appuyez sur le bouton qui pose le bloc en 4e.
        [africa] Choisissez l’Afrique et deux blocs pareils qui vont avec votre premier brelan, et appuyez sur « Montrer ».
        [sighting] Piochez d’abord à la place de l’Apparition : appuyez sur un bout de la Clôture.
        [yebo] Si vous passez, le bloc est perdu. Appuyez sur « Yebo ! ».
        [announce] Annoncez d’abord : sans cela, le bloc qui complète vos groupes ne vous ferait pas gagner.
        [buy] Gardez ce bloc pour l’Afrique : appuyez sur « Échanger ».
        [win] Choisissez le dernier bloc de votre main, et appuyez sur « Défausser ».
       *[score] Regardez les points, et continuez.
    }
yebo-lesson-keep = { $kind ->
        [shield] Gardez-le : vos brelans sont de Boucliers, et deux autres pareils en feraient un.
       *[other] Gardez-le : Fleurs et Oiseaux vont avec toute famille, et rapportent 20 chacun.
    }

## The rules

yebo-chapter = { $number ->
        [1] Blocs et but
        [2] Avant la manche
        [3] Le tour
        [4] Blocs spéciaux
        [5] Les six manches
        [6] Fin et points
       *[7] Nos décisions
    }
yebo-house = { $choice ->
        [mixed] Fleurs et Oiseaux dans les brelans mêlés
        [display] Quand un groupe est montré
        [fourth-of-run] Le 4e bloc d’une suite
        [fourth-from] D’où vient un 4e bloc
        [like-pairs] Deux paires pareilles
        [pair-pick-up] Ramasser dans les manches de paires
        [all-enhancing] Brelans de Fleurs et d’Oiseaux seuls
        [dealt-sightings] Apparitions avant le premier tour
        [unwon-chief] Chef après une manche sans vainqueur
       *[rebuilds] Combien de fois la Clôture peut être reconstruite
    }
yebo-house-option = { $option ->
        [mixed-whole] des groupes entiers à eux
        [mixed-paired] Fleur, Oiseau et famille
        [display-free] quand le joueur le veut
        [display-forced] avant la défausse
        [fourth-of-run-next] le nombre voisin
        [fourth-of-run-same] encore un de ses nombres
        [fourth-of-run-none] il n’y en a pas
        [fourth-from-fence] Clôture, à tout moment
        [fourth-from-draw] pioché ce tour-ci
        [like-pairs-yes] permis
        [like-pairs-no] interdit
        [pair-pick-up-no] interdit
        [pair-pick-up-yes] permis
        [all-enhancing-yes] permis
        [all-enhancing-no] interdit
        [dealt-sightings-keep] gardent le sens
        [dealt-sightings-reverse] chacune l’inverse
        [unwon-chief-same] le même
       *[unwon-chief-next] le suivant
    }
# Where a ruling comes from; $places are lines of a document, such as 003:58.
yebo-ruling = décision ({ $sure }) ; d’après { $places }
# How sure we are of it: text follows from the words, strong has good reasons, weak could well be decided
# otherwise, house had to be made up.
yebo-sure = { $sure ->
        [text] texte
        [strong] solide
        [weak] incertaine
        [house] maison
        [strong-like-pairs-weak] solide ; paires pareilles : incertaine
        [strong-rounds-of-pairs-weak] solide ; manches de paires : incertaine
       *[strong-next-Chief-weak-limit-of-the-house] solide ; prochain Chef : incertaine ; limite : maison
    }
