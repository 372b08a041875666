### What is said at Yebo.

# $number is the number on the block, or what a Sighting is worth.
yebo-block = { $kind ->
        [pot] Vasija { $number }
        [mask] Máscara { $number }
        [shield] Escudo { $number }
        [flower] Flor { $number }
        [bird] Ave { $number }
        [zebra] Cebra, { $number }
        [giraffe] Jirafa, { $number }
        [hippopotamus] Hipopótamo, { $number }
        [buffalo] Búfalo, { $number }
        [rhinoceros] Rinoceronte, { $number }
        [leopard] Leopardo, { $number }
        [elephant] Elefante, { $number }
        [lion] León, { $number }
       *[africa] África
    }
yebo-africa-for = África por { $block }
yebo-with-fourth = { $group }, y un 4.º: { $block }
yebo-name = Yebo
yebo-title = Yebo · { $round }
# Which round in order of play, and what it asks for.
yebo-round-of = Ronda { $number } de { $of }: { $round }
yebo-round-name = { $number ->
        [1] Tríos
        [2] Escaleras
        [3] Parejas
        [4] Tríos mixtos
        [5] Escaleras mixtas
       *[6] Parejas mixtas
    }
yebo-clockwise = en sentido horario
yebo-counter = en sentido antihorario
yebo-you = Tú
# $letter is A, B, C or D.
yebo-player = Jugador { $letter }
yebo-person = una persona
yebo-computer-name = { $letter ->
        [A] Ama
        [B] Bheki
        [C] Chipo
       *[D] Dembe
    }
yebo-computer = computadora, { $number ->
        [1] novata
        [2] suave
        [3] constante
       *[4] fuerte
    }
yebo-your-hand = Tu mano
yebo-hand-of = Mano de { $name }
yebo-hands-covered = Todas las manos están cubiertas
yebo-hidden = { $count ->
        [one] { $count } bloque oculto
       *[other] { $count } bloques ocultos
    }
yebo-mark-chief = Jefe
yebo-mark-announced = Solo falta uno
yebo-mark-unannounced = Sin «solo falta uno»
yebo-mark-turn = { $who ->
        [you] Tu turno
       *[other] En turno
    }
yebo-fence-left = { $count ->
        [one] queda { $count } bloque
       *[other] quedan { $count } bloques
    }
yebo-opening = Dónde se abre la Cerca
yebo-opening-none = Cerca: se abre al azar
yebo-opening-at = Se abre por la pila { $number }
yebo-from-stack = desde la pila { $number }
yebo-left-end = Robar un bloque del extremo izquierdo, donde hay { $count }
yebo-right-end = Robar un bloque del extremo derecho, donde hay { $count }

## What is asked

yebo-ask-direction = Eres el Jefe: ¿en qué sentido se juega?
yebo-ask-deal = Eres el Jefe: reparte los bloques.
yebo-ask-replace = { $count ->
        [one] Roba un bloque en lugar de tu Avistamiento.
       *[other] Roba { $count } bloques en lugar de tus Avistamientos.
    }
yebo-ask-chief = { $act ->
        [deal] { $name } es Jefe y toma el aparato: reparte los bloques, mientras los demás no miran.
       *[direct] { $name } es Jefe y toma el aparato: ¿en qué sentido se juega? Los demás no miran.
    }
yebo-ask-round = Eres el Jefe: elige la ronda.
yebo-ask-take = Tu turno: toma un bloque.
yebo-ask-refill = Roba un bloque en lugar del que se bajó.
yebo-ask-empty = La Cerca está vacía. ¿Reconstruirla o puntuar la ronda?
yebo-ask-leave = La Cerca está vacía: ¿recoger { $block } o dejar que decida el Jefe?
yebo-ask-leave-chief = La Cerca está vacía. ¿Recoger { $block }, reconstruir o puntuar la ronda?
# Heard before that question; the eye has the points at the seats.
yebo-points-so-far = Puntos hasta ahora: { $list }.
yebo-ask-claim = Descarte de { $block }: ¿Yebo o pasar?
yebo-ask-watch = Ahí está { $block }. ¿Yebo?
# At a device that several people share, all are asked at once.
yebo-ask-table = Descarte: { $block }. ¿Quién dice Yebo?
# $name has called already.
yebo-ask-nearer = { $name }: Yebo con { $block }. ¿Alguien más cerca en el turno?
yebo-ask-group = ¿Qué grupo muestras con { $block }?
yebo-ask-no-group = No tienes ningún grupo con { $block }. Nadie más lo ve: devuelve el aparato como si nada.
yebo-ask-no-call = No tienes ningún grupo con { $block }: pasa. Nadie más lo ve.
yebo-ask-play = Descarta un bloque, o elige un grupo para mostrar.
yebo-ask-besides = { $act ->
        [swap] Descarta un bloque, o antes cambia uno por un África.
        [fourth] Descarta un bloque, o antes pon uno como 4.º
       *[both] Descarta un bloque, o antes cambia uno o ponlo como 4.º
    }
