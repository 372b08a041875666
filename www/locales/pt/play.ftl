### What is said while one plays: needed before one can play, so it is short.
###
### Arguments: $us and $them are what a side plays with: pebble, stick, long-stick, short-stick, light-camel or
### dark-camel. All six are masculine in Portuguese (seixo, graveto, camelo), so that "o", "um", "os", "dos" may
### stand before each of them; "peça", "fila", "jogada" and "cova" are feminine. The first letter of a sentence
### becomes a capital by itself: the words with an article are written out, for sentences that begin with them.
### The player is spoken to without a pronoun (Coloque, Escolha), in words that Guinea-Bissau, Cape Verde,
### Portugal and Brazil share: no gerund with "estar", "cova" for a hole ("casa" for a space, in LUDOS's statements alone),
### "partida" for a game that is played.

## Words for other messages

word-us-one = { $us ->
    [pebble] seixo
    [stick] graveto
    [long-stick] graveto longo
    [short-stick] graveto curto
    [light-camel] camelo claro
   *[dark-camel] camelo escuro
}
word-us-many = { $us ->
    [pebble] seixos
    [stick] gravetos
    [long-stick] gravetos longos
    [short-stick] gravetos curtos
    [light-camel] camelos claros
   *[dark-camel] camelos escuros
}
word-the-us-many = { $us ->
    [pebble] os seixos
    [stick] os gravetos
    [long-stick] os gravetos longos
    [short-stick] os gravetos curtos
    [light-camel] os camelos claros
   *[dark-camel] os camelos escuros
}
word-them-one = { $them ->
    [pebble] seixo
    [stick] graveto
    [long-stick] graveto longo
    [short-stick] graveto curto
    [light-camel] camelo claro
   *[dark-camel] camelo escuro
}
word-them-many = { $them ->
    [pebble] seixos
    [stick] gravetos
    [long-stick] gravetos longos
    [short-stick] gravetos curtos
    [light-camel] camelos claros
   *[dark-camel] camelos escuros
}
word-the-them-many = { $them ->
    [pebble] os seixos
    [stick] os gravetos
    [long-stick] os gravetos longos
    [short-stick] os gravetos curtos
    [light-camel] os camelos claros
   *[dark-camel] os camelos escuros
}
# Of seixo, graveto, camelo.
word-number = { $count ->
    [0] nenhum
    [1] um
    [2] dois
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $count }
}
# Of peça, jogada; a row is "uma fila de duas".
word-number-feminine = { $count ->
    [0] nenhuma
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
   *[other] { $count }
}
word-counted-us = { word-number } { $count ->
    [0] { word-us-one }
    [1] { word-us-one }
   *[other] { word-us-many }
}
word-counted-them = { word-number } { $count ->
    [0] { word-them-one }
    [1] { word-them-one }
   *[other] { word-them-many }
}

## Lists: "a, b e c"; "a, b ou c"

list-next = { $before }, { $next }
list-or-next = { $before }, { $next }
list-and = { $before } e { $last }
list-or = { $before } ou { $last }

## What is asked. A task stands after "Jogam os seixos:" or "Seixos:", or alone

to-play = Jogam { word-the-us-many }: { $task }.
against = Seu lado: { word-us-many }, contra { $who }.
your-turn = Sua vez: { $task }.
captured = { $who } capturou { $count ->
    [one] uma peça
   *[other] { $count } peças
}.
persona-thinks = { $who } está pensando.
asked = { word-us-many }: { $task }.
go-on = { $task }.
thinking = { word-the-us-many } pensam.
awaiting = é a vez de { $who }.
confirm = { $button }? Escolha outra vez para jogar.

task-place = coloque uma peça
task-place-in-reply = coloque uma peça, em resposta à que acabou de ser colocada
task-place-apart = coloque uma peça, sem fazer uma fila de { word-number-feminine }
task-place-or-move = coloque uma peça ou mova uma
task-move = mova uma peça
task-move-into-row = mova uma peça; uma fila de { word-number-feminine } tira uma peça adversária
task-capture = capture, pois é possível e obrigatório
task-take = tire mais { word-counted-them }
task-take-or-decline = tire mais { word-counted-them } ou dispense
task-take-for-row = uma fila! Tire um { word-them-one } à escolha
task-take-from-hand = não há mais nenhum { word-them-one } no tabuleiro; tire { word-counted-them } da mão
task-leap-on = salte de novo com { $at }, pois é obrigatório
task-leap-on-or-stop = salte de novo com { $at } ou pare

