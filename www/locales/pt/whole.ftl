### What is said of everything but playing: hints, the record, the review, kept games, lessons.
### See play.ftl for $us, $them, "word-" and capitals.

## Hints: "Experimente saltar de c3 por cima de d3 para e3 e tirar a5 e b5: isso captura dois gravetos e mantém cinco seixos na mão."

# $turn-words is what the next messages say, all of them infinitives; $why is a list of the merits with "e".
hint = Experimente { $turn-words }: isso { $why }.
# One thing after another: "saltar de c3 por cima de d3 para e3 e tirar a5".
hint-then = { $before } e { $next }
hint-placing = colocar uma peça em { $at }
hint-step = ir de { $from } para { $to }
# $leap is "por cima de d3 para e3".
hint-leap = saltar de { $from } { $leap }
hint-leap-and-on = { $before }, depois { $leap }
hint-leap-over = por cima de { $over } para { $to }
hint-taking-one = tirar o { word-them-one } em { $at }
hint-stopping = parar aqui
hint-then-on = depois saltar { $leap }
hint-taking = tirar { $pieces }
hint-from-hand = { $count ->
    [1] um { word-them-one } da mão
   *[other] { word-counted-them } da mão
}
hint-declining = dispensar um segundo { word-them-one }
hint-stopping-there = parar ali

motif-wins-at-once = ganha a partida
motif-wins-within = { $count ->
    [1] ganha nesta jogada
   *[other] ganha em { word-turns } no máximo, sem defesa possível
}
motif-wins-by-table = ganha com certeza
motif-draws-at-once = acaba a partida com um empate
motif-keeps-draw = mantém o empate
motif-only = é a única coisa que se pode fazer
motif-holds-out = resiste mais tempo, embora tudo leve à derrota
motif-avoids-draw = evita que a partida acabe em empate
motif-looks-best = parece o melhor, até onde se pode ver
motif-captures = captura { word-counted-them }
motif-makes-row = faz uma fila de { word-number-feminine }
motif-disarms = tira o { word-them-one } que podia capturar { word-of-yours }
motif-threatens-win = ameaça ganhar
motif-threatens = ameaça capturar { word-counted-them }
motif-threatens-row = ameaça fazer uma fila de { word-number-feminine }
motif-prepares-row = prepara uma fila de { word-number-feminine }
motif-takes-back = permite responder a qualquer captura com a captura de { word-counted-them }
motif-corner = leva um { word-us-one } para a segurança de um canto
motif-keeps-hand = mantém { word-counted-us } na mão
motif-averts-loss = impede que { word-the-them-many } ganhem logo
motif-binds = obriga { word-the-them-many } a colocar uma peça em vez de capturar
# $cells is a list of one to three holes, $count how many they are.
motif-saves = salva { $count ->
    [1] o seu { word-us-one }
   *[other] os seus { word-us-many }
} em { $cells }
motif-saves-many = salva { word-of-yours }
motif-stops-row = impede que { word-the-them-many } façam uma fila de { word-number-feminine }
motif-hinders-row = dificulta que { word-the-them-many } façam uma fila de { word-number-feminine }
motif-lessens = deixa aos { word-them-many } { word-counted-us } para capturar em vez de { word-from-number }
motif-costs-at-most = arrisca só { word-counted-us }
motif-safe = não deixa nenhum dos seus { word-us-many } em perigo
motif-confines = deixa { word-the-them-many } com uma única coisa a fazer

word-turns = { word-number-feminine } { $count ->
    [0] jogada
    [1] jogada
   *[other] jogadas
}
word-half-turns = { $count ->
    [1] meia jogada
   *[other] { word-number-feminine } meias jogadas
}
word-of-yours = { word-number } dos seus { word-us-many }
word-from-number = { $from-count ->
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
   *[other] { $from-count }
}

## How the game stands