yebo-ask-discard = Descarta un bloque.
yebo-ask-last = Todos los grupos están en la mesa: descarta el último bloque.
yebo-ask-announce = Solo falta uno: ¿anunciarlo? Sin eso, el próximo bloque no gana la ronda.
yebo-ask-chosen = Elegido: { $blocks }.
yebo-ask-none-chosen = Ningún bloque elegido.
yebo-ask-go-on = La ronda { $number } de { $of } ha terminado.
# A list of buttons, whose words have commas.
yebo-list-next = { $before }; { $next }
# What is newly offered besides what is asked: the words of buttons.
yebo-possible = Ahora se puede: { $list }.
yebo-wait = { $name }: pensando …
yebo-wait-invited = La mesa te espera.
yebo-wait-claim = ¿Quién dice Yebo?
yebo-cover = El aparato pasa a { $name }.
yebo-cover-new = El aparato pasa a { $name }, que aún no ha visto su nueva mano.
yebo-choose-one = Hay varias posibilidades: elige uno de los botones.
yebo-choose-blocks = Elige primero bloques de tu mano.
yebo-damaged = Algo que estaba guardado aquí no se puede leer: está dañado, o lo guardó una versión más reciente. Se aparta.
yebo-unreadable = Esto no se ha podido leer: línea { $line }, carácter { $character }, en «{ $word }».
yebo-second-record = Aquí empieza un segundo registro, y solo se puede abrir uno a la vez.
yebo-tag-twice = La etiqueta ya estaba antes.
yebo-no-player = Los jugadores son «person», o de «computer-1» a «computer-4».
yebo-no-game = Esto no es una partida de Yebo: faltan las primeras líneas, [Game "yebo"] y las siguientes, o dicen algo imposible.
yebo-sand-game = Esto es una partida en la arena, y no de Yebo: ábrela con «Los juegos en la arena», en «Compartir y abrir».
yebo-too-long = Esto es más largo que cualquier partida de Yebo: tiene más de un millón de caracteres.
yebo-several-files = Son varios archivos, y solo se puede abrir uno a la vez.
yebo-begins = Una nueva partida de Yebo.
# What becomes of the game on the table.
yebo-before-another = { $number ->
        [0] Aún no se ha jugado ninguna ronda de esta partida.
        [1] Se ha jugado una de las seis rondas de esta partida.
       *[other] De las seis rondas de esta partida se han jugado { $number }.
    } ¿Empezar otra partida? { $fate ->
        [kept] Esta queda entre tus partidas (Menú, Registro).
       *[gone] Esta no se guarda y se perderá.
    }
yebo-read-only = Esta mesa es solo para mirar.

## Buttons

yebo-offer-direction = Jugar { $way }
yebo-offer-deal = Repartir
yebo-short = { $count ->
        [0] completo
        [one] falta { $count }
       *[other] faltan { $count }
    }
yebo-offer-draw = Robar
yebo-offer-pick-up = Recoger { $block }
yebo-offer-call = ¡Yebo!
yebo-offer-pass = Pasar
yebo-offer-leave = Dejar que decida el Jefe
yebo-offer-nobody = Nadie
yebo-offer-return = Volver a la mesa
yebo-offer-discard = Descartar { $block }
yebo-offer-announce = Anunciar: solo falta uno
yebo-offer-later = Ahora no
yebo-offer-rebuild = Reconstruir: { $count ->
        [one] { $count } bloque
       *[other] { $count } bloques
    }
yebo-rebuilds-left = { $count ->
        [one] por última vez
       *[other] hasta { $count } veces
    }
yebo-offer-score = Puntuar la ronda
# What scoring the round costs besides.
yebo-score-loss = −50 por cada África en la mano
yebo-offer-yebo = ¡Yebo! { $group }
yebo-offer-show = Mostrar { $group }
yebo-offer-show-group = Mostrar
yebo-offer-show-as = Mostrar, África como { $block }
yebo-offer-fourth = Poner { $block } como 4.º en { $group }
# From a group of one’s own, or from somebody else’s.
yebo-offer-buy = { $who ->
        [own] Cambiar { $block } por tu África
       *[other] Cambiar { $block } por el África de { $name }
    }
yebo-offer-guard = Poner África en lugar de { $block } y descartarlo
yebo-offer-next-round = Ronda siguiente
yebo-offer-undo = Deshacer

## What happened. $who is you where the only person at the screen did it.

yebo-told-opening = Sorteo del Jefe: { $list }.
yebo-told-first-chief = El número más alto hace al Jefe: { $name }.
yebo-told-redrawn = Los Avistamientos y África no tienen número aquí: quien robó uno ha robado otra vez.
yebo-told-tied = Empate en el número más alto: esos jugadores han robado otra vez.
yebo-score-of = { $name } { $points }
yebo-told-direction = { $who ->
        [you] Tú eliges: se juega { $way }. Se reparten los bloques.
       *[other] { $name } elige: se juega { $way }. Se reparten los bloques.
    }
yebo-told-opened = { $who ->
        [you] Abres la Cerca por la pila { $number }, y se juega { $way }. Se reparten los bloques.
       *[other] { $name } abre la Cerca por la pila { $number }, y se juega { $way }. Se reparten los bloques.
    }
yebo-told-draw = { $who ->
        [you] Robas un bloque.
       *[other] { $name } roba un bloque.
    }
yebo-told-drew = { $who ->
        [you] Robas: { $block }.
       *[other] { $name } roba: { $block }.
    }
yebo-told-sighting = { $name }: ¡Avistamiento! { $block }.
yebo-told-reversed = El juego gira: ahora { $way }.
yebo-told-pick-up = { $who ->
        [you] Recoges: { $block }.
       *[other] { $name } recoge: { $block }.
    }
yebo-told-discard = { $who ->
        [you] Descartas: { $block }.
       *[other] { $name } descarta: { $block }.
    }
yebo-told-announced = { $name }: ¡solo falta uno!
yebo-told-shown = { $who ->
        [you] Muestras un grupo: { $group }.
       *[other] { $name } muestra un grupo: { $group }.
    }
yebo-told-claimed = { $who ->
        [mine] Dices Yebo y tomas { $block } de { $other }: { $group }.
        [yours] { $name } dice Yebo y te toma { $block }: { $group }.
       *[other] { $name } dice Yebo y toma { $block } de { $other }: { $group }.
    }
# Two have called, and $other has the block. You are the caller in vain, the nearer one, or neither.
yebo-told-outdone = { $who ->
        [caller] Tú y { $other } dijeron Yebo; { $other } está más cerca en el turno y se lo lleva.
        [nearer] Tú y { $name } dijeron Yebo; estás más cerca en el turno y te lo llevas.
       *[others] { $name } y { $other } dijeron Yebo; { $other } está más cerca en el turno y se lo lleva.
    }
yebo-told-skipped = { $who ->
        [you] Pierdes un turno.
        [one] { $names } pierde un turno.
       *[many] { $names } pierden un turno.
    }
# What a seat did last, in few words, in a bubble beside its name.
yebo-last-act = { $act ->
        [draws] roba
        [sighting] ¡Avista­do!
        [picks] recoge
        [yebo] ¡Yebo!
        [fourth] 4.º bloque
        [africa] toma África
        [shows] un grupo
        [announced] ¡Falta uno!
        [unannounced] sin anunciar
        [skipped] sin turno
        [won] ¡gana!
       *[outdone] más lejos
    }
yebo-told-fourth = { $who ->
        [you] Pones un 4.º bloque: { $block }.
       *[other] { $name } pone un 4.º bloque: { $block }.
    }
# $name swaps: you from your own group or from another’s, another from the own group, from yours, or from a third’s.
yebo-told-bought = { $who ->
        [mine] Recuperas tu África a cambio de: { $block }.
        [from] Tomas el África de { $other } a cambio de: { $block }.
        [own] { $name } recupera su África a cambio de: { $block }.
        [yours] { $name } toma tu África a cambio de: { $block }.
       *[other] { $name } toma el África de { $other } a cambio de: { $block }.
    }
yebo-told-guarded = { $who ->
        [you] Pones un África en un grupo.
       *[other] { $name } pone un África en un grupo.
    }
yebo-told-round = { $who ->
        [you] Eliges para la ronda { $number } de { $of }: { $round }.
       *[other] { $name } elige para la ronda { $number } de { $of }: { $round }.
    }
yebo-told-order = Se juegan las seis, en cualquier orden.
yebo-told-last = La última ronda, { $number } de { $of }: { $round }.
yebo-told-empty = La Cerca está vacía.
yebo-told-rebuilt = La Cerca se reconstruye con { $count ->
        [one] { $count } bloque
       *[other] { $count } bloques
    }.
yebo-told-won = { $who ->
        [you] ¡Ganas la ronda, con { $group }!
       *[other] ¡{ $name } gana la ronda, con { $group }!
    }
yebo-told-not-won = { $who ->
        [you] Has mostrado todos los grupos, pero no anunciaste a tiempo «solo falta uno».
       *[other] { $name } ha mostrado todos los grupos, pero no anunció a tiempo «solo falta uno».
    }
yebo-told-scored = Ronda { $number } de { $of }: { $list }.
yebo-told-chief = Próximo Jefe: { $name }.
yebo-told-over = { $who ->
        [you] ¡Ganas la partida!
        [one] ¡{ $names } gana la partida!
       *[many] ¡{ $names } comparten el primer lugar!
    }
yebo-told-undone = Deshecho.

## Hints

yebo-hint = Pista: { $act }. { $reason }
yebo-hint-draw = { $count ->
        [0] Ninguno de los bloques sin ver ayudaría.
        [one] { $count } de los { $of } bloques sin ver ayudaría.
       *[other] { $count } de los { $of } bloques sin ver ayudarían.
    }
yebo-hint-help = Bloques sin ver que ayudarían: { $count } antes de este descarte, { $number } después.
# $number of $of blocks could be kept, $count others are needed, in most hands about $usual.
yebo-why-fits = De tus { $of } bloques, { $number } podrían entrar en grupos de esa ronda: { $blocks }. { $count ->
        [0] No falta ninguno
        [one] Aún falta { $count }
       *[other] Aún faltan { $count }
    }; en la mayoría de las manos son unos { $usual }.
# $count is how many blocks are missing before, $number after.
yebo-why-nearer = Eso te acerca a la meta: bloques que faltan, { $count } antes, { $number } después.
yebo-why-safer = Más seguro que { $block }: { $name } { $kind ->
        [pot] reúne Vasijas.
        [mask] reúne Máscaras.
        [shield] reúne Escudos.
       *[other] quizá lo espera.
    }
yebo-why = { $reason ->
        [only] No hay otra cosa que hacer.
        [alike] Hasta donde se puede saber, da lo mismo.
        [wins] Eso lleva a ganar la ronda.
        [completes] Eso completa un grupo.
        [africa] África en la mano al final costaría 50.
        [scores] Eso da puntos, y robas otro bloque.
        [serves] Servirá más adelante, o para más de un grupo.
        [short] Solo falta un bloque, y nadie gana sin haberlo anunciado.
        [unseen] El descarte ayuda menos que lo que aún no se ha visto.
        [spare] Tus grupos no lo necesitan.
        [least] Cualquier otro haría más falta, o ayudaría más a los demás.
        [hopes] Tus grupos todavía se pueden completar.
       *[enough] Queda poco que esperar.
    }
yebo-no-hint = Ahora no te toca decidir.
yebo-missing-on = Lo que le falta a la mano se dirá en cuanto se elija una ronda.
yebo-missing-off = Ya no se dice lo que le falta a la mano.
yebo-missing = { $count ->
        [0] Completo.
        [one] Falta { $count } bloque.
       *[other] Faltan { $count } bloques.
    }