# $ways is a list of the three below it, with "ou".
where-piece = A peça em { $at } pode { $ways }. Escolha para onde.
way-step = dar um passo
way-leap = saltar por cima de um { word-them-one }
way-hop = saltar por cima de um { word-us-one }
where-new = Coloque a peça nova: escolha uma cova vazia.
where-new-apart = Coloque a peça nova: escolha uma cova vazia, sem fazer uma fila de { word-number-feminine }.
place-instead = Para colocar uma peça em { $at }, solte primeiro { $held }.

## What was done. Deeds stand after "Os seixos", as a list with "e"

did = { word-the-us-many } { $moves }.
undone = Desfeito: { $did }
action-placed = colocam uma peça em { $at }
action-stepped = vão de { $from } para { $to }
action-leapt = saltam de { $from } por cima de { $over } para { $to }
action-leapt-on = saltam de novo por cima de { $over } para { $to }
action-took = tiram o { word-them-one } em { $at }
action-took-from-hand = tiram um { word-them-one } da mão
action-declined = dispensam um segundo { word-them-one }
action-stopped = não saltam mais
hand-lost = { word-the-us-many } não podem colocar mais peças: { word-counted-us } na mão { $count ->
    [0] fica
    [1] fica
   *[other] ficam
} fora do jogo.
no-second = Não havia outro { word-them-one } no tabuleiro para retirar.
row-opened = Uma fila está aberta: um passo de volta a { $at } a fecha e captura de novo.

## How a game began, and how it ended

# The game and the rulebook: "Yoté, Traditional rules".
game = { $kind }, { $book }
begins = Nova partida de { $game }.
resumed = A sua partida de { $game } continua.
over = { $headline }. { $reason }
game-over = A partida acabou: { $reason }
headline-won = { word-the-us-many } ganham
headline-you = Vitória sua
headline-name = Vitória de { $who }
headline-drawn = Empate
# The captured pieces: $ours of the winner.
score-you = Vitória sua, { $ours } a { $theirs }
score-persona = Vitória de { word-persona }, { $ours } a { $theirs }
score-friend = vitória de { $who }, { $ours } a { $theirs }
score-side = ganharam { word-the-us-many }, { $ours } a { $theirs }
score-drawn = Empate, { $ours } a { $theirs }
reason-captured-all = Todos { word-the-them-many } foram capturados.
reason-blocked = Nenhum { word-them-one } pode ser movido.
reason-few-left = { word-the-them-many } que restam não bastam para continuar.
reason-more-pieces = { $deadlock }, e há mais { word-us-many }.
reason-more-taken = { $deadlock }, e { word-the-us-many } tiraram mais peças.
reason-given-up = { word-the-them-many } desistiram.
reason-you-gave-up = Você desistiu.
reason-name-gave-up = { $who } desistiu.
reason-agreed = Os dois lados estão de acordo.
reason-few-each = Cada lado tem três peças ou menos.
reason-equal-few = Os dois lados têm poucas peças, em igual número, e nenhum pode capturar.
reason-stale = { $deadlock }, e cada lado tem três peças ou menos.
reason-equal = { $deadlock }, e nenhum dos lados tem vantagem.
reason-no-progress = { $deadlock }.
deadlock-blocked = O lado que tem a vez não pode jogar
deadlock-quiet = Por jogadas demais, nada foi colocado nem capturado
deadlock-repeated = A mesma posição aparece pela terceira vez

## Rules, and why something is not done

rule-named = { $rule }.
# The place of a rule: $book and the heading are as the book prints them.
citation-rule = { $book }, regra { $number }
citation-ours = decisão nossa, pois os livros nada dizem

