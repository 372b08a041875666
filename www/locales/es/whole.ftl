### Lo que se dice de todo lo que no es jugar: pistas, registro, repaso, partidas guardadas, lecciones.
### Sobre $us, $them, "word-" y las mayúsculas, mira play.ftl.

## Pistas: «Prueba saltando de c3 a e3 por encima de d3, retirando a5: esta jugada captura dos palitos.»

# $turn-words es lo que dicen los mensajes siguientes, en gerundio; $why es una lista de ventajas con «y»,
# con el verbo en tercera persona, dichas de «esta jugada».
hint = Prueba { $turn-words }: esta jugada { $why }.
# Una cosa tras otra: «saltando de c3 a e3 por encima de d3, retirando a5».
hint-then = { $before }, { $next }
hint-placing = colocando una pieza en { $at }
hint-step = moviendo de { $from } a { $to }
# $leap es «a e3 por encima de d3».
hint-leap = saltando de { $from } { $leap }
hint-leap-and-on = { $before } y luego { $leap }
hint-leap-over = a { $to } por encima de { $over }
hint-taking-one = retirando el { word-them-one } de { $at }
hint-stopping = deteniéndote aquí
hint-then-on = saltando luego { $leap }
# $pieces es una lista de hoyos: «a5 y b5».
hint-taking = retirando { $pieces }
hint-from-hand = { $count ->
    [one] un { word-them-one } de la mano
   *[other] { word-counted-them } de la mano
}
hint-declining = renunciando a un segundo { word-them-one }
hint-stopping-there = y deteniéndote allí

motif-wins-at-once = gana la partida
motif-wins-within = { $count ->
    [1] gana en este turno
   *[other] fuerza la victoria en { word-turns } como máximo
}
motif-wins-by-table = gana con toda seguridad
motif-draws-at-once = termina la partida en empate
motif-keeps-draw = conserva el empate
motif-only = es la única posible
motif-holds-out = es la que más resiste, aunque todas pierden
motif-avoids-draw = evita que la partida termine en empate
motif-looks-best = parece la mejor, hasta donde se puede ver
motif-captures = captura { word-counted-them }
motif-makes-row = hace una línea de { word-number }
motif-disarms = retira el { word-them-one } que habría podido capturar { word-of-yours }
motif-threatens-win = amenaza con ganar
motif-threatens = amenaza con capturar { word-counted-them }
motif-threatens-row = amenaza con hacer una línea de { word-number }
motif-prepares-row = prepara una línea de { word-number }
motif-takes-back = te permite responder a cualquier captura capturando { word-counted-them }
motif-corner = lleva un { word-us-one } a la seguridad de una esquina
motif-keeps-hand = conserva { word-counted-us } en mano
motif-averts-loss = evita que los { word-them-many } ganen enseguida
motif-binds = obliga a los { word-them-many } a colocar una pieza en vez de capturar
# $cells es una lista de uno a tres hoyos; $count, cuántos son.
motif-saves = salva { $count ->
    [one] tu { word-us-one }
   *[other] tus { word-us-many }
} de { $cells }
motif-saves-many = salva { word-of-yours }
motif-stops-row = evita que los { word-them-many } hagan una línea de { word-number }
motif-hinders-row = dificulta a los { word-them-many } hacer una línea de { word-number }
motif-lessens = { $count ->
    [0] no deja a los { word-them-many } ningún { word-us-one } que capturar, en vez de { word-from-number }
   *[other] deja a los { word-them-many } { word-counted-us } que capturar, en vez de { word-from-number }
}
motif-costs-at-most = arriesga solo { word-counted-us }
motif-safe = no deja en peligro ninguno de tus { word-us-many }
motif-confines = deja a los { word-them-many } una sola cosa que hacer

word-turns = { word-number-before } { $count ->
    [0] turno
    [one] turno
   *[other] turnos
}
# «Media jugada» es lo que juega un solo bando en su turno.
word-half-turns = { $count ->
    [0] ninguna media jugada
    [1] media jugada
    [one] { word-number } media jugada
   *[other] { word-number } medias jugadas
}
word-of-yours = { word-number } de tus { word-us-many }
word-from-number = { $from-count ->
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
   *[other] { $from-count }
}

## Cómo está la partida

verdict-won = Exacto: ganan los { word-us-many }, con una captura o el final en { word-half-turns } como máximo.
verdict-won-placing = Exacto: ganan los { word-us-many }, con una colocación, una captura o el final en { word-half-turns } como máximo.
verdict-drawn = Exacto: ningún bando puede ganar.
verdict-ahead = Exacto: ganan los { word-us-many }.
verdict-seen = { $count ->
    [0] Exacto: ganan los { word-us-many } enseguida.
    [1] Exacto: ganan los { word-us-many } en un turno.
   *[other] Exacto: ganan los { word-us-many } en { word-turns } como máximo.
}
verdict-even = La partida está más o menos igualada.
verdict-far-ahead = los { word-us-many } llevan una gran ventaja.
verdict-better = los { word-us-many } llevan una ventaja de alrededor de { $count ->
    [1] una pieza
    [one] { word-number } pieza
   *[other] { word-number } piezas
}.
# $amount es un número con un decimal, como 1,4.
verdict-better-by-part = los { word-us-many } llevan una ventaja de alrededor de { $amount } piezas.
depth = { $count ->
    [0] Se ha mirado menos de media jugada hacia adelante.
    [one] Se ha mirado { word-half-turns } hacia adelante.
   *[other] Se han mirado { word-half-turns } hacia adelante.
}
certain-win = gana
certain-draw = empata
certain-loss = pierde

## El registro y su repaso

waiting = juegan los { word-us-many }. La partida está en pausa.
looking = { $turn ->
    [0] Estás viendo el comienzo.
   *[other] Estás viendo la jugada { $turn } de { $of }.
}
looking-before = Antes de la jugada { $turn } de { $of }.
at-turn = Jugada { $turn } de { $of }: { $did }
at-beginning = El comienzo, antes de { $of } { $of ->
    [one] jugada
   *[other] jugadas
}.
turn = { $number }. { $did }
best-played = La jugada hecha, la { $turn }, es la mejor encontrada.
better = Mejor: { $did }
# Beside another turn on the board: $turn is the number of the one that could have been better.
better-on = Mejor en la jugada { $turn }: { $did }
# The reason for it: $why is a list of clauses such as "saves your pebble on b4".
# An error that a review has found; $did and $better are sentences, $count is how many pieces it cost.
erred-by = { $who }, jugada { $number }
# Of a side whose player has no name: the turn names it.
erred-on = Jugada { $number }
erred = { $head }: { $did } { $better }
erred-then = { $head }: { $did } Después, { $verdict } { $better }
erred-allowed = { $head }: { $did } Eso dejó que los { word-them-many } se llevaran { word-number }. { $better }
led-you = Capturaste { $count ->
    [one] una pieza
   *[other] { $count } piezas
} en la jugada { $number }, y desde entonces tuviste más piezas.
led-name = { $who } capturó { $count ->
    [one] una pieza
   *[other] { $count } piezas
} en la jugada { $number }, y desde entonces tuvo más piezas.
led-side = los { word-us-many } capturaron { $count ->
    [one] una pieza
   *[other] { $count } piezas
} en la jugada { $number }, y desde entonces tuvieron más piezas.
show-turn = Ver la jugada { $number }
analysis-over = La partida ha terminado. Retrocede a una jugada para analizarla.
rules-order = Aquí juegan primero los { word-us-many }, y después los { word-them-many }.
nears-repetition = La misma posición aparece por segunda vez; a la tercera termina la partida: { $result }.
quiet-soon = { $count ->
    [one] Si no se coloca ni se captura nada en la próxima jugada, la partida termina.
   *[other] Si no se coloca ni se captura nada en { $count } jugadas, la partida termina.
}
ahead = Ventaja: { $who }
turned = { $count ->
    [0] Ningún error decidió por sí solo la partida.
   *[other] Dónde cambió la partida, y qué era mejor:
}
reviewed = { $count ->
    [0] La partida está repasada. Ningún error la decidió por sí solo.
    [1] La partida está repasada. La decidió un error.
   *[other] La partida está repasada. La decidieron { $count } errores.
}
judged = Se mira la jugada { $turn } de { $of }…
branched = { $turn ->
    [0] Es una partida nueva desde el comienzo. La otra sigue en «Partidas».
   *[other] Es una partida nueva desde la jugada { $turn }. La otra sigue en «Partidas».
}
unsettled = Deshecho: la partida sigue.
draw-declined = los { word-us-many } no aceptan el empate.

## Textos que llegan a la mesa o salen de ella. $cause está en la primera frase