yebo-missing-any = Sirve cualquiera de estos: { $list }.
# $count is how many of it nobody has seen yet.
yebo-unseen = { $block }, { $count } sin ver
# The same of a block that would take an Africa back.
yebo-unseen-africa = { $block } para recuperar África, { $count } sin ver

## What stands at a seat and beside the round

yebo-goal = { $number ->
        [1] tres iguales, cuatro grupos de un palo
        [2] tres seguidos, cuatro grupos de un palo
        [3] dos iguales, seis parejas de un palo
        [4] un número en los tres palos, cuatro grupos
        [5] tres seguidos, uno de cada palo, cuatro grupos
       *[6] un número en dos palos, seis parejas
    }
# $gained has its sign.
yebo-points = { $gained } en esta ronda, { $total } en la partida
yebo-suit = { $kind ->
        [pot] Vasijas
        [mask] Máscaras
       *[shield] Escudos
    }
yebo-mark-deciding = Decide
# $held are blocks of the hand that make a group.
yebo-plan-complete = En la mano, completo: { $held }
yebo-in-group = { $block }, grupo completo { $number }
# The same where $missing are still missing.
yebo-plan = En formación: { $held }; falta: { $missing }
# How many blocks of a face nobody has seen, below its picture.
yebo-unseen-short = quedan { $count }

## What is read out at a key

# $numbers are all numbers of that kind in the hand.
yebo-read-suit = { $kind ->
        [pot] Vasijas { $numbers }
        [mask] Máscaras { $numbers }
        [shield] Escudos { $numbers }
        [flower] Flores { $numbers }
       *[bird] Aves { $numbers }
    }
yebo-read-africa = { $count ->
        [one] una África
       *[other] { $count } Áfricas
    }
yebo-read-next = { $before }; { $next }
# $name is what the hand is called: Your hand.
yebo-read-hand = { $name }, { $count ->
        [one] { $count } bloque
       *[other] { $count } bloques
    }: { $list }.
yebo-read-no-hand = { $name }: ningún bloque.
yebo-read-groups = En la mesa, ante ti: { $list }.
yebo-read-no-groups = No hay nada en la mesa ante ti.
# $left and $right are how many blocks the stack at that end has.
yebo-read-fence = La Cerca: { $left } en el extremo izquierdo, { $right } en el derecho, { $count } en total.
yebo-read-turn = En turno: { $name }; después { $other }, { $way }.
yebo-read-seat = { $name }: { $list }.
yebo-read-no-discard = { $name }: ningún descarte.

## Why something is not done

yebo-no-turn = { $who ->
        [you] Es tu turno.
       *[other] Es el turno de { $name }.
    }
yebo-no-chief = Eso lo decide el Jefe: { $name }.
yebo-no-calling = Los demás aún pueden decir Yebo.
yebo-no-take-first = Toma primero un bloque.
yebo-no-draw-first = Roba primero un bloque en lugar del que se bajó.
yebo-no-taken = El bloque de este turno ya se ha tomado.
yebo-no-fence = No queda nada de la Cerca.
yebo-no-let-go = El último descarte no se recogió: ahora decide el Jefe.
yebo-no-decide = Eres el Jefe: decide qué hacer con la Cerca vacía.
yebo-no-rebuilt = La Cerca ya se ha reconstruido tantas veces como permite la casa.
yebo-no-pick-up = En esta ronda no se recoge nada.
yebo-no-more-pick-up = Doce turnos seguidos empezaron recogiendo: este empieza robando.
yebo-no-discard = No hay descarte que tomar.
yebo-no-late = Es demasiado tarde para decir Yebo.
yebo-no-own = Ese es tu propio descarte.
yebo-no-africa = África no se puede descartar.
yebo-no-announced = Eso ya se ha anunciado.
yebo-no-one-short = Falta más de un bloque.
yebo-no-group = { $number ->
        [1] No es un trío: hacen falta tres iguales.
        [2] No es una escalera: hacen falta tres números seguidos del mismo palo.
        [3] No es una pareja: hacen falta dos iguales.
        [4] No es un trío mixto: hace falta un número en los tres palos.
        [5] No es una escalera mixta: hacen falta tres números seguidos, uno de cada palo.
       *[6] No es una pareja mixta: hace falta un número en dos palos.
    }
yebo-no-enough = La colección ya tiene todos sus grupos.
yebo-no-suits = Serían demasiados palos para esta ronda ({ $round }).
yebo-no-suits-of = Tus grupos ya son de { $suits }: este añadiría un palo de más.
yebo-no-enhancing = Serían demasiadas Flores y Aves para esta ronda ({ $round }).
yebo-no-like = Dos parejas serían iguales.
yebo-no-held = { $block } no está en la mano.
yebo-no-needs = Para un Yebo también tendrías que tener { $block }.
yebo-no-only-win = En esta ronda, Yebo solo sirve para ganar.
yebo-no-not-announced = No se anunció «solo falta uno».
yebo-no-announced-late = Ese bloque ya estaba ahí antes de tu anuncio: con él no se gana la ronda. Con cualquiera posterior, sí.
yebo-no-announce-now = Anuncia antes de tomar un bloque o después de descartar uno.
yebo-no-leaves = Solo quedaría África para descartar.
yebo-no-must-win = El descarte se tomó para ganar.
yebo-no-must-show = Primero hay que mostrar un grupo.
yebo-no-place = Ningún grupo de la mesa admite ese bloque.
yebo-no-fourths = En esta ronda no hay 4.º bloque.
yebo-no-has-fourth = El grupo ya tiene su 4.º bloque.
yebo-no-africa-fourth = África no es un 4.º bloque.
yebo-no-its-fourth = { $block } no es el 4.º bloque de ese grupo.
yebo-no-from-fence = { $block } no vino de la Cerca.
yebo-no-drawn = { $block } no se robó en este turno.
yebo-no-covered = Muestra primero tu mano (G).
yebo-no-now = No es eso lo que se decide ahora.

## The score

yebo-part-groups = Grupos
yebo-part-fourths = 4.º bloques
yebo-part-sightings = Avistamientos
yebo-part-winner = Por ganar
yebo-part-africa = África sin usar
yebo-part-sum = Suma
# At the end of a round, counted on the table: $group is the last group of the winner.
yebo-count-won = { $who ->
        [you] Ganas la ronda { $number } de { $of } con { $group }.
       *[other] { $name } gana la ronda { $number } de { $of } con { $group }.
    }
# How that group came: $block is another’s discard.
yebo-count-yebo = { $who ->
        [you] Con Yebo: { $block }, que descartaste tú.
       *[other] Con Yebo: { $block }, descarte de { $name }.
    }
yebo-count-none = Nadie gana la ronda { $number } de { $of }: la Cerca estaba vacía.
# How a round ended, on the score sheet, or that it has not; $other is whose discard won it.
yebo-ended = { $how ->
        [you] Ganada por ti
        [you-called] Ganada por ti, con un descarte de { $other }
        [other] Ganada por { $name }
        [other-called] Ganada por { $name }, con un descarte de { $other }
        [yours-called] Ganada por { $name }, con un descarte tuyo
        [none] Nadie ganó: la Cerca estaba vacía
        [now] En juego
       *[later] Por jugar
    }
yebo-count-last = Mostrado al final
yebo-count-left = Quedó en la mano
yebo-count-unannounced = Todos los grupos mostrados, pero sin anunciar «solo falta uno»
# At the end of the game: one winner, you or another, or several; $more is the lead over the next, who are $others.
yebo-end-words = { $who ->
        [you] ¡Ganas con { $points } puntos, { $more } más que { $others }!
        [other] ¡{ $names } gana con { $points } puntos, { $more } más que { $others }!
        [yours] ¡{ $names } gana con { $points } puntos, { $more } más que tú!
       *[many] { $names } comparten el primer lugar, con { $points } puntos cada uno.
    }
# When the winner took the lead for good: from the first round on, in a later one, or in the last; $other is who had
# led before, with $other-points in that round.
yebo-end-decided = { $how ->
        [you-all] Ibas en cabeza desde la primera ronda.
        [other-all] { $name } iba en cabeza desde la primera ronda.
        [you] Decidió la ronda { $number } de { $of }, { $round }: con { $points } puntos a { $other-points } pasaste a { $other } y seguiste en cabeza.
        [other] Decidió la ronda { $number } de { $of }, { $round }: con { $points } puntos a { $other-points } { $name } pasó a { $other } y siguió en cabeza.
        [yours] Decidió la ronda { $number } de { $of }, { $round }: con { $points } puntos a { $other-points } { $name } te pasó y siguió en cabeza.
        [you-last] Decidió la última ronda, { $round }: con { $points } puntos a { $other-points } pasaste a { $other }.
        [other-last] Decidió la última ronda, { $round }: con { $points } puntos a { $other-points } { $name } pasó a { $other }.
       *[yours-last] Decidió la última ronda, { $round }: con { $points } puntos a { $other-points } { $name } te pasó.
    }
# How many rounds a player has won.
yebo-end-rounds = { $count ->
        [0] ninguna ronda ganada
        [one] { $count } ronda ganada
       *[other] { $count } rondas ganadas
    }

## The lesson

yebo-lesson-title = Lección: paso { $step } de { $of }
yebo-lesson-next = Siguiente
yebo-lesson-leave = Salir de la lección
yebo-lesson-end = A la partida
yebo-game-gone = Esta partida ya no está aquí: otra ventana la ha borrado.
yebo-lesson-back = La lección está guardada, y tu partida está en la mesa.
yebo-lesson-invitation = ¿Primera vez? Yebo en { $of } pasos cortos.
yebo-lesson-progress = { $done ->
        [0] { $of } pasos cortos en esta mesa; tu partida espera
       *[other] { $done } de { $of } pasos hechos; tu partida espera
    }
yebo-lesson-say = { $about ->
        [draw] Esta ronda pide cuatro tríos: tres bloques iguales cada uno, y todos de un solo palo. Tu turno empieza con un bloque: roba del extremo izquierdo o del derecho de la Cerca.
        [show] Tres de tus bloques son iguales. Elígelos en tu mano y muéstralos como grupo.
        [discard] Tu turno acaba con un descarte. Tus tríos son ahora todos de Escudos, o de Flores y Aves: ¿qué bloque no necesitas? Elígelo y pulsa «Descartar».
        [fourth] Has robado el cuarto bloque de un trío que está ante ti. Ponlo allí: da puntos y no cuenta entre tus doce.
        [africa] África vale por cualquier bloque, una en cada grupo. Elige dos bloques iguales y África, y muéstralos.
        [sighting] ¡Un Avistamiento! Se pone ante ti y da los puntos que vale, y el juego cambia de sentido. Roba un bloque en su lugar, de cualquier extremo de la Cerca.
        [yebo] No es tu turno, pero el bloque que se acaba de descartar forma un grupo con dos de los tuyos. ¡Di Yebo!
        [announce] A tus grupos solo les falta un bloque. Quien no lo ha anunciado no puede ganar: anúncialo antes de tomar un bloque.
        [buy] Has robado justo el bloque por el que vale un África en la mesa. Recupera esa África a cambio de él.
        [win] África ha formado tu cuarto trío, y ahora los cuatro están en la mesa. Elige tu último bloque y descártalo: eso gana la ronda.
       *[score] Esto es lo que valió la ronda: 10 por bloque de un palo, 20 por Flor o Ave, los Avistamientos según su valor, y 20 por la victoria.
    }
yebo-lesson-done = { $about ->
        [draw] Un extremo vale tanto como el otro. Ahora tienes trece bloques; el turno acaba con un descarte, para que queden doce.
        [show] Los grupos mostrados dan puntos, gane quien gane. Tus otros tríos deben ser también de Escudos, o bien de Flores o Aves.
        [discard] Bien elegido: Vasijas y Máscaras ya no caben en ninguno de tus tríos. Los demás pueden reclamar lo que descartas: fíjate en lo que muestran.
        [fourth] Después robarías otro bloque en su lugar. Solo los bloques de la Cerca se pueden poner como 4.º.
        [africa] En el grupo, ella misma no da puntos. En la mano al final, costaría 50.
        [sighting] Hay ocho Avistamientos, cada uno con su valor. Con dos en un mismo turno, el juego sigue como antes.
        [yebo] El grupo se muestra en el acto. No robas nada, descartas, y sigue el jugador después de ti.
        [announce] Ahora todos lo saben. Un descarte que ya estaba ahí no da la victoria, pero si el bloque que te falta llega a partir de ahora, puedes ganar en ese mismo turno.
        [buy] El grupo sigue completo y vale más, y África se puede volver a usar. Se puede recuperar del grupo de cualquiera.
        [win] ¡La ronda es tuya! Los demás cuentan lo que han mostrado.
       *[score] Tras seis rondas, cada una jugada una vez, gana la suma más alta. Esa ha sido toda la lección: ¡que disfrutes del juego!
    }
# After yebo-lesson-done, where the lesson acts for the person until the next step.
yebo-lesson-plays-on = «Siguiente» sigue jugando por ti hasta el paso siguiente.
yebo-lesson-else = { $about ->
        [draw] Pulsa el extremo izquierdo o el derecho de la Cerca.
        [show] Elige los tres bloques iguales y pulsa «Mostrar».
        [discard] Elige una Vasija o una Máscara: tus tríos son de Escudos.
        [fourth] Eso ahora no: pulsa el botón que pone el bloque como 4.º.
        [africa] Elige África y dos bloques iguales que vayan con tu primer trío, y pulsa «Mostrar».
        [sighting] Primero roba en lugar del Avistamiento: pulsa un extremo de la Cerca.
        [yebo] Si pasas, el bloque se pierde. Pulsa «¡Yebo!».
        [announce] Anuncia primero: sin eso, el bloque que completa tus grupos no te haría ganar.
        [buy] Guarda ese bloque para África: pulsa «Cambiar».
        [win] Elige el último bloque de tu mano y pulsa «Descartar».
       *[score] Mira los puntos y continúa.
    }
yebo-lesson-keep = { $kind ->
        [shield] Guárdalo: tus tríos son de Escudos, y con otros dos iguales harías uno.
       *[other] Guárdalo: Flores y Aves van con cualquier palo, y dan 20 cada una.
    }

## The rules

yebo-chapter = { $number ->
        [1] Bloques y objetivo
        [2] Antes de la ronda
        [3] El turno
        [4] Bloques especiales
        [5] Las seis rondas
        [6] Final y puntos
       *[7] Nuestras decisiones
    }
yebo-house = { $choice ->
        [mixed] Flores y Aves en los tríos mixtos
        [display] Cuándo se muestra un grupo
        [fourth-of-run] El 4.º bloque de una escalera
        [fourth-from] De dónde viene un 4.º bloque
        [like-pairs] Dos parejas iguales
        [pair-pick-up] Recoger en las rondas de parejas
        [all-enhancing] Tríos solo de Flores y Aves
        [dealt-sightings] Avistamientos antes del primer turno
        [unwon-chief] Jefe tras una ronda sin ganador
       *[rebuilds] Cuántas veces se puede reconstruir la Cerca
    }
yebo-house-option = { $option ->
        [mixed-whole] grupos enteros propios
        [mixed-paired] Flor, Ave y bloque de palo
        [display-free] cuando el dueño quiera
        [display-forced] antes del descarte
        [fourth-of-run-next] el número vecino
        [fourth-of-run-same] otra vez un número suyo
        [fourth-of-run-none] no hay
        [fourth-from-fence] Cerca, en todo momento
        [fourth-from-draw] robado en el mismo turno
        [like-pairs-yes] permitido
        [like-pairs-no] prohibido
        [pair-pick-up-no] prohibido
        [pair-pick-up-yes] permitido
        [all-enhancing-yes] permitido
        [all-enhancing-no] prohibido
        [dealt-sightings-keep] mantienen el sentido
        [dealt-sightings-reverse] cada uno lo invierte
        [unwon-chief-same] el mismo
       *[unwon-chief-next] el siguiente
    }
# Where a ruling comes from; $places are lines of a document, such as 003:58.
yebo-ruling = decisión ({ $sure }); según { $places }
# How sure we are of it: text follows from the words, strong has good reasons, weak could well be decided
# otherwise, house had to be made up.
yebo-sure = { $sure ->
        [text] texto
        [strong] sólida
        [weak] incierta
        [house] de la casa
        [strong-like-pairs-weak] sólida; parejas iguales: incierta
        [strong-rounds-of-pairs-weak] sólida; rondas de parejas: incierta
       *[strong-next-Chief-weak-limit-of-the-house] sólida; próximo Jefe: incierta; límite: de la casa
    }
