### What is said at Yebo.

# $number is the number on the block, or what a Sighting is worth.
yebo-block = { $kind ->
        [pot] Pote { $number }
        [mask] Máscara { $number }
        [shield] Escudo { $number }
        [flower] Flor { $number }
        [bird] Ave { $number }
        [zebra] Zebra, { $number }
        [giraffe] Girafa, { $number }
        [hippopotamus] Hipopótamo, { $number }
        [buffalo] Búfalo, { $number }
        [rhinoceros] Rinoceronte, { $number }
        [leopard] Leopardo, { $number }
        [elephant] Elefante, { $number }
        [lion] Leão, { $number }
       *[africa] África
    }
yebo-africa-for = África por { $block }
yebo-with-fourth = { $group }, e um 4.º: { $block }
yebo-name = Yebo
yebo-title = Yebo · { $round }
# Which round in order of play, and what it asks for.
yebo-round-of = Rodada { $number } de { $of }: { $round }
yebo-round-name = { $number ->
        [1] Trincas
        [2] Sequências
        [3] Pares
        [4] Trincas mistas
        [5] Sequências mistas
       *[6] Pares mistos
    }
yebo-clockwise = no sentido horário
yebo-counter = no sentido anti-horário
yebo-you = Você
# $letter is A, B, C or D.
yebo-player = Jogador { $letter }
yebo-person = uma pessoa
yebo-computer-name = { $letter ->
        [A] Ama
        [B] Bheki
        [C] Chipo
       *[D] Dembe
    }
yebo-computer = computador, { $number ->
        [1] novato
        [2] suave
        [3] regular
       *[4] forte
    }
yebo-your-hand = Sua mão
yebo-hand-of = Mão de { $name }
yebo-hands-covered = Todas as mãos estão cobertas
yebo-hidden = { $count ->
        [one] { $count } bloco escondido
       *[other] { $count } blocos escondidos
    }
yebo-mark-chief = Chefe
yebo-mark-announced = Só falta um
yebo-mark-unannounced = Sem “só falta um”
yebo-mark-turn = { $who ->
        [you] Sua vez
       *[other] Na vez
    }
yebo-fence-left = { $count ->
        [one] resta { $count } bloco
       *[other] restam { $count } blocos
    }
yebo-opening = Onde a Cerca se abre
yebo-opening-none = Cerca: abre ao acaso
yebo-opening-at = Abre na pilha { $number }
yebo-from-stack = a partir da pilha { $number }
yebo-left-end = Tirar um bloco da ponta esquerda, onde há { $count }
yebo-right-end = Tirar um bloco da ponta direita, onde há { $count }

## What is asked

yebo-ask-direction = Você é o Chefe: em que sentido se joga?
yebo-ask-deal = Você é o Chefe: distribua os blocos.
yebo-ask-replace = { $count ->
        [one] Tire um bloco no lugar da sua Aparição.
       *[other] Tire { $count } blocos no lugar das suas Aparições.
    }
yebo-ask-chief = { $act ->
        [deal] { $name } é Chefe e pega o aparelho: distribua os blocos, enquanto os outros não olham.
       *[direct] { $name } é Chefe e pega o aparelho: em que sentido se joga? Os outros não olham.
    }
yebo-ask-round = Você é o Chefe: escolha a rodada.
yebo-ask-take = Sua vez: pegue um bloco.
yebo-ask-refill = Tire um bloco no lugar do que foi baixado.
yebo-ask-empty = A Cerca está vazia. Reconstruí-la ou pontuar a rodada?
yebo-ask-leave = A Cerca está vazia: recolher { $block } ou deixar o Chefe decidir?
yebo-ask-leave-chief = A Cerca está vazia. Recolher { $block }, reconstruir ou pontuar a rodada?
# Heard before that question; the eye has the points at the seats.
yebo-points-so-far = Pontos até agora: { $list }.
yebo-ask-claim = Descarte de { $block }: Yebo ou passar?
yebo-ask-watch = { $block } está ali. Yebo?
# At a device that several people share, all are asked at once.
yebo-ask-table = Descarte: { $block }. Quem diz Yebo?
# $name has called already.
yebo-ask-nearer = { $name }: Yebo com { $block }. Alguém mais perto na vez?
yebo-ask-group = Que grupo você mostra com { $block }?
yebo-ask-no-group = Você não tem grupo com { $block }. Ninguém mais vê isto: devolva o aparelho como se nada fosse.
yebo-ask-no-call = Você não tem grupo com { $block }: passe. Ninguém mais vê isto.
yebo-ask-play = Descarte um bloco, ou escolha um grupo para mostrar.
yebo-ask-besides = { $act ->
        [swap] Descarte um bloco, ou antes troque um por uma África.
        [fourth] Descarte um bloco, ou antes ponha um como 4.º
       *[both] Descarte um bloco, ou antes troque um ou ponha-o como 4.º
    }