loaded = Se ha cargado una partida de { $game }.
loaded-against = Se ha cargado una partida de { $game }. La computadora ({ $who }) juega con los { word-them-many }.
# Below the link: who plays where it is opened.
shared-against = También en el otro dispositivo, la computadora ({ $who }) juega con los { word-them-many }.
trouble = Esto no se pudo leer: { $cause }. La partida del tablero sigue igual.
cause-empty = el texto está vacío
cause-too-long = tiene más de un millón de caracteres, y ninguna partida tiene tantos
cause-unknown = no es un enlace, ni un registro, ni una posición de estos juegos
cause-yebo = es una partida de Yebo: abre Yebo en «Nueva partida» y lee allí el texto en «Registro»
cause-backup = es un archivo con todo lo guardado: ábrelo en «Partidas», con «Incorporar un archivo»
cause-file = el navegador no puede abrir el archivo
cause-files = son varios archivos, y solo se puede abrir uno a la vez
cause-link-too-long = el enlace es más largo que cualquier partida
cause-link-not-ours = en este enlace no hay ninguna partida nuestra
cause-link-newer = el enlace viene de una versión más nueva de Sandgrid
cause-link-rules = el enlace nombra unas reglas que aquí no se conocen
cause-link-cut = el enlace o el código está cortado, o ha cambiado un carácter, por ejemplo una mayúscula: cópialo entero o pídelo otra vez
cause-link-altered = en el enlace falta un carácter o ha cambiado; mayúsculas y minúsculas cuentan
cause-link-position = en el enlace, { $error }
cause-link-over = la partida del enlace termina antes de su acción { $number }
shared-copied = Copiado.
shared-marked = Este navegador no deja copiar a la página. El texto está seleccionado para que lo copies tú.

## Preparar una posición

set-up-begun = Prepara una posición: elige una pieza y pulsa los hoyos donde debe estar. La partida espera.
set-up-hole = { $hole }.
set-up-hand = { word-us-many }: { word-number } en mano.
set-up-playable = Esto se puede jugar: empiezan los { word-us-many }.
# A position from a link or a text that no game goes on from.
set-up-at-end = En una partida, esta posición sería el final: { $headline }. { $reason } Aquí se sigue jugando.
set-up-over = No queda nada por jugar: { $headline }. { $reason }
set-up-too-many = Hay demasiados { word-us-many }: en el juego hay { word-number }.
set-up-no-pieces = Aún no hay ninguna pieza, ni en el tablero ni en mano.
set-up-flawed = Esto no se puede jugar: { $error }.
set-up-played = La partida sigue desde esta posición.
set-up-left = De vuelta en la partida, que está como estaba.

## Lo que se guarda en el dispositivo

kept-damaged = Algo que estaba guardado en este dispositivo no se puede leer: está dañado, o lo guardó una versión más reciente. Se ha puesto aparte; lo encuentras en Partidas.
kept-taken-in = Lo que estaba guardado en el otro dispositivo ya está aquí.
kept-taken-in-partly = Lo que estaba guardado en el otro dispositivo ya está aquí, menos lo que no se pudo leer: { $damaged } de sus partes.
kept-gone = Esta partida ya no está aquí: otra ventana la ha borrado.
kept-nothing = Aquí todavía no hay nada guardado: no se guardó ningún archivo.
kept-bad-heading = Este no es un archivo con todo lo de Sandgrid, o lo ha escrito una versión más nueva. No ha cambiado nada.
kept-bad-part = Este archivo está dañado en su parte { $part }. No ha cambiado nada.
kept-table = La tabla de finales { $name } está guardada en este dispositivo y funciona sin conexión.
# Quién juega: «Guijarros: una persona, palitos: nivel 3».
sides = { $one }, { $other }
sides-computer = tú con los { word-us-many }, contra { $who }
side-person = { word-us-many }: una persona
side-named = { word-us-many }: { $who }
side-computer = { word-us-many }: { word-persona }
sides-friend = con { $who }
sides-friend-yours = con { $who }: te toca
sides-friend-theirs = con { $who }, a quien le toca
turns-played = { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}
forget-really = Sí, borrarla
resign-question-alone = ¿Rendirse en esta partida?
resign-question = ¿Rendirse en esta partida? Se rinde: { $loser }. Victoria: { $who }

## Elegir bandos y niveles

piece = { word-us-one }
opens = empiezan los { word-us-many }
in-hand = { word-us-many } en mano
mine = juego con { word-us-many }
level = { word-persona }, nivel { $level }: { $level ->
    [1] vende mangos en el mercado, y solo mira donde se acaba de jugar
    [2] viene de la escuela, juega rápido y pasa por alto muchas cosas
    [3] hace trenzas, y mira todo el tablero, pero no mucho tiempo
    [4] cuida el ganado, atento pero fácil de sorprender
    [5] hace vasijas, y cuida cada pieza
    [6] sale a pescar, y mira una jugada más allá
    [7] es costurera, y juega casi todas las tardes
    [8] conduce un taxi, y practica entre dos viajes
    [9] cultiva mijo, y regala muy poco
    [10] es enfermera, y ve pronto las trampas
    [11] hace tambores, fuerte y paciente
    [12] es maestra, y ha enseñado el juego a medio pueblo
   *[13] se sienta cada día bajo el baobab, y juega con todo lo que puede la computadora
}
# The games that can follow a finished one.
rematch-again = Otra vez
rematch-swapped = Cambiar de bando
rematch-easier = { word-persona }, más fácil
rematch-harder = { word-persona }, más difícil

## Reglamentos

part-needs = Qué necesitas, y el objetivo
part-turns = Los turnos
part-placing = Colocar
part-moving = Mover
part-capturing = Capturar
part-ending = Cómo termina la partida
part-options = Opciones
rule-read = { $rule }: { $words }
citation-section = { $book }, { $heading }
citation-rebuilt = nuestra lectura de una página dañada


summary-yote = África Occidental: un salto se lleva dos piezas
summary-choko = Gambia: como Yoté, pero una colocación se responde con otra
summary-wali = Malí: tres en línea se llevan una pieza
summary-bolotondou = Togo: dos en línea se llevan una pieza
difference-board = { $rows } filas de { $columns } hoyos
difference-line = { word-number } en línea se llevan una pieza
difference-end = con { $count ->
    [1] una pieza
    [one] { word-number } pieza
   *[other] { word-number } piezas
} ya has perdido
difference-offers = opciones: { $options }
difference-answer-free = colocar o mover libremente
difference-answer-in-kind = a una colocación se responde colocando
difference-friends-never = sin saltos sobre piezas propias
difference-friends-once = un salto sobre una pieza propia
difference-friends-then-capture = saltos sobre piezas propias
difference-chain-single = una captura por turno
difference-chain-several = varias capturas por turno
difference-second-declined = segunda pieza: se puede renunciar a ella
difference-second-board = segunda pieza: solo del tablero
difference-second-board-then-hand = segunda pieza: del tablero o, si no, de la mano
difference-blocked-loses = bloqueo: pierdes
difference-blocked-counted = bloqueo: gana quien tiene más piezas
difference-few-drawn = tres o menos por bando: empate
difference-few-stale = tres o menos por bando: empate si no pasa nada
difference-few-equal = igualdad con tres o menos, sin más capturas: empate
difference-impasse-drawn = partida estancada: empate
difference-impasse-more-pieces = partida estancada: gana quien tiene más piezas
difference-impasse-more-taken = partida estancada: gana quien ha retirado más
source = { $title }: { $published }. { $credits }
published-000 = un reglamento impreso, Lemery Games
published-001 = un reglamento impreso, en francés
published-002 = una página web sobre el Choko
published-004 = una página web sobre el Yoté
credits-000 = Ilustrado por Tímea Kőszegi y Lívia Varga, editado por Emily Willix. No indica autor de las reglas ni año; su Yoté se inspira en Angels Navarro, The 10 Best Games in the World, 2011.
credits-001 = No indica autor ni año.
credits-002 = Cyningstan, el sitio de Damian Walker; la página no indica año.
# $count es de los dos bandos juntos; $number, de uno.
print-heading = { $kind }: pon este tablero en la mesa y recorta las { $count } piezas de abajo; { $number } { word-us-many }, { $number } { word-them-many }, { $rows } filas de { $columns } hoyos.

## Lecciones y retos