verdict-won = Exato: { word-the-us-many } ganham, com uma captura ou o fim em { word-half-turns } no máximo.
verdict-won-placing = Exato: { word-the-us-many } ganham, com uma colocação, uma captura ou o fim em { word-half-turns } no máximo.
verdict-drawn = Exato: nenhum dos lados pode ganhar.
verdict-ahead = Exato: { word-the-us-many } ganham.
verdict-seen = { $count ->
    [0] Exato: { word-the-us-many } ganham já.
    [1] Exato: { word-the-us-many } ganham numa jogada.
   *[other] Exato: { word-the-us-many } ganham em { word-turns } no máximo.
}
verdict-even = A partida está mais ou menos equilibrada.
verdict-far-ahead = { word-the-us-many } têm uma grande vantagem.
verdict-better = { word-the-us-many } têm cerca de { $count ->
    [0] { word-number-feminine } peça
    [1] { word-number-feminine } peça
   *[other] { word-number-feminine } peças
} de vantagem.
# $amount is a number with one decimal, such as 1.4.
verdict-better-by-part = { word-the-us-many } têm cerca de { $amount } peças de vantagem.
depth = { $count ->
    [0] Alcance da análise: menos de meia jogada.
   *[other] Alcance da análise: { word-half-turns }.
}
certain-win = ganha
certain-draw = empata
certain-loss = perde

## The record and its review

waiting = Jogam { word-the-us-many }. A partida está em pausa.
looking = { $turn ->
    [0] Você está vendo o início.
   *[other] Você está vendo a jogada { $turn } de { $of }.
}
looking-before = Antes da jogada { $turn } de { $of }.
at-turn = Jogada { $turn } de { $of }: { $did }
at-beginning = O início, com { $of } { $of ->
    [1] jogada
   *[other] jogadas
} pela frente.
turn = { $number }. { $did }
best-played = A jogada feita, a { $turn }, é a melhor encontrada.
better = Melhor: { $did }
# Beside another turn on the board: $turn is the number of the one that could have been better.
better-on = Melhor na jogada { $turn }: { $did }
# The reason for it: $why is a list of clauses such as "saves your pebble on b4".
# An error that a review has found; $did and $better are sentences, $count is how many pieces it cost.
erred-by = { $who }, jogada { $number }
# Of a side whose player has no name: the turn names it.
erred-on = Jogada { $number }
erred = { $head }: { $did } { $better }
erred-then = { $head }: { $did } Depois, { $verdict } { $better }
erred-allowed = { $head }: { $did } Isso deixou { word-the-them-many } levar { word-number }. { $better }
led-you = Você capturou { $count ->
    [one] uma peça
   *[other] { $count } peças
} na jogada { $number }, e desde então teve mais peças.
led-name = { $who } capturou { $count ->
    [one] uma peça
   *[other] { $count } peças
} na jogada { $number }, e desde então teve mais peças.
led-side = { word-the-us-many } capturaram { $count ->
    [one] uma peça
   *[other] { $count } peças
} na jogada { $number }, e desde então tiveram mais peças.
show-turn = Ver a jogada { $number }
analysis-over = A partida terminou. Volte a uma jogada para analisá-la.
rules-order = Aqui jogam primeiro { word-the-us-many }, e depois { word-the-them-many }.
nears-repetition = A mesma posição aparece pela segunda vez; à terceira, o jogo termina: { $result }.
quiet-soon = { $count ->
    [one] Se nada for colocado nem capturado na próxima jogada, a partida termina.
   *[other] Se nada for colocado nem capturado em { $count } jogadas, a partida termina.
}
ahead = Vantagem: { $who }
turned = { $count ->
    [0] Nenhum erro decidiu a partida sozinho.
   *[other] Onde a partida virou, e o que era melhor:
}
reviewed = { $count ->
    [0] A partida foi revista. Nenhum erro a decidiu sozinho.
    [1] A partida foi revista. Um só erro decidiu tudo.
   *[other] A partida foi revista. { $count } erros decidiram tudo.
}
judged = Revisão da jogada { $turn } de { $of }…
branched = { $turn ->
    [0] É uma partida nova desde o início. A outra fica em “Partidas”.
   *[other] É uma partida nova a partir da jogada { $turn }. A outra fica em “Partidas”.
}
unsettled = Desfeito: a partida continua.
draw-declined = { word-the-us-many } não aceitam o empate.

## Texts that come to the table, or leave it. $cause stands in the first sentence

loaded = Uma partida de { $game } foi carregada.
loaded-against = Uma partida de { $game } foi carregada. O computador ({ $who }) joga com { word-the-them-many }.
# Below the link: who plays where it is opened.
shared-against = Também no outro aparelho, o computador ({ $who }) joga com { word-the-them-many }.
trouble = Não foi possível ler isto: { $cause }. A partida no tabuleiro ficou como estava.
cause-empty = o texto está vazio
cause-too-long = tem mais de um milhão de caracteres, e nenhuma partida tem tantos
cause-unknown = não é um link, nem uma partida escrita, nem uma posição destes jogos
cause-yebo = é uma partida de Yebo: abra o Yebo em “Nova partida” e leia lá o texto em “Registro”
cause-backup = é um arquivo com tudo o que estava guardado: abra-o em “Partidas”
cause-file = o navegador não consegue abrir o arquivo
cause-files = são vários arquivos, e só se pode abrir um de cada vez
cause-link-too-long = o link é mais comprido do que qualquer partida
cause-link-not-ours = neste link não há nenhuma partida nossa
cause-link-newer = o link vem de uma versão mais nova do Sandgrid
cause-link-rules = o link indica regras que aqui não se conhecem
cause-link-cut = o link ou o código foi cortado, ou um caractere foi mudado, por exemplo uma maiúscula: copie-o inteiro ou peça-o outra vez
cause-link-altered = um caractere do link falta ou foi mudado; maiúsculas e minúsculas são diferentes
cause-link-position = no link, { $error }
cause-link-over = a partida do link acaba antes da sua ação { $number }
shared-copied = Copiado.
shared-marked = Este navegador não deixa a página copiar. O texto está selecionado, pronto para copiar.

## Setting up a position

set-up-begun = Monte uma posição: escolha uma peça e toque nas covas onde ela deve ficar. A partida espera.
set-up-hole = { $hole }.
set-up-hand = { word-us-many }: { word-number } na mão.
set-up-playable = Isto pode ser jogado: começam { word-the-us-many }.
# A position from a link or a text that no game goes on from.
set-up-at-end = Numa partida, esta posição seria o fim: { $headline }. { $reason } Aqui se continua jogando.
set-up-over = Não há mais nada para jogar: { $headline }. { $reason }
set-up-too-many = Há { word-us-many } demais: o jogo tem { word-number }.
set-up-no-pieces = Ainda não há nenhuma peça, nem no tabuleiro nem na mão.
set-up-flawed = Isto não pode ser jogado: { $error }.
set-up-played = A partida continua a partir desta posição.
set-up-left = De volta à partida, que está como estava.

## What is kept on the device

kept-damaged = Algo que estava guardado neste aparelho não pode ser lido: está danificado, ou foi guardado por uma versão mais recente. Foi posto de lado; está em Partidas.
kept-taken-in = O que estava guardado no outro aparelho está agora aqui.
kept-taken-in-partly = O que estava guardado no outro aparelho está agora aqui, menos o que não pôde ser lido ({ $damaged } { $damaged ->
    [1] parte
   *[other] partes
}).
kept-gone = Esta partida não está mais aqui: outra janela a apagou.
kept-nothing = Ainda não há nada guardado aqui: nenhum arquivo foi salvo.
kept-bad-heading = Este arquivo não é uma cópia de tudo o que o Sandgrid guarda, ou foi escrito por uma versão mais nova. Nada mudou.
kept-bad-part = Este arquivo está danificado na parte { $part }. Nada mudou.
kept-table = A tabela de finais { $name } está guardada neste aparelho e funciona sem internet.
# Who plays: "Seixos: uma pessoa, gravetos: nível 3".
sides = { $one }, { $other }
sides-computer = você com { word-the-us-many }, contra { $who }
side-person = { word-us-many }: uma pessoa
side-named = { word-us-many }: { $who }
side-computer = { word-us-many }: { word-persona }
sides-friend = com { $who }
sides-friend-yours = com { $who }: é a sua vez
sides-friend-theirs = com { $who }, que deve jogar
turns-played = { $count } { $count ->
    [1] jogada
   *[other] jogadas
}
forget-really = Apagar mesmo
resign-question-alone = Desistir desta partida?
resign-question = Desistir desta partida? Desiste: { $loser }. Vitória: { $who }

## Choosing sides and levels

piece = { word-us-one }
opens = Começam { word-the-us-many }
in-hand = { word-us-many } na mão
mine = jogo com { word-the-us-many }
level = { word-persona }, nível { $level }: { $level ->
    [1] vende mangas no mercado, e só olha para onde se acabou de jogar
    [2] vem da escola, joga depressa e deixa passar muita coisa
    [3] faz tranças, e olha o tabuleiro todo, mas não por muito tempo
    [4] guarda o gado, com atenção mas fácil de surpreender
    [5] faz potes, e cuida de cada peça
    [6] vai à pesca, e olha uma jogada adiante
    [7] é costureira, e joga quase todas as noites
    [8] conduz um táxi, e pratica entre duas corridas
    [9] cultiva milho-miúdo, e pouco oferece
    [10] é enfermeira, e vê cedo as armadilhas
    [11] faz tambores, com força e paciência
    [12] é professora, e ensinou o jogo a meia cidade
   *[13] se senta todos os dias debaixo do baobá, e joga com toda a força do computador
}
# The games that can follow a finished one.
rematch-again = Outra vez
rematch-swapped = Trocar de lado
rematch-easier = { word-persona }, mais fácil
rematch-harder = { word-persona }, mais difícil

## Rulebooks

part-needs = O que é preciso, e o objetivo
part-turns = A vez de cada um
part-placing = Colocar
part-moving = Mover
part-capturing = Capturar
part-ending = Como a partida acaba
part-options = Opções
rule-read = { $rule }: { $words }
citation-section = { $book }, { $heading }
citation-rebuilt = a nossa leitura de uma página danificada


summary-yote = África Ocidental: um salto tira duas peças
summary-choko = Gâmbia: como o Yoté, mas uma colocação é respondida com outra
summary-wali = Mali: três em fila tiram uma peça
summary-bolotondou = Togo: duas em fila tiram uma peça
difference-board = { $rows } linhas de { $columns } covas
difference-line = { word-number-feminine } em fila tiram uma peça
difference-end = quem fica só com { word-number-feminine } perde
difference-offers = opções: { $options }
difference-answer-free = colocar ou mover, à escolha
difference-answer-in-kind = uma colocação é respondida com outra
difference-friends-never = sem saltos por cima de peças amigas
difference-friends-once = um salto por cima de uma peça amiga
difference-friends-then-capture = saltos por cima de peças amigas
difference-chain-single = uma captura por jogada
difference-chain-several = várias capturas por jogada
difference-second-declined = segunda peça: pode ser dispensada
difference-second-board = segunda peça: só do tabuleiro
difference-second-board-then-hand = segunda peça: do tabuleiro ou, se não houver, da mão
difference-blocked-loses = quem está bloqueado perde
difference-blocked-counted = com bloqueio, ganha quem tem mais peças
difference-few-drawn = três ou menos de cada lado: empate
difference-few-stale = três ou menos de cada lado: empate, se nada acontecer
difference-few-equal = três ou menos, em igual número, sem capturas: empate
difference-impasse-drawn = impasse: empate
difference-impasse-more-pieces = impasse: ganha quem tem mais peças
difference-impasse-more-taken = impasse: ganha quem capturou mais
source = { $title }: { $published }. { $credits }
published-000 = um livro de regras impresso, Lemery Games
published-001 = um livro de regras impresso, em francês
published-002 = uma página da web sobre o Choko
published-004 = uma página da web sobre o Yoté
credits-000 = Ilustrado por Tímea Kőszegi e Lívia Varga, editado por Emily Willix. Não indica autor das regras nem ano; o seu Yoté se inspira em Angels Navarro, The 10 Best Games in the World, 2011.
credits-001 = Não indica autor nem ano.
credits-002 = Cyningstan, o site de Damian Walker; a página não indica ano.
# $count is of both sides together, $number of one.
print-heading = { $kind }: ponha este tabuleiro na mesa e recorte as { $count } peças abaixo; { $number } { word-us-many }, { $number } { word-them-many }, { $rows } linhas de { $columns } covas.

## Lessons and puzzles

lesson-step = { $title }: etapa { $step } de { $of }
lesson-done = A lição está completa.
puzzle-title = { $kind }: desafio { $number } de { $of }, { word-hardness }
puzzle-chip = { $kind }: desafio { $number }, { word-hardness }
puzzle-chip-helped = { $kind }: desafio { $number }, { word-hardness }, resolvido com ajuda
puzzle-chip-solved = { $kind }: desafio { $number }, { word-hardness }, resolvido
word-hardness = { $stars ->
    [1] fácil
    [2] médio
   *[3] difícil
}
puzzle-win = { $count ->
    [1] Jogam { word-the-us-many } e ganham já.
   *[other] Jogam { word-the-us-many } e ganham em { word-number-feminine } jogadas, faça o outro lado o que fizer.
}
puzzle-row = { $count ->
    [1] Jogam { word-the-us-many } e fazem uma fila.
   *[other] Jogam { word-the-us-many } e fazem uma fila em { word-number-feminine } jogadas, faça o outro lado o que fizer.
}
puzzle-keep = Jogam { word-the-us-many } e estão em posição de ganhar: só uma jogada a mantém.
puzzle-save = Jogam { word-the-us-many } e estão em perigo: só uma jogada não perde.
puzzle-blockade = O jogo também termina quando o outro lado não pode mover.
puzzle-right = Certo!
puzzle-wrong-win = Isso é permitido, mas assim a vitória não chega a tempo.
puzzle-wrong-row = Isso é permitido, mas assim a fila não chega a tempo.
puzzle-wrong-keep = Isso é permitido, mas deixa escapar a vitória.
puzzle-wrong-save = Isso é permitido, mas perde.
puzzle-again = Olhe outra vez.
# The other side's answer to a wrong turn; $did is a sentence, without its capital.
puzzle-answer = Então, { $did }
puzzle-solved = Resolvido!
puzzle-solved-helped = Resolvido, com ajuda.
# $praise is one of the two above; $themes is a list with "e".
puzzle-themes = { $praise } A ideia: { $themes }.
puzzle-hint-action = { $action }.
puzzle-hint = Olhe para { $at }.
puzzles-done = Todos os desafios estão resolvidos.
puzzles-of = { $kind }: { $solved } de { $of } resolvidos
theme-second = a segunda peça
theme-chain = saltar de novo
theme-hop = um salto por cima de uma peça amiga
theme-blockade = não haver para onde ir
theme-quiet = uma jogada calma
theme-sacrifice = uma peça oferecida
theme-horse = um cavalo
returned = De volta à partida de { $game }.
lessons-unusable = Não é possível usar estas lições e desafios: { $error }.
steps-none-done = { $of } etapas
steps-all-done = todas as { $of } etapas feitas
steps-done = { $done } de { $of } etapas feitas
pupil-nobody = ninguém em particular
pupil-added = { $name } está na lista e aprende agora.
pupil-removed = { $name } já não está na lista.
pupil-remove-really = Remover mesmo { $name }
pupil-empty = É preciso um nome.
pupil-taken = Já há um aluno com o nome { $name }.
pupil-full = A lista está cheia: tem { $count } alunos.
class-pupil = Aluno
class-lessons = Lições, de { $of }
class-solved = Desafios sem ajuda, de { $of }
class-helped = Desafios com ajuda, de { $of }

## What is wrong with a text; each stands as $cause or $error in another sentence

error-record = linha { $line }, caractere { $character } da partida escrita: { $error }
error-record-at = linha { $line }, caractere { $character } da partida escrita, em “{ $word }”: { $error }
error-record-no-rules = falta [Rules "…"] antes disto
error-record-tag = uma etiqueta se escreve [Nome "texto"]
error-record-tag-twice = a etiqueta já apareceu antes
error-record-comment = um comentário não tem fim
error-record-parenthesis = um parêntese não tem par
error-record-turn = a partir do caractere { $character } da jogada não se lê nenhuma ação; uma jogada se escreve como c3, c3-c4, c3xe3*a5 ou a1^c1stop
error-record-illegal = { $action }: { $reason }
error-record-turn-over = a jogada acaba antes da sua última ação
error-record-turn-unfinished = a jogada anterior não está acabada
error-record-result = no tabuleiro, a partida acabou de outra maneira
error-record-trailing = há algo depois do resultado
error-record-another = aqui começa uma segunda partida escrita, e só se pode abrir uma de cada vez

address-rules = Aqui não há regras chamadas “{ $asked }”. Os jogos são { $games }.
address-choose = Escolher um jogo

error-rules-book = nenhum livro de regras tem este nome; há { $names }
error-rules-option = { $book } não tem essa opção (caractere { $character }); tem { $names }
error-rules-no-option = { $book } não tem opções (caractere { $character })
error-rules-option-twice = uma opção das regras aparece duas vezes (caractere { $character })

error-position = { $field } da posição: { $error }
error-position-at = { $field } da posição, caractere { $character }: { $error }
error-field-board = campo 1, o tabuleiro,
error-field-turn = campo 2, quem joga,
error-field-hands = campo 3, as mãos,
error-field-pending = campo 4, o que falta decidir,
error-field-quiet = campo 5, a contagem de jogadas calmas,
error-missing = falta
error-trailing = há depois algo que não devia estar ali
error-character = ali só cabem linhas de o, i e algarismos de 1 a 8, separadas por /
error-row-length = uma linha não tem { $columns } covas
error-row-count = as linhas não são { $rows }
error-turn = tem de ser o ou i
error-hands = têm de ser dois números como 12/12
error-number = tem de ser um número de 0 a 255
error-pending = tem de ser -, place, take:N, take:N@CELL, chain:N@CELL ou hop:C1,C2,… tal como pode surgir neste tabuleiro com estas regras
error-off-board = há uma peça fora do tabuleiro
error-overlap = há duas peças na mesma cova
error-too-many = há mais de { $count } { word-us-many }, contando também os do tabuleiro
error-no-pieces = não há nenhuma peça, nem no tabuleiro nem na mão
error-too-quiet = não pode passar de { $count }: a partida acabou antes

## What the board answers to whoever asks it, and turns that are typed or said

look-untouched = Ainda não se jogou nada.
look-pieces-none = { word-us-many }: nenhum no tabuleiro.
look-pieces = { word-us-many } no tabuleiro, { $count }: { $cells }.
look-hands = { $first }; { $second }.
# $hole is a hole and what stands in it; $ways is a list with "or" of look-place … look-come.
look-can = { $hole }: pode { $ways }.
look-cannot = { $hole }: { $why }
look-place = colocar uma peça
look-take = tirá-la
look-step = ir para { $to }
look-leap = saltar por cima de { $over } para { $to }
look-come = vir para cá de { $from }
look-row = linha { $at }
look-column = coluna { $at }
look-line = { $stretch }: { $pieces }.
look-line-next = { $before }; { $next }
look-line-empty = { $stretch }: vazia.
typing-odd = Isto não pode ser lido: “{ $word }”. { $how }
typing-empty = Não há nada a jogar nisso. { $how }
typing-how = Uma jogada se escreve c3, c3-c4 ou c3xe3*a5, ou se diz: c3 para c4.
typing-too-much = A jogada acaba antes disso: nada foi jogado.
# Words that somebody says in a turn, one of them or another, between spaces; heard-nothing means nothing.
heard-to = para até
heard-over = cima
heard-take = tira tirar toma tomar captura capturar retira retirar tire tome retire capture
heard-hand = mão
heard-decline = renuncia renunciar passa passar renuncie passe dispensa dispense dispensar
heard-stop = parar para-aqui pare
heard-nothing = de do da dos das o a os as um uma e depois em no na por coloca colocar move mover vai ir salta saltar peça seixo seixos graveto gravetos camelo camelos claro escuro longo curto aqui coloque põe pôr ponha mova salte pule pula pular vá joga jogue jogar

## A board in somebody else's page

read-only = Este tabuleiro é só para ver. Pode percorrer a partida lance a lance.

## Alguém em outro lugar

friend-invited = { $who } convida você para uma partida de { $kind }. Você joga com { word-the-us-many }.
friend-arrived = { $who } jogou. Você joga com { word-the-us-many }.
friend-older = Este link é mais antigo que a sua partida com { $who }. Aqui está a partida como ela está agora.
friend-different = Este link é diferente da sua partida com { $who }, que continua igual em Partidas. Aqui ele aparece como uma partida à parte.
friend-send-first = { $who } começa. Envie o convite pelo aplicativo que preferirem.
friend-send = Você jogou. Agora é a vez de { $who }.
friend-copied = O link está copiado. Cole-o em uma mensagem para { $who }.
friend-sent = Enviado. A resposta chega como link; abra-o neste aparelho.
friend-send-label = Enviar para { $who }
friend-send-label-unnamed = Enviar para a outra pessoa
friend-mail-first = Uma partida de { $kind }? Você joga com { word-the-us-many } e começa:
friend-mail = { $kind }: joguei { $played }. Sua vez:
