### Los enunciados de los reglamentos, con nuestras palabras.
###
### Glosario: hole = hoyo; space (LUDOS) = casilla; place = colocar; deploy (LUDOS) = desplegar; drop initiative =
### iniciativa de despliegue; move = mover, movimiento; leap y jump = saltar, salto; capture = capturar;
### take off, take away y remove = retirar; hand = mano; line = línea; row y column = fila y columna;
### turn = turno; side = bando; draw = empate; opponent = rival. First y second player: primer y segundo bando.

## 004: Traditional rules, Yoté

rule-004-R0 = Juegan dos personas en 5 filas de 6 hoyos. Cada una tiene 12 piezas en mano, una los guijarros y la otra los palitos, y ningún lado del tablero es de nadie.
rule-004-R1 = La partida empieza con el tablero vacío.
rule-004-R2 = Empiezan los guijarros, luego van los palitos, y así por turnos.
rule-004-R3 = En tu primer turno debes colocar una pieza; vale cualquier hoyo vacío.
rule-004-R4 = En cada turno posterior eliges: colocar otra pieza, si aún te queda alguna en mano, o mover una de tus piezas del tablero.
rule-004-R5 = Movimiento: una de tus piezas se mueve un hoyo, en horizontal o en vertical, al hoyo vecino si está vacío.
rule-004-R6 = Las piezas nunca se mueven en diagonal.
rule-004-R7 = Captura: una de tus piezas salta por encima de una pieza enemiga que está a su lado y cae en el hoyo que hay justo detrás, que debe estar vacío.
rule-004-R8 = La pieza por encima de la cual saltas sale del tablero y queda fuera el resto de la partida.
rule-004-R9 = Después de una captura eliges una pieza enemiga más y la retiras del tablero.
rule-004-R10 = Las piezas nunca capturan en diagonal, igual que nunca se mueven en diagonal.
rule-004-R11 = En un turno hay un solo salto: no hay capturas múltiples.
rule-004-R12 = Ganas, y la partida termina, cuando has capturado todas las piezas enemigas.
rule-004-R13 = La partida es un empate cuando a los dos bandos les quedan tres piezas o menos.

## 002: Traditional rules, Choko

rule-002-R0 = Juegan dos personas en 5 filas de 5 hoyos. Cada una tiene 12 piezas en mano, una los guijarros y la otra los palitos, y ningún lado del tablero es de nadie.
rule-002-R0b = Puedes colocar o mover con libertad, con una excepción: cuando tu rival ha elegido colocar una pieza, tú también debes colocar una.
rule-002-R1 = La partida empieza con el tablero vacío.
rule-002-R2 = Empiezan los guijarros, luego van los palitos, y así por turnos.
rule-002-R3 = En tu primer turno debes colocar una pieza; vale cualquier hoyo vacío.
rule-002-R4 = En cada turno posterior eliges: colocar otra pieza, si aún te queda alguna en mano, o mover una de tus piezas del tablero.
rule-002-R5 = Cuando un bando coloca una pieza, el otro debe responder colocando también una. Después vuelve a haber libre elección entre colocar y mover.
rule-002-R6 = Movimiento: una de tus piezas se mueve un hoyo, en horizontal o en vertical, al hoyo vecino si está vacío.
rule-002-R7 = Las piezas nunca se mueven en diagonal.
rule-002-R8 = Captura: una de tus piezas salta por encima de una pieza enemiga que está a su lado y cae en el hoyo que hay justo detrás, que debe estar vacío.
rule-002-R9 = La pieza por encima de la cual saltas sale del tablero y queda fuera el resto de la partida.
rule-002-R10 = Después de una captura eliges una pieza enemiga más y la retiras del tablero.
rule-002-R11 = Las piezas nunca capturan en diagonal, igual que nunca se mueven en diagonal.
rule-002-R12 = En un turno hay un solo salto: no hay capturas múltiples.
rule-002-R13 = Ganas, y la partida termina, cuando has capturado todas las piezas enemigas.
rule-002-R14 = La partida es un empate cuando a los dos bandos les quedan tres piezas o menos.

## 000: LUDOS

rule-000-R1 = El juego es para dos personas, con 12 camellos cada una.
rule-000-R2 = Tu objetivo es dejar el tablero sin ningún camello de tu rival.
rule-000-R3 = Yoté se juega en el lado del tapete que tiene 5 filas de 6 casillas.
rule-000-R4 = Cada bando recibe los 12 camellos de un color.
rule-000-R5 = El tablero está vacío al principio: todos los camellos esperan en las manos de quienes juegan.
rule-000-R6 = El morado claro tiene el primer turno, y luego los bandos juegan por turnos, uno tras otro.
rule-000-R7 = En tu turno haces exactamente una de tres cosas: desplegar un camello, mover un camello o capturar.
rule-000-R8 = Despliegue: pon un camello de tu mano en cualquier casilla vacía.
rule-000-R9 = Movimiento: uno de tus camellos va una casilla, en horizontal o en vertical, a la casilla vecina si está vacía.
rule-000-R10 = Los camellos nunca van en diagonal, ni para mover ni para capturar.
rule-000-R11 = Captura: uno de tus camellos que tiene un camello enemigo justo al lado, en horizontal o en vertical, salta en línea recta por encima de él a la casilla que hay justo detrás, si esa casilla está vacía.
rule-000-R12 = El camello por encima del cual saltas queda fuera de la partida y vuelve a la bolsa.
rule-000-R13 = Con cada captura retiras además otro camello enemigo, el que elijas en el tablero; si no hay ninguno en el tablero, uno de la mano de tu rival. Así, cada captura le cuesta dos camellos a tu rival.
rule-000-R14 = Ganas cuando has capturado todos los camellos de tu rival.
rule-000-R15 = Cuando un bando no puede ni desplegar ni mover un camello, la partida termina, y gana quien tiene más camellos, contando los que están en el tablero y los que están en mano.
rule-000-R16 = La partida es un empate cuando a cada bando le quedan tres camellos o menos y el juego ha llegado a un punto muerto: está claro que ninguno de los dos puede ganar.
rule-000-R17 = Puedes jugar con una de las variantes, con varias o con todas.
rule-000-V1 = Captura obligatoria: cuando uno de tus camellos puede capturar, debes capturar. Si hay varias capturas entre las que elegir, eliges tú.
rule-000-V2 = Captura en cadena: cuando tu camello captura y puede capturar otra vez desde la casilla donde cae, puede seguir. Después retiras un camello más por cada captura que hizo.
rule-000-V3 = Salto amistoso: tus camellos pueden saltar por encima de camellos de su propio bando, que se quedan donde están.
rule-000-C0 = Choko se juega en 5 filas de 5 casillas, con las reglas de Yoté y unos pocos cambios.
rule-000-C1 = La lista impresa está dañada en este punto, y esto es una reconstrucción: el primer bando tiene al comienzo la iniciativa de despliegue, y mientras el bando que la tiene despliegue, el otro debe desplegar en respuesta.
rule-000-C2 = Cuando el primer bando, que tiene la iniciativa de despliegue, mueve o captura y por tanto no despliega, el segundo puede hacer cualquier cosa: desplegar, mover o capturar.
rule-000-C3 = Si entonces el segundo bando mueve o captura, la iniciativa de despliegue sigue siendo del primero.
rule-000-C4 = Si entonces el segundo bando despliega, la iniciativa de despliegue pasa al segundo desde ese turno en adelante.
rule-000-C5 = Cuando todos los camellos se han desplegado, los bandos siguen por turnos, moviendo o capturando como en Yoté.
rule-000-C6 = No hay cadenas: un camello da como máximo un salto en un turno.

## 001: Ludens Planet

rule-001-R1 = Yoté es para dos personas.
rule-001-R2 = El tablero tiene 30 hoyos, y hay 12 piezas claras y 12 oscuras.
rule-001-R3 = Tu objetivo es capturar todas las piezas enemigas, o bloquearlas.
rule-001-R4 = Cada bando elige un color y guarda al principio las piezas de ese color fuera del tablero, así que el tablero empieza vacío.
rule-001-R5 = Quienes juegan acuerdan entre sí quién empieza.
rule-001-R6 = En tu turno, o bien colocas una pieza en cualquier hoyo vacío, o bien mueves una de tus piezas que ya está en el tablero.
rule-001-R7 = Movimiento: una pieza se mueve un hoyo, en horizontal o en vertical pero nunca en diagonal, al hoyo vecino si está vacío.
rule-001-R8 = Una pieza captura una pieza enemiga saltando por encima de ella, como en las damas.
rule-001-R9 = No hace falta que captures, aunque puedas.
rule-001-R10 = Para capturar, una pieza sale del hoyo que está justo al lado de la pieza enemiga y cae, en línea recta, en el hoyo que hay justo detrás, que debe estar vacío. Como un movimiento, un salto nunca es diagonal.
rule-001-R11 = La pieza capturada sale del tablero, y tienes derecho a retirar una pieza enemiga más, la que elijas en el tablero. Así, cada captura se lleva dos piezas.
rule-001-R12 = Retirar la segunda pieza es un derecho y no un deber, y debe ser una pieza que está en el tablero.
rule-001-R13 = Si el bando al que le capturaste no tiene otra pieza en el tablero, la segunda pieza se pierde para ti: no puedes reclamarla en un turno posterior.
rule-001-R14 = Una misma pieza puede hacer varias capturas en un turno, mientras encuentre otra que hacer. Después de cada salto debes retirar la segunda pieza antes de poder saltar otra vez.
rule-001-R15 = La segunda pieza que retiras puede ser una cuya retirada hace posible tu captura siguiente.
rule-001-R16 = Ganas si capturas todas las piezas enemigas, o si las bloqueas todas.
rule-001-R17 = Cuando todas las piezas se han colocado y después pasan diez turnos sin una captura, gana quien ha capturado más piezas.
rule-001-R18 = La partida es un empate cuando los dos bandos tienen el mismo número de piezas en juego, tres cada uno como máximo, y ya no es posible ninguna captura.
rule-001-C1 = Choko sigue las reglas de Yoté, pero una pieza puede también moverse saltando por encima de piezas de su propio bando, tantas veces como pueda.
rule-001-C2 = Un movimiento así puede terminar con la captura de una o más piezas enemigas, pero no hace falta.
rule-001-C3 = Por ejemplo, una pieza salta por encima de dos de su propio bando y luego captura. La segunda pieza que retira abre el camino a otra captura, que tiene a su vez su segunda pieza, de modo que en total se retiran cuatro piezas.
rule-001-W0 = Wali usa los mismos 30 hoyos y las mismas 24 piezas, 12 para cada bando.
rule-001-W1 = Wali es un juego de posición, como el molino: intentas hacer líneas de tres piezas.
rule-001-W2 = Al principio, los bandos colocan por turnos una pieza en cualquier hoyo vacío, hasta que las 24 están colocadas. Durante la colocación no puedes hacer una línea de tres.
rule-001-W3 = Después de la colocación, los bandos mueven por turnos una pieza un hoyo, en horizontal o en vertical, a un hoyo vacío.
rule-001-W4 = Una línea son tres de tus piezas justo una al lado de otra, en una fila o en una columna.
rule-001-W5 = Cuando has hecho una línea, puedes retirar una pieza enemiga, la que elijas.
rule-001-W6 = No se permiten más de tres de tus piezas contiguas en una misma línea.
rule-001-W7 = El caballo simple (cheval simple): puedes romper una línea y hacerla otra vez en tu turno siguiente, y entonces cuenta como una línea nueva.
rule-001-W8 = El caballo doble (cheval double): puedes romper una línea y, con el mismo movimiento, hacer otra justo a su lado.
rule-001-W9 = Si un movimiento hace dos líneas a la vez (una L) o tres (una T), aun así retiras solo una pieza.
rule-001-W10 = La partida termina cuando a uno de los bandos le quedan solo dos piezas.
rule-001-B1 = Bolotondou sigue las reglas de Wali, pero intentas hacer líneas de solo dos piezas.
rule-001-B2 = Durante la colocación no puedes poner dos de tus piezas contiguas en una fila o en una columna.
rule-001-B3 = Durante el juego no se permiten más de dos de tus piezas contiguas en una misma línea.

## Q: decisiones nuestras, Yoté

rule-Q-Y1 = Captura obligatoria: mientras alguno de tus camellos pueda capturar, no puedes ni desplegar ni hacer ningún otro movimiento. Qué captura haces lo eliges con libertad.
rule-Q-Y2 = Captura obligatoria con Captura en cadena: mientras el mismo camello pueda capturar otra vez, debes seguir, con la captura que quieras, sea la cadena larga o corta. Sin Captura obligatoria puedes detenerte después de cualquier salto.
rule-Q-Y3 = [L] En una cadena de capturas, todos los camellos adicionales se retiran juntos después del último salto. [P] En una cadena de capturas, cada segunda pieza se retira justo después de su salto, antes del siguiente. [] La pieza por encima de la cual se salta sale enseguida, así que un salto posterior de la cadena puede caer donde estaba.
rule-Q-Y4 = [L] Debes retirar el segundo camello. [T] Debes retirar la segunda pieza. [P] Puedes renunciar a la segunda pieza, y al renunciar termina tu turno.
rule-Q-Y5 = [L] Si tu rival no tiene otro camello en el tablero, el segundo camello se retira de la mano (después de una cadena, primero van los camellos del tablero y la mano da el resto). [PT] Si tu rival no tiene otra pieza en el tablero, la segunda pieza se pierde para ti, también más tarde. [] Un bando que se queda sin nada en el tablero pero con algo en mano no ha perdido y simplemente debe colocar.
rule-Q-Y6 = Salto amistoso: tu camello salta en línea recta por encima de un camello tuyo que está justo al lado, en horizontal o en vertical, a la casilla que hay justo detrás, que debe estar vacía. Ese único salto es el turno entero: ni empieza ni continúa una cadena.
rule-Q-Y7 = Un salto por encima de una pieza propia cuenta como movimiento: si puedes dar uno no hay bloqueo, y donde tienes el deber de colocar no puedes saltar. Nunca es una captura. [L] Por eso la Captura obligatoria lo prohíbe mientras puedas capturar.
rule-Q-Y8 = En el momento en que a un bando no le queda ninguna pieza, ni en el tablero ni en mano, el otro ha ganado: no se retira nada más, no se da ningún otro salto y no se considera ningún empate. Un bando sin piezas en el tablero pero con una en mano no ha perdido.
rule-Q-Y9 = Si el bando cuyo turno empieza no puede hacer nada en absoluto, la partida termina. [LT] Gana quien tiene más piezas, en el tablero y en mano, y si son iguales es un empate. [P] Pierde el bando bloqueado. [] Solo puede estar bloqueado el bando al que le toca jugar.
rule-Q-Y10 = El tablero nunca está lleno: caben más piezas de las que hay, 24 como máximo. Por eso, un bando con una pieza en mano siempre tiene algo que jugar; solo puede estar bloqueado un bando con la mano vacía.
rule-Q-Y11 = Si la partida es un empate por pocas piezas se juzga al final de cada turno, cuando todas las piezas capturadas y segundas están fuera, y nunca en medio. No hace falta reclamarlo.
rule-Q-Y12 = Tres piezas o menos quiere decir en el tablero y en mano juntas. [T] Por eso, un bando con tres o menos ya no puede ganar, porque cualquier captura que deje al otro bando con tres o menos es un empate.
rule-Q-Y13 = La partida es un empate cuando, al final de un turno, los dos bandos tienen el mismo número de piezas, en el tablero y en mano juntas y tres cada uno como máximo, y en ese momento ninguno de los dos tiene una captura en el tablero. Tres contra dos no es empate.
rule-Q-Y14 = Cuando las dos manos están vacías, diez turnos de cada bando (20 en total) desde la última colocación o captura, la que haya sido posterior, terminan la partida. Gana quien ha retirado más piezas, incluidas las segundas piezas; si han retirado las mismas, es un empate.
rule-Q-Y15 = Cuando una posición se da por tercera vez (mismo tablero, mismas manos, mismo bando al que le toca, mismo deber de colocar), o después de 25 rondas completas (50 turnos en total) sin colocación ni captura, la partida termina. [T] Es un empate. [L] Es un empate si cada bando tiene tres camellos o menos, tablero y mano juntos; si no, gana quien tiene más, y si son iguales es un empate. [P] Con las dos manos vacías esta regla no hace nada, porque deciden los diez turnos; mientras una mano no esté vacía, gana quien ha retirado más piezas, y si han retirado las mismas es un empate.
rule-Q-Y16 = Cuando cada bando tiene tres camellos o menos, en el tablero y en mano juntos, la partida es un empate en cuanto los dos lo acuerdan, o si no después de 10 rondas completas (20 turnos en total) sin despliegue ni captura, o cuando una posición se da por tercera vez.
rule-Q-Y17 = Un bando que puede capturar no está bloqueado. Mientras el bando al que le toca tenga algo que jugar, sea un despliegue, un movimiento o una captura, la partida sigue.
rule-Q-Y18 = La segunda pieza que se retira con una captura es siempre una de tu rival, nunca una tuya.
rule-Q-Y19 = [L] El morado claro empieza. [T] Los guijarros empiezan. [P] Quienes juegan deciden por elección o por sorteo quién empieza, y quien va a empezar toma las piezas claras.
rule-Q-Y20 = No hace falta que captures, aunque puedas.
rule-Q-Y21 = Todas las capturas de una cadena las hace la misma pieza, que puede cambiar de dirección después de cada salto; su punto de partida cuenta como vacío, y no se puede saltar dos veces por encima de ninguna pieza. No hace falta que elijas la cadena más larga, y puedes detenerte después de cualquier salto. [L] Con la Captura obligatoria sigues mientras puedas.
rule-Q-Y22 = Si se cumplen varios finales a la vez, cuenta el primero de estos: a un bando no le queda nada; [LP] el siguiente bando está bloqueado; el empate por pocas piezas; [T] el empate por pocas piezas; el siguiente bando está bloqueado; [] los turnos contados o la repetición.
rule-Q-Y24 = En tu primer turno no tienes nada en el tablero, así que debes colocar. Lo mismo vuelve a ocurrir siempre que todas tus piezas del tablero se han retirado y aún te quedan algunas en mano.

## Q: decisiones nuestras, Choko

rule-Q-C1 = A una colocación hay que responder con una colocación, salvo si ella misma fue una respuesta así. Una colocación hecha por el deber de colocar no obliga a tu rival, que elige entonces con libertad.
rule-Q-C2 = La primera colocación del segundo bando es ya la respuesta a la del primero. Así, el primer bando queda entonces libre. [L] El primer bando tiene además la iniciativa de despliegue.
rule-Q-C3 = Mientras tienes el deber de colocar no puedes capturar. [L] Esto vale también con la Captura obligatoria. En un turno libre la Captura obligatoria vale por entero: si puedes capturar, debes hacerlo, y no puedes desplegar.
rule-Q-C4 = Si tienes el deber de colocar pero no tienes nada en mano, el deber desaparece y tu turno es libre; ni pasas ni pierdes. [L] La iniciativa de despliegue se queda donde estaba.
rule-Q-C5 = Si colocas solo porque no tienes nada en el tablero, y no en respuesta a una colocación, tu rival debe responder como a cualquier colocación libre. [L] Tienes entonces la iniciativa de despliegue.
rule-Q-C6 = En un mismo movimiento, los saltos por encima de piezas propias van primero y las capturas van al final. Después de la primera captura solo pueden seguir capturas.
rule-Q-C7 = Mientras salta por encima de su propio bando, una pieza no puede entrar dos veces en ningún hoyo ni puede volver al hoyo del que salió. Durante las capturas que siguen puede volver a entrar en esos hoyos.
rule-Q-C8 = Saltar por encima de piezas propias tantas veces como sea posible es un privilegio, no un deber. Puedes detenerte después de cualquier salto.
rule-Q-C9 = Choko se juega en los mismos 30 hoyos que Yoté, no en las 5 filas de 5 que usan los otros reglamentos.
rule-Q-C10 = No hace falta que respondas a una colocación con una colocación; cada turno es libre, como en Yoté.
rule-Q-C11 = La Captura en cadena no tiene efecto, porque las cadenas están prohibidas. La Captura obligatoria y el Salto amistoso sí se pueden elegir; un salto amistoso es un solo salto y cuenta como movimiento.
rule-Q-C12 = Después de la última colocación los turnos simplemente se alternan como antes. Una captura no cede por sí misma la iniciativa de despliegue: el otro bando solo la obtiene desplegando en un turno libre.
rule-Q-C13 = Cuando una mano está vacía y la otra no, el bando con piezas en mano aún puede colocar en un turno libre. El bando con la mano vacía es libre en cada turno.
rule-Q-C14 = La lista impresa de los cambios está dañada, y su comienzo se reconstruye así. Usa el lado del tapete con 5 filas de 5 casillas; el primer bando empieza y tiene la iniciativa de despliegue; mientras ese bando despliegue, el segundo bando debe desplegar también.

## Q: decisiones nuestras, Wali y Bolotondou

rule-Q-W1 = Si en todos los hoyos vacíos harías una línea prohibida, pasas durante el resto de la colocación mientras el otro bando sigue. Cuando ninguno de los dos puede colocar, el movimiento empieza por quien colocó primero; las piezas que quedan en mano están fuera de la partida y no cuentan para nadie, ni como piezas ni como capturas.
rule-Q-W2 = [W] Durante la colocación también está prohibida una pieza que junta otras de su bando en cuatro o más en una fila o en una columna, porque eso contiene una línea de tres. [B] Durante la colocación están prohibidas dos o más piezas de un mismo bando contiguas en una fila o en una columna.
rule-Q-W3 = Un movimiento que hace una línea [W] de más de tres piezas [B] de más de dos piezas [] no está permitido, aunque haga una línea correcta en la otra dirección. Solo las piezas contiguas, sin hueco, forman una línea.
rule-Q-W4 = No se pueden hacer tres líneas a la vez, porque harían falta más piezas seguidas de las permitidas. Una L, una T o una cruz de dos líneas correctas está permitida y se lleva una pieza.
rule-Q-W5 = En el momento en que una retirada deja a un bando con solo dos piezas en el tablero, la partida termina y gana el otro bando.
rule-Q-W6 = Después de la colocación pierde el bando que en su turno no tiene ningún movimiento permitido, ya sea porque sus piezas están encerradas o porque cada paso haría una línea demasiado larga.
rule-Q-W7 = La partida termina, como en Wali, cuando una retirada deja a un bando con solo dos piezas, y gana el otro bando. Quienes juegan pueden acordar antes que se siga jugando hasta que quede solo una.
rule-Q-W8 = Cuando tu movimiento ha hecho una línea, debes retirar una pieza enemiga; cuál, lo eliges tú.
rule-Q-W9 = La pieza que retiras puede ser una que está en una línea de tu rival.
rule-Q-W10 = Solo el movimiento que hace una línea da una pieza, y la pieza movida debe ser parte de la línea. Una línea que ya está hecha no da nada, y retirar una pieza nunca hace una línea ni la alarga.
rule-Q-W11 = Un movimiento puede romper una de tus líneas y hacer otra al mismo tiempo, y la línea nueva da una pieza.
rule-Q-W12 = Un movimiento que pondría más de [W] tres [B] dos [] de tus piezas contiguas en una línea no se puede hacer de ninguna manera; no es que solo se quede sin premio.
rule-Q-W13 = Después de la colocación, la partida es un empate cuando una posición (mismo tablero, mismo bando al que le toca) se da por tercera vez, o después de 50 rondas completas (100 turnos en total) sin una retirada.
rule-Q-W14 = Como en Yoté, quienes juegan acuerdan quién empieza, y quien va a empezar toma las piezas claras.