refused-occupied = { $at } não está vazia; uma peça só pode ser colocada numa cova vazia.
refused-no-room = { $at } não está vazia, por isso não há lugar para o salto.
refused-not-empty = { $at } não está vazia.
refused-no-piece = Não há nenhuma peça em { $at }.
refused-enemy-piece = Não pode mover a peça em { $at }: não é sua.
refused-no-enemy-between = Em { $at } não há uma peça adversária para saltar por cima, e um passo vai só para a cova ao lado.
refused-no-friend-between = Em { $at } não há uma peça sua para saltar por cima.
refused-hop-twice = A peça já esteve em { $at } nesta jogada e não pode voltar lá.
refused-leap-on-or-stop = Agora só a peça em { $at } pode continuar: salte de novo com ela ou pare.
refused-leap-on = A peça em { $at } pode capturar de novo, por isso é obrigada.
refused-no-enemy = Em { $at } não há uma peça adversária.
refused-game-over = A partida acabou.
refused-off-board = Isso não fica neste tabuleiro.
refused-friends-stay = Aqui as peças não saltam por cima das do mesmo lado.
refused-hand-empty = Não há mais peças na mão para colocar: mova uma.
refused-must-place = Acabou de ser colocada uma peça, por isso a resposta tem de ser colocar outra.
refused-must-capture = É possível capturar, por isso é obrigatório.
refused-take-first = Escolha primeiro uma peça adversária para tirar.
refused-hand-is-safe = As peças na mão não podem ser tiradas.
refused-board-first = Tire uma peça do tabuleiro, enquanto lá houver alguma.
refused-must-take = É obrigatório tirar a peça: não se pode dispensar.
refused-nothing-to-take = Agora não há nada para tirar.
refused-nothing-to-stop = Não há nada em curso que se possa parar.
refused-place-first = Primeiro são colocadas todas as peças; só depois se movem.
refused-all-placed = A colocação acabou: agora as peças se movem.
refused-makes-row = Uma peça ali faria uma fila, e isso não é permitido durante a colocação.
refused-too-long = Isso faria uma fila comprida demais.
refused-no-leaps = Neste jogo as peças não saltam: vão para a cova ao lado.

fault-diagonal = De { $from } para { $to } não é em linha reta: as peças andam ao longo de uma linha ou de uma coluna, nunca na diagonal.
fault-too-far = { $to } fica longe demais de { $from }: um passo vai só até a cova ao lado.
fault-choose-beyond = { $over } não está vazia; para saltar por cima, escolha a cova logo depois, { $to }.
fault-out-of-turn = Não é a sua vez: { word-the-us-many } ainda pensam.
fault-shut = { $at } não se pode mover: todas as covas ao lado estão ocupadas.

## What goes wrong, though play goes on

warning-no-worker = Aqui o computador pensa na própria página: os níveis mais fortes jogam um pouco menos bem.
warning-worker-died = O computador parou de pensar duas vezes. Agora pensa aqui na página: os níveis mais fortes jogam um pouco menos bem.
warning-old-browser = Este navegador já tem alguns anos: aqui se joga tudo, mas nem tudo tem a aparência certa. Um mais recente resolve isso.
warning-no-engine = O programa do computador ainda não foi carregado ou parou. A página tenta de novo; enquanto isso, duas pessoas podem jogar.
warning-nothing-saved = Este navegador não guarda nada aqui, porque é proibido ou não há espaço: a partida continua, mas se perde quando a página é fechada.
warning-locale-not-loaded = Não foi possível carregar as palavras desta língua. A partida continua na língua anterior.
warning-program-not-loaded = Não foi possível carregar o que escolheu. A partida continua; escolha-o outra vez para tentar de novo.
warning-file-missing = Não foi possível carregar o arquivo { $path }. O computador joga sem ele.
warning-file-bad = O arquivo { $path } não é usado: { $why }. O computador joga sem ele.

## What things are called. The name of a hole begins with the hole: "c3, seixo, pode ser tirado"

board = Tabuleiro de { $kind }, { $rows } linhas, { $columns } colunas
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
player-you = Você
player-friend = outra pessoa
player-side = { word-us-many }
hole-empty = { $at }, vazia
hole-with = { $at }, { word-us-one }
# Something told of a hole or a heap, behind its name.
remarked = { $name }, { $remark }
remark-selected = selecionado
remark-chosen = escolha feita; outra vez para jogar
remark-step = ao alcance
remark-row = ao alcance, e forma uma fila
remark-barred = agora não se pode colocar aqui: formaria uma fila
remark-leap = ao alcance, por cima de uma peça adversária
remark-hop = ao alcance, por cima de uma peça amiga
remark-take = pode ser tirado
remark-own = pode capturar
remark-heap-take = um pode ser tirado
heap = { word-us-many }: { $caption }
heap-of = { $who }: { $caption }; { word-us-many }
caption-brief = { $count } na mão
caption = { $count } na mão, { $captured } { $captured ->
    [1] capturado
   *[other] capturados
}

button-play-it = Jogar
button-stop = Parar aqui
button-decline = Dispensar o segundo { word-them-one }
button-take-from-hand = Tirar um { word-them-one } da mão
button-place = Colocar uma peça em { $at }
button-take = Tirar o { word-them-one } em { $at }
button-move = Ir de { $from } para { $to }
button-leap = Saltar de { $from } para { $to }

variation-chain = Captura em Cadeia
variation-friendly = Salto Amigo
variation-mandatory = Captura Obrigatória
variation-to-one = até restar só uma peça
