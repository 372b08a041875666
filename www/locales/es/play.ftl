### Lo que se dice mientras se juega: hace falta antes de poder jugar, así que es breve.
###
### Argumentos: $us y $them son las piezas con que juega un bando: pebble, stick, long-stick, short-stick,
### light-camel o dark-camel. En español todas son masculinas, así que «el», «los», «un» y «ningún» valen
### para cualquiera. Un nombre que empieza por "word-" es propio de esta lengua. La primera letra de una
### frase se pone en mayúscula por sí sola.
###
### Verbos: las órdenes van de tú (coloca), los botones en infinitivo (colocar) y lo hecho, en tercera
### persona del plural (colocan). Nada que vaya en una lista con «y» empieza por el sonido i,
### ni en una lista con «o» por el sonido o.

## Palabras para otros mensajes

word-us-one = { $us ->
    [pebble] guijarro
    [stick] palito
    [long-stick] palito largo
    [short-stick] palito corto
    [light-camel] camello claro
   *[dark-camel] camello oscuro
}
word-us-many = { $us ->
    [pebble] guijarros
    [stick] palitos
    [long-stick] palitos largos
    [short-stick] palitos cortos
    [light-camel] camellos claros
   *[dark-camel] camellos oscuros
}
word-them-one = { $them ->
    [pebble] guijarro
    [stick] palito
    [long-stick] palito largo
    [short-stick] palito corto
    [light-camel] camello claro
   *[dark-camel] camello oscuro
}
word-them-many = { $them ->
    [pebble] guijarros
    [stick] palitos
    [long-stick] palitos largos
    [short-stick] palitos cortos
    [light-camel] camellos claros
   *[dark-camel] camellos oscuros
}
# Un número que está solo: «línea de tres», «uno en mano».
word-number = { $count ->
    [0] ninguno
    [1] uno
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [8] ocho
    [9] nueve
    [10] diez
    [11] once
    [12] doce
   *[other] { $count }
}
# Un número ante un nombre masculino: «un guijarro».
word-number-before = { $count ->
    [0] ningún
    [1] un
   *[other] { word-number }
}
word-counted-us = { word-number-before } { $count ->
    [0] { word-us-one }
    [one] { word-us-one }
   *[other] { word-us-many }
}
word-counted-them = { word-number-before } { $count ->
    [0] { word-them-one }
    [one] { word-them-one }
   *[other] { word-them-many }
}
word-more-them = { word-counted-them } más

## Listas: "a, b y c"; "a, b o c"

list-next = { $before }, { $next }
list-or-next = { $before }, { $next }
list-and = { $before } y { $last }
list-or = { $before } o { $last }

## Lo que se pide. Una tarea va detrás de «Juegan los guijarros:» o de «Guijarros:», o sola

to-play = juegan los { word-us-many }: { $task }.
against = Juegas con los { word-us-many } contra { $who }.
your-turn = Te toca: { $task }.
captured = { $who } ha capturado { $count ->
    [one] una pieza
   *[other] { $count } piezas
}.
persona-thinks = { $who } está pensando.
asked = { word-us-many }: { $task }.
go-on = { $task }.
thinking = los { word-us-many } están pensando.
awaiting = le toca jugar a { $who }.
confirm = ¿{ $button }? Elígelo otra vez para jugarlo.

task-place = coloca una pieza
task-place-in-reply = coloca una pieza, en respuesta a la que se acaba de colocar
task-place-apart = coloca una pieza sin hacer una línea de { word-number }
task-place-or-move = coloca una pieza o mueve una
task-move = mueve una pieza
task-move-into-row = mueve una pieza; con una línea de { word-number } retiras una pieza enemiga
task-capture = captura, ya que puedes y debes
task-take = retira { word-more-them }
task-take-or-decline = retira { word-more-them } o renuncia
task-take-for-row = ¡Línea! Retira el { word-them-one } que quieras
task-take-from-hand = no queda ningún { word-them-one } en el tablero, así que retira { word-counted-them } de la mano
task-leap-on = sigue saltando con la pieza de { $at }, ya que debes
task-leap-on-or-stop = sigue saltando con la pieza de { $at } o detente

# $ways es una lista de las tres que siguen, con «o».
where-piece = La pieza de { $at } puede { $ways }. Elige adónde.
way-step = dar un paso
way-leap = saltar por encima de un { word-them-one }
way-hop = saltar por encima de un { word-us-one }
where-new = Coloca la pieza nueva: elige un hoyo vacío.
where-new-apart = Coloca la pieza nueva: elige un hoyo vacío, sin hacer una línea de { word-number }.
place-instead = Para colocar una pieza en { $at }, suelta antes la de { $held }.

## Lo que se hizo. Los actos van detrás de «Los guijarros», como lista con «y»

did = los { word-us-many } { $moves }.
undone = Deshecho: { $did }
action-placed = colocan una pieza en { $at }
action-stepped = mueven de { $from } a { $to }
action-leapt = saltan de { $from } a { $to } por encima de { $over }
action-leapt-on = siguen saltando a { $to } por encima de { $over }
action-took = retiran el { word-them-one } de { $at }
action-took-from-hand = retiran un { word-them-one } de la mano
action-declined = renuncian a un segundo { word-them-one }
action-stopped = no saltan más
hand-lost = los { word-us-many } ya no pueden colocar más: { word-counted-us } en mano { $count ->
    [one] queda
   *[other] quedan
} fuera de la partida.
no-second = No había otro { word-them-one } en el tablero que retirar.
row-opened = Una línea queda abierta: un paso de vuelta a { $at } la cierra y captura de nuevo.

## Cómo empezó una partida y cómo terminó

# El juego y el reglamento: "Yoté, Traditional rules".
game = { $kind }, { $book }
begins = Una nueva partida de { $game }.
resumed = Continúas tu partida de { $game }.
over = { $headline }. { $reason }
game-over = La partida ha terminado: { $reason }
headline-won = ganan los { word-us-many }
headline-you = Has ganado
headline-name = Ha ganado { $who }
headline-drawn = Empate
# The captured pieces: $ours of the winner.
score-you = Has ganado, { $ours } a { $theirs }
score-persona = Ha ganado { word-persona }, { $ours } a { $theirs }
score-friend = ha ganado { $who }, { $ours } a { $theirs }
score-side = han ganado los { word-us-many }, { $ours } a { $theirs }
score-drawn = Empate, { $ours } a { $theirs }
reason-captured-all = Todos los { word-them-many } han sido capturados.
reason-blocked = Ningún { word-them-one } puede moverse.
reason-few-left = Quedan demasiado pocos { word-them-many }.
reason-more-pieces = { $deadlock }, y hay más { word-us-many }.
reason-more-taken = { $deadlock }, y los { word-us-many } han retirado más piezas.
reason-given-up = Los { word-them-many } se han rendido.
reason-you-gave-up = Te has rendido.
reason-name-gave-up = { $who } se ha rendido.
reason-agreed = Los dos bandos lo han acordado.
reason-few-each = A cada bando le quedan tres piezas o menos.
reason-equal-few = Los dos bandos tienen igual de pocas piezas, y ninguno puede capturar.
reason-stale = { $deadlock }, y a cada bando le quedan tres piezas o menos.
reason-equal = { $deadlock }, y ningún bando lleva ventaja.
reason-no-progress = { $deadlock }.
deadlock-blocked = El bando al que le toca no puede jugar
deadlock-quiet = Durante demasiados turnos no se ha colocado ni capturado nada
deadlock-repeated = La misma posición aparece por tercera vez

## Reglas, y por qué algo no se hace

rule-named = { $rule }.
# The place of a rule: $book and the heading are as the book prints them.
citation-rule = { $book }, regla { $number }
citation-ours = decisión nuestra, ya que los libros callan

refused-occupied = { $at } no está vacío; una pieza se coloca en un hoyo vacío.
refused-no-room = { $at } no está vacío, así que no hay donde caer.
refused-not-empty = { $at } no está vacío.
refused-no-piece = No hay ninguna pieza en { $at }.
refused-enemy-piece = La pieza de { $at } no es tuya: no puedes moverla.
refused-no-enemy-between = En { $at } no hay ninguna pieza enemiga para saltar por encima, y un paso llega solo al hoyo vecino.
refused-no-friend-between = En { $at } no hay ninguna pieza tuya para saltar por encima.
refused-hop-twice = La pieza ya ha estado en { $at } en este turno y no puede volver.
refused-leap-on-or-stop = Ahora solo puede seguir la pieza de { $at }: sigue saltando con ella o detente.
refused-leap-on = La pieza de { $at } puede volver a capturar, así que debe hacerlo.
refused-no-enemy = No hay ninguna pieza enemiga en { $at }.
refused-game-over = La partida ha terminado.
refused-off-board = Eso no está en este tablero.
refused-friends-stay = Aquí las piezas no saltan por encima de las de su propio bando.
refused-hand-empty = No queda ninguna pieza en mano para colocar: mueve una.
refused-must-place = Se acaba de colocar una pieza, así que debes responder colocando otra.
refused-must-capture = Puedes capturar, así que debes hacerlo.
refused-take-first = Elige primero la pieza enemiga que vas a retirar.
refused-hand-is-safe = Las piezas en mano no se pueden retirar.
refused-board-first = Retira una pieza del tablero mientras quede alguna.
refused-must-take = Hay que retirar la pieza: no puedes renunciar.
refused-nothing-to-take = Ahora no hay nada que retirar.
refused-nothing-to-stop = No hay nada en marcha que se pueda detener.
refused-place-first = Antes de mover una pieza se colocan todas.
refused-all-placed = La colocación ha terminado: ahora se mueven las piezas.
refused-makes-row = Una pieza ahí haría una línea, y eso no se permite durante la colocación.
refused-too-long = Eso haría una línea demasiado larga.
refused-no-leaps = En este juego las piezas no saltan: se mueven al hoyo vecino.

fault-diagonal = De { $from } a { $to } no se va en línea recta: las piezas van por una fila o una columna, nunca en diagonal.
fault-too-far = { $to } está demasiado lejos de { $from }: un paso solo llega al hoyo vecino.
fault-choose-beyond = { $over } no está vacío; para saltar por encima, elige el hoyo de detrás, { $to }.
fault-out-of-turn = No es tu turno: los { word-us-many } aún están pensando.
fault-shut = { $at } no se puede mover: todos los hoyos de al lado están ocupados.

## Lo que sale mal, aunque se pueda seguir jugando

warning-no-worker = Aquí la computadora piensa en la propia página: los niveles más altos juegan un poco peor.
warning-worker-died = La computadora ha dejado de pensar dos veces. Sigue aquí, en la página: los niveles más altos juegan un poco peor.
warning-old-browser = Este navegador tiene ya unos años: aquí se puede jugar a todo, pero no todo tiene el aspecto que debería. Uno más reciente lo remedia.
warning-no-engine = El programa de la computadora aún no se ha cargado o se ha detenido. La página lo intenta de nuevo; mientras tanto pueden jugar dos personas.
warning-nothing-saved = Este navegador no guarda nada aquí, porque está prohibido o porque no queda espacio: la partida sigue, pero se pierde al cerrar la página.
warning-locale-not-loaded = Las palabras de este idioma no se pudieron cargar. La partida sigue en el de antes.
warning-program-not-loaded = No se pudo cargar lo que has elegido. La partida sigue; elígelo otra vez para volver a intentarlo.
warning-file-missing = El archivo { $path } no se pudo cargar. La computadora juega sin él.
warning-file-bad = El archivo { $path } no se usa: { $why }. La computadora juega sin él.

## Cómo se llaman las cosas. El nombre de un hoyo empieza por el hoyo: "c3, guijarro, se puede retirar"

board = Tablero de { $kind }, { $rows } filas, { $columns } columnas
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
player-you = Tú
player-friend = tu amigo
player-side = { word-us-many }
hole-empty = { $at }, vacío
hole-with = { $at }, { word-us-one }
# Algo que se dice de un hoyo o de un montón, detrás de su nombre: vale para singular y plural.
remarked = { $name }, { $remark }
remark-selected = selección actual
remark-chosen = elegido; otra vez para jugarlo
remark-step = se puede alcanzar
remark-row = se puede alcanzar, y forma una línea
remark-barred = ahora no se puede colocar aquí: formaría una línea
remark-leap = se puede alcanzar por encima de una pieza enemiga
remark-hop = se puede alcanzar por encima de una pieza propia
remark-take = se puede retirar
remark-own = puede capturar
remark-heap-take = se puede retirar uno
heap = { word-us-many }: { $caption }
heap-of = { $who }: { $caption }; { word-us-many }
caption-brief = { $count } en mano
caption = { $count } en mano, { $captured } { $captured ->
    [one] capturado
   *[other] capturados
}

button-play-it = Jugarlo
button-stop = Detenerse aquí
button-decline = Renunciar al segundo { word-them-one }
button-take-from-hand = Retirar un { word-them-one } de la mano
button-place = Colocar una pieza en { $at }
button-take = Retirar el { word-them-one } de { $at }
button-move = Mover de { $from } a { $to }
button-leap = Saltar de { $from } a { $to }

variation-chain = Captura en cadena
variation-friendly = Salto amistoso
variation-mandatory = Captura obligatoria
variation-to-one = hasta la última pieza