yebo-ask-discard = Descarte um bloco.
yebo-ask-last = Todos os grupos estão na mesa: descarte o último bloco.
yebo-ask-announce = Só falta um: anunciar? Sem isso, o próximo bloco não ganha a rodada.
yebo-ask-chosen = Escolhido: { $blocks }.
yebo-ask-none-chosen = Nenhum bloco escolhido.
yebo-ask-go-on = A rodada { $number } de { $of } terminou.
# A list of buttons, whose words have commas.
yebo-list-next = { $before }; { $next }
# What is newly offered besides what is asked: the words of buttons.
yebo-possible = Agora é possível: { $list }.
yebo-wait = { $name }: pensando …
yebo-wait-invited = A mesa espera você.
yebo-wait-claim = Quem diz Yebo?
yebo-cover = O aparelho passa a { $name }.
yebo-cover-new = O aparelho passa a { $name }, que ainda não viu a sua nova mão.
yebo-choose-one = Há várias possibilidades: escolha um dos botões.
yebo-choose-blocks = Primeiro escolha blocos da sua mão.
yebo-damaged = Algo que estava guardado aqui não se consegue ler: está danificado, ou foi guardado por uma versão mais recente. Foi posto de lado.
yebo-unreadable = Isto não pôde ser lido: linha { $line }, caractere { $character }, em “{ $word }”.
yebo-second-record = Aqui começa um segundo registro, e só se pode abrir um de cada vez.
yebo-tag-twice = A etiqueta já apareceu antes.
yebo-no-player = Os jogadores são “person”, ou de “computer-1” a “computer-4”.
yebo-no-game = Isto não é uma partida de Yebo: as primeiras linhas, [Game "yebo"] e as seguintes, faltam ou dizem o que não pode ser.
yebo-sand-game = Isto é uma partida na areia, e não de Yebo: abra-a com “Os jogos na areia”, em “Enviar e abrir”.
yebo-too-long = Isto é mais longo do que qualquer partida de Yebo: tem mais de um milhão de caracteres.
yebo-several-files = São vários arquivos, e só se pode abrir um de cada vez.
yebo-begins = Nova partida de Yebo.
# What becomes of the game on the table.
yebo-before-another = { $number ->
        [0] Nenhuma rodada desta partida foi jogada ainda.
        [1] Uma das seis rodadas desta partida foi jogada.
       *[other] Das seis rodadas desta partida, { $number } foram jogadas.
    } Começar outra partida? { $fate ->
        [kept] Esta fica entre as suas partidas (Menu, Registro).
       *[gone] Esta não é guardada e será perdida.
    }
yebo-read-only = Esta mesa é só para ver.

## Buttons

yebo-offer-direction = Jogar { $way }
yebo-offer-deal = Distribuir
yebo-short = { $count ->
        [0] completo
        [one] falta { $count }
       *[other] faltam { $count }
    }
yebo-offer-draw = Tirar
yebo-offer-pick-up = Recolher { $block }
yebo-offer-call = Yebo!
yebo-offer-pass = Passar
yebo-offer-leave = Deixar o Chefe decidir
yebo-offer-nobody = Ninguém
yebo-offer-return = Voltar à mesa
yebo-offer-discard = Descartar { $block }
yebo-offer-announce = Anunciar: só falta um
yebo-offer-later = Agora não
yebo-offer-rebuild = Reconstruir: { $count ->
        [one] { $count } bloco
       *[other] { $count } blocos
    }
yebo-rebuilds-left = { $count ->
        [one] pela última vez
       *[other] até { $count } vezes
    }
yebo-offer-score = Pontuar a rodada
# What scoring the round costs besides.
yebo-score-loss = −50 por cada África na mão
yebo-offer-yebo = Yebo! { $group }
yebo-offer-show = Mostrar { $group }
yebo-offer-show-group = Mostrar
yebo-offer-show-as = Mostrar, África como { $block }
yebo-offer-fourth = Pôr { $block } como 4.º em { $group }
# From a group of one’s own, or from somebody else’s.
yebo-offer-buy = { $who ->
        [own] Trocar { $block } pela sua África
       *[other] Trocar { $block } pela África de { $name }
    }
yebo-offer-guard = Pôr África no lugar de { $block } e descartá-lo
yebo-offer-next-round = Próxima rodada
yebo-offer-undo = Desfazer

## What happened. $who is you where the only person at the screen did it.

yebo-told-opening = Sorteio do Chefe: { $list }.
yebo-told-first-chief = O número mais alto faz o Chefe: { $name }.
yebo-told-redrawn = As Aparições e a África não têm número aqui: quem tirou uma tirou de novo.
yebo-told-tied = Empate no número mais alto: esses jogadores tiraram de novo.
yebo-score-of = { $name } { $points }
yebo-told-direction = { $who ->
        [you] Você escolhe: joga-se { $way }. Os blocos são distribuídos.
       *[other] { $name } escolhe: joga-se { $way }. Os blocos são distribuídos.
    }
yebo-told-opened = { $who ->
        [you] Você abre a Cerca na pilha { $number }, e joga-se { $way }. Os blocos são distribuídos.
       *[other] { $name } abre a Cerca na pilha { $number }, e joga-se { $way }. Os blocos são distribuídos.
    }
yebo-told-draw = { $who ->
        [you] Você tira um bloco.
       *[other] { $name } tira um bloco.
    }
yebo-told-drew = { $who ->
        [you] Você tira: { $block }.
       *[other] { $name } tira: { $block }.
    }
yebo-told-sighting = { $name }: Aparição! { $block }.
yebo-told-reversed = O jogo vira: agora { $way }.
yebo-told-pick-up = { $who ->
        [you] Você recolhe: { $block }.
       *[other] { $name } recolhe: { $block }.
    }
yebo-told-discard = { $who ->
        [you] Você descarta: { $block }.
       *[other] { $name } descarta: { $block }.
    }
yebo-told-announced = { $name }: só falta um!
yebo-told-shown = { $who ->
        [you] Você mostra um grupo: { $group }.
       *[other] { $name } mostra um grupo: { $group }.
    }
yebo-told-claimed = { $who ->
        [mine] Você diz Yebo e toma { $block } de { $other }: { $group }.
        [yours] { $name } diz Yebo e toma { $block } de você: { $group }.
       *[other] { $name } diz Yebo e toma { $block } de { $other }: { $group }.
    }
# Two have called, and $other has the block. You are the caller in vain, the nearer one, or neither.
yebo-told-outdone = { $who ->
        [caller] Você e { $other } disseram Yebo; { $other } está mais perto na vez e fica com ele.
        [nearer] Você e { $name } disseram Yebo; você está mais perto na vez e fica com ele.
       *[others] { $name } e { $other } disseram Yebo; { $other } está mais perto na vez e fica com ele.
    }
yebo-told-skipped = { $who ->
        [you] Você perde a vez.
        [one] { $names } perde a vez.
       *[many] { $names } perdem a vez.
    }
# What a seat did last, in few words, in a bubble beside its name.
yebo-last-act = { $act ->
        [draws] tira
        [sighting] Apari­ção!
        [picks] recolhe
        [yebo] Yebo!
        [fourth] 4.º bloco
        [africa] toma África
        [shows] um grupo
        [announced] Só falta um!
        [unannounced] sem anunciar
        [skipped] perde a vez
        [won] vence!
       *[outdone] mais longe
    }
yebo-told-fourth = { $who ->
        [you] Você põe um 4.º bloco: { $block }.
       *[other] { $name } põe um 4.º bloco: { $block }.
    }
# $name swaps: you from your own group or from another’s, another from the own group, from yours, or from a third’s.
yebo-told-bought = { $who ->
        [mine] Você retoma a sua África em troca de: { $block }.
        [from] Você toma a África de { $other } em troca de: { $block }.
        [own] { $name } retoma a própria África em troca de: { $block }.
        [yours] { $name } toma a sua África em troca de: { $block }.
       *[other] { $name } toma a África de { $other } em troca de: { $block }.
    }
yebo-told-guarded = { $who ->
        [you] Você põe uma África num grupo.
       *[other] { $name } põe uma África num grupo.
    }
yebo-told-round = { $who ->
        [you] Você escolhe para a rodada { $number } de { $of }: { $round }.
       *[other] { $name } escolhe para a rodada { $number } de { $of }: { $round }.
    }
yebo-told-order = Jogam-se as seis, em qualquer ordem.
yebo-told-last = A última rodada, { $number } de { $of }: { $round }.
yebo-told-empty = A Cerca está vazia.
yebo-told-rebuilt = A Cerca é reconstruída com { $count ->
        [one] { $count } bloco
       *[other] { $count } blocos
    }.
yebo-told-won = { $who ->
        [you] Você vence a rodada, com { $group }!
       *[other] { $name } vence a rodada, com { $group }!
    }
yebo-told-not-won = { $who ->
        [you] Você mostrou todos os grupos, mas não anunciou “só falta um” a tempo.
       *[other] { $name } mostrou todos os grupos, mas não anunciou “só falta um” a tempo.
    }
yebo-told-scored = Rodada { $number } de { $of }: { $list }.
yebo-told-chief = Próximo Chefe: { $name }.
yebo-told-over = { $who ->
        [you] Você vence a partida!
        [one] { $names } vence a partida!
       *[many] { $names } dividem o primeiro lugar!
    }
yebo-told-undone = Desfeito.

## Hints

yebo-hint = Dica: { $act }. { $reason }
yebo-hint-draw = { $count ->
        [0] Nenhum dos blocos por ver ajudaria.
        [one] { $count } dos { $of } blocos por ver ajudaria.
       *[other] { $count } dos { $of } blocos por ver ajudariam.
    }
yebo-hint-help = Blocos por ver que ajudariam: { $count } antes deste descarte, { $number } depois.
# $number of $of blocks could be kept, $count others are needed, in most hands about $usual.
yebo-why-fits = Dos seus { $of } blocos, { $number } poderiam entrar em grupos dessa rodada: { $blocks }. { $count ->
        [0] Não falta nenhum
        [one] Ainda falta { $count }
       *[other] Ainda faltam { $count }
    }; na maioria das mãos são cerca de { $usual }.
# $count is how many blocks are missing before, $number after.
yebo-why-nearer = Isso aproxima você do fim: blocos que faltam, { $count } antes, { $number } depois.
yebo-why-safer = Mais seguro que { $block }: { $name } { $kind ->
        [pot] reúne Potes.
        [mask] reúne Máscaras.
        [shield] reúne Escudos.
       *[other] talvez espere por ele.
    }
yebo-why = { $reason ->
        [only] Não há outra coisa a fazer.
        [alike] Até onde se pode saber, tanto faz.
        [wins] Isso leva a ganhar a rodada.
        [completes] Isso completa um grupo.
        [africa] África deixada na mão custaria 50.
        [scores] Isso dá pontos, e você tira outro bloco.
        [serves] Isso será útil mais tarde, ou para mais de um grupo.
        [short] Só falta um bloco, e ninguém ganha sem tê-lo anunciado.
        [unseen] O descarte ajuda menos do que o que ainda não se viu.
        [spare] Seus grupos não precisam dele.
        [least] Qualquer outro faria mais falta, ou ajudaria mais os outros.
        [hopes] Seus grupos ainda podem ser completados.
       *[enough] Há pouco a esperar.
    }
yebo-no-hint = Agora não é você quem decide.
yebo-missing-on = O que falta à mão será dito assim que se escolher uma rodada.
yebo-missing-off = O que falta à mão já não é dito.
yebo-missing = { $count ->
        [0] Completo.
        [one] Falta { $count } bloco.
       *[other] Faltam { $count } blocos.
    }
yebo-missing-any = Serve qualquer um destes: { $list }.
# $count is how many of it nobody has seen yet.
yebo-unseen = { $block }, { $count } por ver
# The same of a block that would take an Africa back.
yebo-unseen-africa = { $block } para retomar África, { $count } por ver

## What stands at a seat and beside the round

yebo-goal = { $number ->
        [1] três iguais, quatro grupos de um naipe
        [2] três seguidos, quatro grupos de um naipe
        [3] dois iguais, seis pares de um naipe
        [4] um número nos três naipes, quatro grupos
        [5] três seguidos, um de cada naipe, quatro grupos
       *[6] um número em dois naipes, seis pares
    }
# $gained has its sign.
yebo-points = { $gained } nesta rodada, { $total } na partida
yebo-suit = { $kind ->
        [pot] Potes
        [mask] Máscaras
       *[shield] Escudos
    }
yebo-mark-deciding = Decide
# $held are blocks of the hand that make a group.
yebo-plan-complete = Na mão, completo: { $held }
yebo-in-group = { $block }, grupo completo { $number }
# The same where $missing are still missing.
yebo-plan = Em formação: { $held }; falta: { $missing }
# How many blocks of a face nobody has seen, below its picture.
yebo-unseen-short = restam { $count }

## What is read out at a key

# $numbers are all numbers of that kind in the hand.
yebo-read-suit = { $kind ->
        [pot] Potes { $numbers }
        [mask] Máscaras { $numbers }
        [shield] Escudos { $numbers }
        [flower] Flores { $numbers }
       *[bird] Aves { $numbers }
    }
yebo-read-africa = { $count ->
        [one] uma África
       *[other] { $count } Áfricas
    }
yebo-read-next = { $before }; { $next }
# $name is what the hand is called: Your hand.
yebo-read-hand = { $name }, { $count ->
        [one] { $count } bloco
       *[other] { $count } blocos
    }: { $list }.
yebo-read-no-hand = { $name }: nenhum bloco.
yebo-read-groups = Na mesa, diante de você: { $list }.
yebo-read-no-groups = Não há nada na mesa diante de você.
# $left and $right are how many blocks the stack at that end has.
yebo-read-fence = A Cerca: { $left } na ponta esquerda, { $right } na ponta direita, { $count } ao todo.
yebo-read-turn = Na vez: { $name }; depois { $other }, { $way }.
yebo-read-seat = { $name }: { $list }.
yebo-read-no-discard = { $name }: nenhum descarte.

## Why something is not done

yebo-no-turn = { $who ->
        [you] É a sua vez.
       *[other] É a vez de { $name }.
    }
yebo-no-chief = Isso é decidido pelo Chefe: { $name }.
yebo-no-calling = Os outros ainda podem dizer Yebo.
yebo-no-take-first = Primeiro pegue um bloco.
yebo-no-draw-first = Primeiro tire um bloco no lugar do que foi baixado.
yebo-no-taken = O bloco desta vez já foi pego.
yebo-no-fence = Não resta nada da Cerca.
yebo-no-let-go = O último descarte não foi recolhido: agora decide o Chefe.
yebo-no-decide = Quem é Chefe é você: decida o que fazer com a Cerca vazia.
yebo-no-rebuilt = A Cerca já foi reconstruída tantas vezes quantas a casa permite.
yebo-no-pick-up = Nesta rodada nada é recolhido.
yebo-no-more-pick-up = Doze vezes seguidas começaram recolhendo: esta começa tirando um bloco.
yebo-no-discard = Não há descarte a pegar.
yebo-no-late = É tarde demais para dizer Yebo.
yebo-no-own = Esse é o seu próprio descarte.
yebo-no-africa = África não pode ser descartada.
yebo-no-announced = Isso já foi anunciado.
yebo-no-one-short = Falta mais de um bloco.
yebo-no-group = { $number ->
        [1] Não é uma trinca: são precisos três iguais.
        [2] Não é uma sequência: são precisos três números seguidos do mesmo naipe.
        [3] Não é um par: são precisos dois iguais.
        [4] Não é uma trinca mista: é preciso um número nos três naipes.
        [5] Não é uma sequência mista: são precisos três números seguidos, um de cada naipe.
       *[6] Não é um par misto: é preciso um número em dois naipes.
    }
yebo-no-enough = A coleção já tem todos os grupos.
yebo-no-suits = Seriam naipes demais para esta rodada ({ $round }).
yebo-no-suits-of = Os seus grupos já são de { $suits }: este acrescentaria um naipe a mais.
yebo-no-enhancing = Seriam Flores e Aves demais para esta rodada ({ $round }).
yebo-no-like = Dois pares seriam iguais.
yebo-no-held = { $block } não está na mão.
yebo-no-needs = Para um Yebo também teria de ter { $block }.
yebo-no-only-win = Nesta rodada, Yebo só serve para ganhar.
yebo-no-not-announced = “Só falta um” não foi anunciado.
yebo-no-announced-late = Esse bloco já estava ali antes do seu anúncio: não ganha a rodada. Qualquer outro, mais tarde, pode ganhar.
yebo-no-announce-now = Anuncie antes de pegar um bloco ou depois de descartar um.
yebo-no-leaves = Só restaria África para descartar.
yebo-no-must-win = O descarte foi tomado para ganhar.
yebo-no-must-show = É preciso mostrar um grupo primeiro.
yebo-no-place = Nenhum grupo na mesa aceita esse bloco.
yebo-no-fourths = Nesta rodada não há 4.º bloco.
yebo-no-has-fourth = O grupo já tem o seu 4.º bloco.
yebo-no-africa-fourth = África não é um 4.º bloco.
yebo-no-its-fourth = { $block } não é o 4.º bloco desse grupo.
yebo-no-from-fence = { $block } não veio da Cerca.
yebo-no-drawn = { $block } não foi tirado nesta vez.
yebo-no-covered = Mostre primeiro a sua mão (G).
yebo-no-now = Não é isso que se decide agora.

## The score

yebo-part-groups = Grupos
yebo-part-fourths = 4.os blocos
yebo-part-sightings = Aparições
yebo-part-winner = Pela vitória
yebo-part-africa = África sem uso
yebo-part-sum = Soma
# At the end of a round, counted on the table: $group is the last group of the winner.
yebo-count-won = { $who ->
        [you] Você vence a rodada { $number } de { $of } com { $group }.
       *[other] { $name } vence a rodada { $number } de { $of } com { $group }.
    }
# How that group came: $block is another’s discard.
yebo-count-yebo = { $who ->
        [you] Com Yebo: { $block }, que você descartou.
       *[other] Com Yebo: { $block }, descarte de { $name }.
    }
yebo-count-none = Ninguém vence a rodada { $number } de { $of }: a Cerca estava vazia.
# How a round ended, on the score sheet, or that it has not; $other is whose discard won it.
yebo-ended = { $how ->
        [you] Vencida por você
        [you-called] Vencida por você, com um descarte de { $other }
        [other] Vencida por { $name }
        [other-called] Vencida por { $name }, com um descarte de { $other }
        [yours-called] Vencida por { $name }, com um descarte que você fez
        [none] Ninguém venceu: a Cerca estava vazia
        [now] Em jogo
       *[later] Ainda por jogar
    }
yebo-count-last = Mostrado por último
yebo-count-left = Ficou na mão
yebo-count-unannounced = Todos os grupos mostrados, mas sem anunciar “só falta um”
# At the end of the game: one winner, you or another, or several; $more is the lead over the next, who are $others.
yebo-end-words = { $who ->
        [you] Você vence com { $points } pontos, { $more } a mais que { $others }!
        [other] { $names } vence com { $points } pontos, { $more } a mais que { $others }!
        [yours] { $names } vence com { $points } pontos, { $more } a mais que você!
       *[many] { $names } dividem o primeiro lugar, com { $points } pontos cada um.
    }
# When the winner took the lead for good: from the first round on, in a later one, or in the last; $other is who had
# led before, with $other-points in that round.
yebo-end-decided = { $how ->
        [you-all] Você esteve na frente desde a primeira rodada.
        [other-all] { $name } esteve na frente desde a primeira rodada.
        [you] A rodada { $number } de { $of } decidiu, { $round }: com { $points } pontos a { $other-points }, você passou { $other } e ficou na frente.
        [other] A rodada { $number } de { $of } decidiu, { $round }: com { $points } pontos a { $other-points }, { $name } passou { $other } e ficou na frente.
        [yours] A rodada { $number } de { $of } decidiu, { $round }: com { $points } pontos a { $other-points }, { $name } passou você e ficou na frente.
        [you-last] A última rodada decidiu, { $round }: com { $points } pontos a { $other-points }, você passou { $other }.
        [other-last] A última rodada decidiu, { $round }: com { $points } pontos a { $other-points }, { $name } passou { $other }.
       *[yours-last] A última rodada decidiu, { $round }: com { $points } pontos a { $other-points }, { $name } passou você.
    }
# How many rounds a player has won.
yebo-end-rounds = { $count ->
        [0] nenhuma rodada vencida
        [one] { $count } rodada vencida
       *[other] { $count } rodadas vencidas
    }

## The lesson

yebo-lesson-title = Lição: etapa { $step } de { $of }
yebo-lesson-next = Seguinte
yebo-lesson-leave = Sair da lição
yebo-lesson-end = Para a partida
yebo-game-gone = Esta partida já não está aqui: outra janela apagou-a.
yebo-lesson-back = A lição foi guardada, e sua partida está na mesa.
yebo-lesson-invitation = Primeira vez? Yebo em { $of } passos curtos.
yebo-lesson-progress = { $done ->
        [0] { $of } etapas curtas nesta mesa; sua partida espera
       *[other] { $done } de { $of } etapas feitas; sua partida espera
    }
yebo-lesson-say = { $about ->
        [draw] Esta rodada pede quatro trincas: três blocos iguais cada uma, e todas de um só naipe. Sua vez começa com um bloco: tire da ponta esquerda ou da ponta direita da Cerca.
        [show] Três dos seus blocos são iguais. Escolha-os na sua mão e mostre-os como grupo.
        [discard] Sua vez termina com um descarte. Suas trincas agora são todas de Escudos, ou de Flores e Aves: de que bloco você não precisa? Escolha-o e toque em “Descartar”.
        [fourth] Você tirou o quarto bloco de uma trinca que está à sua frente. Ponha-o ali: ele dá pontos e não conta entre os seus doze.
        [africa] África vale por qualquer bloco, uma em cada grupo. Escolha dois blocos iguais e África, e mostre-os.
        [sighting] Uma Aparição! Ela é posta à sua frente e dá os pontos que vale, e o jogo muda de sentido. Tire um bloco no lugar dela, de qualquer ponta da Cerca.
        [yebo] Não é a sua vez, mas o bloco que acabou de ser descartado forma um grupo com dois dos seus. Diga Yebo!
        [announce] Só falta um bloco aos seus grupos. Quem não o anunciou não pode ganhar: anuncie antes de pegar um bloco.
        [buy] Você tirou justamente o bloco pelo qual uma África vale na mesa. Retome essa África por ele.
        [win] África formou sua quarta trinca, e agora todas as quatro estão na mesa. Escolha seu último bloco e descarte-o: isso ganha a rodada.
       *[score] Foi isto que a rodada valeu: 10 por bloco de um naipe, 20 por Flor ou Ave, as Aparições pelo seu valor, e 20 pela vitória.
    }
yebo-lesson-done = { $about ->
        [draw] Uma ponta vale tanto quanto a outra. Agora você tem treze blocos; a vez termina com um descarte, para que fiquem doze.
        [show] Grupos mostrados dão pontos, ganhe quem ganhar. Suas outras trincas também têm de ser de Escudos, ou então de Flores ou Aves.
        [discard] Boa escolha: Potes e Máscaras já não cabem em nenhuma das suas trincas. Os outros podem pedir o que você descarta: veja o que eles mostram.
        [fourth] Depois você tiraria outro bloco no lugar dele. Só blocos da Cerca podem ser postos como 4.º.
        [africa] No grupo, ela mesma não dá pontos. Se ficasse na mão no fim, custaria 50.
        [sighting] Há oito Aparições, cada uma com seu valor. Com duas na mesma vez, o jogo segue como antes.
        [yebo] O grupo é mostrado na hora. Você não tira nada, descarta, e o jogador depois de você continua.
        [announce] Agora todos sabem. Um descarte que já estava ali não dá a vitória, mas, se o bloco que falta vier a partir de agora, você pode ganhar nessa mesma vez.
        [buy] O grupo continua completo e vale mais, e África pode ser usada de novo. Pode-se retomá-la do grupo de qualquer um.
        [win] A rodada é sua! Os outros contam o que mostraram.
       *[score] Depois de seis rodadas, cada uma jogada uma vez, ganha a maior soma. Essa foi a lição toda: bom jogo!
    }
# After yebo-lesson-done, where the lesson acts for the person until the next step.
yebo-lesson-plays-on = “Seguinte” continua a jogar por você até o passo seguinte.
yebo-lesson-else = { $about ->
        [draw] Toque na ponta esquerda ou na ponta direita da Cerca.
        [show] Escolha os três blocos iguais e toque em “Mostrar”.
        [discard] Escolha um Pote ou uma Máscara: suas trincas são de Escudos.
        [fourth] Isso agora não: toque no botão que põe o bloco como 4.º.
        [africa] Escolha África e dois blocos iguais que combinem com sua primeira trinca, e toque em “Mostrar”.
        [sighting] Primeiro tire um bloco no lugar da Aparição: toque numa ponta da Cerca.
        [yebo] Se você passar, o bloco se perde. Toque em “Yebo!”.
        [announce] Anuncie primeiro: sem isso, o bloco que completa os seus grupos não daria a vitória.
        [buy] Guarde esse bloco para África: toque em “Trocar”.
        [win] Escolha o último bloco da sua mão e toque em “Descartar”.
       *[score] Olhe os pontos e continue.
    }
yebo-lesson-keep = { $kind ->
        [shield] Guarde-o: suas trincas são de Escudos, e outros dois iguais fariam uma.
       *[other] Guarde-o: Flores e Aves vão com qualquer naipe, e valem 20 cada uma.
    }

## The rules

yebo-chapter = { $number ->
        [1] Blocos e objetivo
        [2] Antes da rodada
        [3] A vez
        [4] Blocos especiais
        [5] As seis rodadas
        [6] Fim e pontos
       *[7] Nossas decisões
    }
yebo-house = { $choice ->
        [mixed] Flores e Aves nas trincas mistas
        [display] Quando um grupo é mostrado
        [fourth-of-run] O 4.º bloco de uma sequência
        [fourth-from] De onde vem um 4.º bloco
        [like-pairs] Dois pares iguais
        [pair-pick-up] Recolher nas rodadas de pares
        [all-enhancing] Trincas só de Flores e Aves
        [dealt-sightings] Aparições antes da primeira vez
        [unwon-chief] Chefe depois de uma rodada sem vencedor
       *[rebuilds] Quantas vezes a Cerca pode ser reconstruída
    }
yebo-house-option = { $option ->
        [mixed-whole] grupos inteiros só deles
        [mixed-paired] Flor, Ave e bloco de naipe
        [display-free] quando o dono quiser
        [display-forced] antes do descarte
        [fourth-of-run-next] o número vizinho
        [fourth-of-run-same] um dos números outra vez
        [fourth-of-run-none] não há
        [fourth-from-fence] da Cerca, a todo momento
        [fourth-from-draw] tirado na mesma vez
        [like-pairs-yes] permitido
        [like-pairs-no] proibido
        [pair-pick-up-no] proibido
        [pair-pick-up-yes] permitido
        [all-enhancing-yes] permitido
        [all-enhancing-no] proibido
        [dealt-sightings-keep] mantêm o sentido
        [dealt-sightings-reverse] cada uma inverte-o
        [unwon-chief-same] o mesmo
       *[unwon-chief-next] o seguinte
    }
# Where a ruling comes from; $places are lines of a document, such as 003:58.
yebo-ruling = decisão ({ $sure }); conforme { $places }
# How sure we are of it: text follows from the words, strong has good reasons, weak could well be decided
# otherwise, house had to be made up.
yebo-sure = { $sure ->
        [text] texto
        [strong] sólida
        [weak] incerta
        [house] da casa
        [strong-like-pairs-weak] sólida; pares iguais: incerta
        [strong-rounds-of-pairs-weak] sólida; rodadas de pares: incerta
       *[strong-next-Chief-weak-limit-of-the-house] sólida; próximo Chefe: incerta; limite: da casa
    }