lesson-step = { $title }: paso { $step } de { $of }
lesson-done = La lección ha terminado.
puzzle-title = { $kind }: reto { $number } de { $of }, { word-hardness }
puzzle-chip = { $kind }: reto { $number }, { word-hardness }
puzzle-chip-helped = { $kind }: reto { $number }, { word-hardness }, resuelto con ayuda
puzzle-chip-solved = { $kind }: reto { $number }, { word-hardness }, resuelto
word-hardness = { $stars ->
    [1] fácil
    [2] menos fácil
   *[3] difícil
}
puzzle-win = { $count ->
    [1] juegan los { word-us-many }, y ganan enseguida.
   *[other] juegan los { word-us-many }, y ganan en { word-number } turnos, hagan lo que hagan los otros.
}
puzzle-row = { $count ->
    [1] juegan los { word-us-many }, y hacen una línea.
   *[other] juegan los { word-us-many }, y hacen una línea en { word-number } turnos, hagan lo que hagan los otros.
}
puzzle-keep = juegan los { word-us-many }, y van ganando: solo una jugada mantiene la ventaja.
puzzle-save = juegan los { word-us-many }, y están en peligro: solo una jugada no pierde.
puzzle-blockade = La partida termina también cuando el otro lado no puede mover.
puzzle-right = ¡Bien!
puzzle-wrong-win = Eso está permitido, pero así la victoria no llega a tiempo.
puzzle-wrong-row = Eso está permitido, pero así la línea no llega a tiempo.
puzzle-wrong-keep = Eso está permitido, pero deja escapar la victoria.
puzzle-wrong-save = Eso está permitido, pero pierde.
puzzle-again = Mira otra vez.
# The other side's answer to a wrong turn; $did is a sentence, without its capital.
puzzle-answer = Entonces, { $did }
puzzle-solved = ¡Resuelto!
puzzle-solved-helped = Resuelto, con ayuda.
# $themes es una lista con «y».
puzzle-themes = { $praise } La idea: { $themes }.
puzzle-hint-action = { $action }.
puzzle-hint = Fíjate en { $at }.
puzzles-done = Todos los retos están resueltos.
puzzles-of = { $kind }: { $solved } de { $of } resueltos
theme-second = la segunda pieza
theme-chain = saltos seguidos
theme-hop = un salto por encima de una pieza propia
theme-blockade = un bloqueo
theme-quiet = una jugada tranquila
theme-sacrifice = una pieza regalada
theme-horse = un caballo
returned = De vuelta en la partida de { $game }.
lessons-unusable = Estas lecciones y retos no se pueden usar: { $error }.
steps-none-done = { $of } pasos
steps-all-done = los { $of } pasos hechos
steps-done = { $done } de { $of } pasos hechos
pupil-nobody = nadie en particular
pupil-added = { $name } está en la lista y aprende ahora.
pupil-removed = { $name } ya no está en la lista.
pupil-remove-really = Sí, quitar a { $name }
pupil-empty = Hace falta un nombre.
pupil-taken = Ya hay un alumno que se llama { $name }.
pupil-full = La lista está llena: tiene { $count } alumnos.
class-pupil = Alumno
class-lessons = Lecciones, de { $of }
class-solved = Retos sin ayuda, de { $of }
class-helped = Retos con ayuda, de { $of }

## Qué falla en un texto; cada uno está como $cause o $error dentro de otra frase

error-record = línea { $line }, carácter { $character } del registro: { $error }
error-record-at = línea { $line }, carácter { $character } del registro, en «{ $word }»: { $error }
error-record-no-rules = no hay [Rules "…"] antes de esto
error-record-tag = una etiqueta se escribe [Name "text"]
error-record-tag-twice = la etiqueta ya estaba antes
error-record-comment = un comentario no tiene final
error-record-parenthesis = un paréntesis no tiene pareja
error-record-turn = desde el carácter { $character } de la jugada no se puede leer ninguna acción; una jugada se escribe como c3, c3-c4, c3xe3*a5 o a1^c1stop
error-record-illegal = { $action }: { $reason }
error-record-turn-over = el turno termina antes de su última acción
error-record-turn-unfinished = el turno anterior no está terminado
error-record-result = en el tablero la partida terminó de otra manera
error-record-trailing = sigue algo detrás del resultado
error-record-another = aquí empieza un segundo registro, y solo se puede abrir uno a la vez

address-rules = Aquí no hay reglas que se llamen «{ $asked }». Los juegos son { $games }.
address-choose = Elegir un juego

error-rules-book = ningún reglamento se llama así; hay { $names }
error-rules-option = { $book } no tiene esa opción (carácter { $character }); tiene { $names }
error-rules-no-option = { $book } no tiene opciones (carácter { $character })
error-rules-option-twice = una opción de las reglas se nombra dos veces (carácter { $character })

