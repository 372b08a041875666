### The statements of Yebo's rules, by rule.
###
### Glossary: block bloque · stack pila · Fence Cerca · end, opening extremo, abertura · Sighting Avistamiento ·
### Chief Jefe · suit palo · group grupo · set trío · run escalera · pair pareja · mixed mixto · blank comodín ·
### 4th block 4.º bloque · draw robar · take tomar · pick up recoger · discard descartar, descarte ·
### claim reclamar · call Yebo decir Yebo · display mostrar · lay down bajar · lay on poner · take Africa back
### recuperar África · announce anunciar, anuncio · round ronda · turn turno · deal repartir, reparto · score puntuar.

## Blocks and aim

rule-003-E1 = Juegan cuatro personas, o como mínimo dos.
rule-003-E2 = 144 bloques: Vasijas, Máscaras y Escudos del 1 al 9, cuatro de cada; tres Flores y tres Aves, cuatro de cada; ocho Avistamientos; cuatro Áfricas.
rule-003-E3 = Hay seis rondas, y cada una se juega una vez. Gana la suma más alta de todas las rondas.
rule-003-E4 = Quien gana una ronda no tiene por qué ser quien más puntos suma en ella.
rule-003-E5 = Los ocho Avistamientos son todos distintos, cada uno con su propio valor.

## Before a round

rule-003-E6 = Todos los bloques se mezclan boca abajo.
rule-003-E7 = Cada jugador roba un bloque; quien tiene el número más alto es el primer Jefe. Quienes empatan roban otra vez.
rule-003-E8 = Los bloques robados para elegir al primer Jefe se devuelven, boca abajo.
rule-003-E9 = La Cerca es un cuadrado, con 18 pilas en cada lado y dos bloques de altura.
rule-003-E10 = El Jefe toma dos pilas contiguas, en cualquier lugar de la Cerca, y dice en qué sentido toman los demás las suyas; tres veces, hasta tener 12 bloques cada uno.
rule-003-E11 = Las manos son secretas.
rule-003-E12 = Los Avistamientos recibidos en el reparto se bajan boca arriba; empezando por el Jefe, en el sentido anunciado, cada jugador reemplaza los suyos robando de la Cerca.
rule-003-E13 = Tras ver su mano, el Jefe elige qué ronda se juega, de entre las que aún no se han jugado.
rule-003-E14 = El ganador de una ronda es el próximo Jefe y empieza.

## The turn

rule-003-E15 = Los turnos van en el sentido que anunció el Jefe.
rule-003-E16 = En su turno, cada cual toma un bloque y descarta uno, boca arriba, nombrándolo en voz alta.
rule-003-E17 = Los bloques se roban de cualquiera de las dos aberturas de la Cerca.
rule-003-E18 = El bloque de arriba de una pila se roba primero, y después el que está debajo.
rule-003-E19 = En una mano hay siempre 12 bloques. Ni el 4.º bloque de un grupo ni los Avistamientos cuentan.
rule-003-E20 = Solo se puede reclamar el último descarte.
rule-003-E21 = Yebo reclama el último descarte, y el juego sigue desde quien lo dijo; otros pueden perder un turno.
rule-003-E22 = Para un Yebo hay que tener en la mano los otros dos bloques del trío o de la escalera, que se muestran entonces con el descarte.
rule-003-E23 = Si nadie ha dicho Yebo, el jugador en turno puede tomar el último descarte en vez de robar.
rule-003-E24 = En cuanto el jugador en turno ha tomado un bloque, ya no se puede decir Yebo.
rule-003-E25 = Si dos dicen Yebo, el bloque es de aquel cuyo turno llega antes.
rule-003-E26 = Los tríos, las escaleras y las parejas se muestran a medida que se forman.

## Special blocks

rule-003-E27 = Un Avistamiento robado se baja boca arriba y se reemplaza por un bloque de la Cerca, y el sentido se invierte.
rule-003-E28 = Un 4.º bloque robado de la Cerca se puede poner en un trío o una escalera propios ya mostrados, y se reemplaza por un bloque de la Cerca.
rule-003-E29 = Un 4.º bloque solo viene de la Cerca, y solo se pone en los grupos propios.
rule-003-E30 = África es un comodín en tríos, escaleras y parejas, y como tal no puntúa nada.
rule-003-E31 = En un trío o una escalera hay como máximo un África como comodín; dos forman una pareja, tres un trío o una escalera.
rule-003-E32 = África no se puede descartar, ni puede ser un 4.º bloque.
rule-003-E33 = Quien roba de la Cerca el bloque por el que vale un África mostrada puede ponerlo ahí y llevarse el África, del grupo de cualquier jugador.
rule-003-E34 = Cada África que queda en una mano al final de una ronda cuesta 50 puntos.

## The six rounds

rule-003-E35 = Un trío son tres bloques iguales.
rule-003-E36 = Ronda 1: cuatro tríos de tres bloques, de un solo palo. Entre ellos puede haber Aves y Flores. Se permite Yebo.
rule-003-E37 = Una escalera son tres números seguidos de un mismo palo.
rule-003-E38 = Ronda 2: cuatro escaleras de tres bloques, de un solo palo. Puede haber una de cada Ave o una de cada Flor (una sola escalera en total: decisión nuestra, Q-E10). Se permite Yebo.
rule-003-E39 = Ronda 3: parejas de bloques iguales, de un solo palo (cuántas, no está impreso: seis, es decisión nuestra, Q-E8). Entre ellas puede haber Aves y Flores. No hay Yebo, salvo con el último descarte para ganar.
rule-003-E40 = Ronda 4: cuatro tríos mixtos, un mismo número en cada uno de los tres palos. Puede haber una de cada Ave y una de cada Flor. Se permite Yebo; no hay 4.º bloque.
rule-003-E41 = Ronda 5: cuatro escaleras mixtas, tres números seguidos, uno de cada palo. Sin Aves y sin Flores. Se permite Yebo; no hay 4.º bloque.
rule-003-E42 = Ronda 6: parejas mixtas, un mismo número en dos palos, siempre los mismos dos (cuántas, no está impreso: seis, es decisión nuestra, Q-E8). Las Aves y las Flores están incluidas. No hay Yebo, salvo con el último descarte para ganar.
rule-003-E43 = En las rondas mixtas, la Flor 1 va con el Ave 1, y así sucesivamente.

## End and score

rule-003-E44 = Para ganar una ronda hay que haber anunciado que se busca un último bloque.
rule-003-E45 = Cada cual gana con su último descarte.
rule-003-E46 = Cuando la Cerca se agota sin ganador, el Jefe decide: se reconstruye y la ronda sigue, o la ronda se puntúa como está.
rule-003-E47 = Solo puntúan los grupos mostrados: 10 por cada bloque de un palo, 20 por cada Flor y cada Ave, nada por África como comodín; los Avistamientos puntúan lo que llevan impreso.
rule-003-E48 = El ganador de una ronda suma 20 más; un África sobrante cuesta 50; un trío o una escalera de Áfricas puntúa 50 cada uno, una pareja 20 (por bloque, y no por grupo: decisión nuestra, Q-E25).

## Our rulings

rule-Q-E1 = Los valores de los Avistamientos no están impresos en ninguna parte: aquí son 25, 30, 35, 40, 45, 50, 55 y 60.
rule-Q-E2 = El primer Jefe es quien roba el número más alto. Las Flores y las Aves cuentan del 1 al 3; quien tiene un Avistamiento o África roba otra vez.
rule-Q-E3 = Tras el reparto, la Cerca es una sola cadena abierta de pilas, con dos extremos. Se reparte en el sentido en que van los turnos.
rule-Q-E4 = No hay reserva. Quien roba elige el extremo, cada vez que roba.
rule-Q-E5 = Los Avistamientos repartidos, o robados para reemplazarlos antes del primer turno, no invierten el sentido, salvo que la casa lo haya decidido así (Q-E32).
rule-Q-E6 = Cada Avistamiento robado en un turno invierte el sentido en el acto; el jugador termina su turno, y el siguiente se juega en el nuevo sentido.
rule-Q-E7 = El Jefe dice el sentido al repartir, y la ronda cuando ha visto sus doce bloques.
rule-Q-E8 = En las rondas de parejas hay seis parejas. Dos de ellas pueden ser iguales. La casa puede decidir otra cosa.
rule-Q-E9 = Las Aves y las Flores no son palos. En la ronda 1, los cuatro tríos pueden ser todos de ellas. La casa puede decidir otra cosa.
rule-Q-E10 = En la ronda 2, como máximo una escalera es de Aves o de Flores.
rule-Q-E11 = En la ronda 4, las Aves y las Flores forman grupos enteros, las Flores 1 2 3 y las Aves 1 2 3, cada uno una sola vez. La casa puede decidir otra cosa.
rule-Q-E12 = Un grupo de Áfricas se permite en todas las rondas. No vale por nada, y nadie puede sacar un bloque de él.
rule-Q-E13 = Yebo exige los otros bloques del grupo y lo muestra. Recoger corresponde solo al jugador en turno, no exige nada, y el bloque va a la mano. En las rondas de parejas no se recoge nada. La casa puede decidir otra cosa.
rule-Q-E14 = De quienes dicen Yebo, el bloque es del más próximo en el orden de los turnos, en el sentido que rige tras el descarte, incluso contra un Yebo que ganaría. Nadie reclama su propio descarte.
rule-Q-E15 = Uno de los bloques que se tienen en la mano para un Yebo puede ser África; no más de uno.
rule-Q-E16 = Tras un Yebo se muestra el grupo, no se roba nada, y se descarta un bloque. El bloque reclamado no es un 4.º bloque y no recupera África.
rule-Q-E17 = Un grupo se muestra cuando su dueño quiere, en su propio turno, entre tomar un bloque y descartar otro. Se queda como está, y aquello de lo que es vale también para sus otros grupos. La casa puede decidir otra cosa.
rule-Q-E18 = Los grupos mostrados cuentan entre los doce. Una colección completa son doce bloques mostrados, y el decimotercero es el descarte ganador.
rule-Q-E19 = Un 4.º bloque es el cuarto de un trío, o el número vecino en uno de los extremos de una escalera; uno por cada grupo. Debe haber venido de la Cerca, y se puede poner en cualquier turno de su dueño. La casa puede decidir otra cosa.
rule-Q-E20 = África se recupera con un bloque recién robado de la Cerca, antes del descarte, de cualquier grupo. El dueño del grupo dice por qué bloque vale un comodín cuando eso está abierto.
rule-Q-E21 = Lo que solo dejaría África para descartar no se permite mientras haya otro bloque. Quien no tiene otro pone el África en un grupo suyo que no tenga ninguna, y descarta el bloque al que reemplaza.
rule-Q-E22 = Quien solo necesita un bloque puede anunciarlo en cualquier momento de la ronda: mientras un descarte puede reclamarse, antes de tomar un bloque, después de descartar uno. El anuncio vale para todo bloque descartado o robado después de él: quien anuncia cuando un descarte ya está ahí no gana tomando ese descarte, sino robando o con cualquier bloque posterior. Quien lo olvidó pierde solo ese bloque, y gana en un turno posterior.
rule-Q-E23 = El descarte ganador termina la ronda, y nadie puede reclamarlo.
rule-Q-E24 = Cuando la Cerca está vacía, el último descarte aún puede reclamarse o, si no, recogerlo el jugador en turno, descarte tras descarte. Solo cuando este lo deja o no puede recogerlo, o cuando un Avistamiento o un 4.º bloque no puede reemplazarse, decide el Jefe. La Cerca se reconstruye con todos los descartes, como máximo dos veces por ronda; las manos y los grupos se quedan, y roba el mismo jugador. Tras una ronda sin ganador, el Jefe sigue siéndolo. La casa puede decidir otra cosa.
rule-Q-E25 = Los puntos son por cada bloque. Los Avistamientos siempre puntúan. Con totales iguales, la victoria se comparte.
rule-Q-E26 = Con dos o tres jugadores no cambia nada.
rule-Q-E27 = El bloque recién tomado se puede descartar, y también las Aves y las Flores. Un Avistamiento, nunca.
rule-Q-E28 = Nadie anuncia un palo; lo revelan los grupos mostrados.
rule-Q-E29 = Los grupos mostrados puntúan, se haya terminado la colección o no.
rule-Q-E30 = En un turno: tomar; bajar los Avistamientos y reemplazarlos; mostrar, poner cada 4.º bloque, recuperar África; descartar; anunciar. Después los demás pueden decir Yebo.
rule-Q-E31 = Tras doce turnos seguidos empezados recogiendo, el siguiente empieza robando; si la Cerca está vacía, decide el Jefe. Este límite es nuestro.
rule-Q-E32 = Una casa puede decidir que cada Avistamiento repartido, o robado para reemplazar uno antes del primer turno, también invierta el sentido. El orden en que se reemplazan sigue siempre el sentido anunciado.
rule-Q-E33 = Quien comparte un dispositivo con otros no ve nada de lo que otro ha robado de la Cerca o tiene en la mano, ni se entera por las preguntas de quién podría decir Yebo: a todos los que podrían se les pregunta igual.