error-position = { $field } de la posición: { $error }
error-position-at = { $field } de la posición, carácter { $character }: { $error }
error-field-board = campo 1, el tablero,
error-field-turn = campo 2, a quién le toca,
error-field-hands = campo 3, las manos,
error-field-pending = campo 4, lo que hay que decidir,
error-field-quiet = campo 5, los turnos sin novedad,
error-missing = falta
error-trailing = sigue algo que no corresponde ahí
error-character = ahí solo puede haber filas de o, i y cifras del 1 al 8, con / entre ellas
error-row-length = hay una fila que no tiene { $columns } hoyos
error-row-count = no hay { $rows } filas
error-turn = tiene que ser o o bien i
error-hands = tienen que ser dos números, como 12/12
error-number = tiene que ser un número del 0 al 255
error-pending = tiene que ser -, place, take:N, take:N@CELL, chain:N@CELL o hop:C1,C2,… tal como puede darse en este tablero con estas reglas
error-off-board = hay una pieza fuera del tablero
error-overlap = hay dos piezas en un mismo hoyo
error-too-many = hay más de { $count } { word-us-many }, contando los del tablero
error-no-pieces = no hay ninguna pieza, ni en el tablero ni en mano
error-too-quiet = no puede pasar de { $count }: la partida ha terminado antes

## What the board answers to whoever asks it, and turns that are typed or said

look-untouched = Todavía no se ha jugado nada.
look-pieces-none = { word-us-many }: ninguno en el tablero.
look-pieces = { word-us-many } en el tablero, { $count }: { $cells }.
look-hands = { $first }; { $second }.
# $hole is a hole and what stands in it; $ways is a list with "or" of look-place … look-come.
look-can = { $hole }: puedes { $ways }.
look-cannot = { $hole }: { $why }
look-place = colocar una pieza
look-take = retirarla
look-step = ir a { $to }
look-leap = saltar por encima de { $over } a { $to }
look-come = venir aquí desde { $from }
look-row = fila { $at }
look-column = columna { $at }
look-line = { $stretch }: { $pieces }.
look-line-next = { $before }; { $next }
look-line-empty = { $stretch }: vacía.
typing-odd = Esto no se puede leer: «{ $word }». { $how }
typing-empty = No hay nada que jugar en eso. { $how }
typing-how = Una jugada se escribe c3, c3-c4 o c3xe3*a5, o se dice: c3 a c4.
typing-too-much = La jugada termina antes: no se ha jugado nada.
# Words that somebody says in a turn, one of them or another, between spaces; heard-nothing means nothing.
heard-to = a hasta hacia
heard-over = encima sobre
heard-take = toma tomar quita quitar captura capturar come retira retirar retire tome quite capture
heard-hand = mano
heard-decline = renuncia renunciar paso pasar renuncie pase
heard-stop = parar para alto detente deténgase
heard-nothing = de del desde el la los las un una y luego en por coloca colocar pon poner mueve mover va ir salta saltar pieza guijarro guijarros palito palitos camello camellos claro oscuro largo corto aquí coloque ponga mueva salte sigue saltando juega jugar

## A board in somebody else's page

read-only = Este tablero es solo para mirar. Puedes recorrer la partida turno a turno.

## Un amigo en otro lugar

friend-invited = { $who } te invita a una partida de { $kind }. Juegas con los { word-us-many }.
friend-arrived = { $who } ha jugado. Juegas con los { word-us-many }.
friend-older = Este enlace es anterior a tu partida con { $who }. Aquí está la partida tal como va ahora.
friend-different = Este enlace no coincide con tu partida con { $who }, que sigue igual en Partidas. Aquí se muestra como una partida aparte.
friend-send-first = empieza { $who }. Envía la invitación con la aplicación que uséis.
friend-send = Has jugado. Ahora le toca a { $who }.
friend-copied = El enlace está copiado. Pégalo en un mensaje a { $who }.
friend-sent = Enviado. La respuesta llega como enlace; ábrelo en este dispositivo.
friend-send-label = Enviar a { $who }
friend-send-label-unnamed = Enviar a tu amigo
friend-mail-first = ¿Una partida de { $kind }? Juegas con los { word-us-many } y empiezas:
friend-mail = { $kind }: he jugado { $played }. Te toca:
