### The statements of Yebo's rules, by rule.
###
### Glossary: block bloco · stack pilha · Fence Cerca · end, opening ponta, abertura · Sighting Aparição ·
### Chief Chefe · suit naipe · group grupo · set trinca · run sequência · pair par · mixed misto · blank coringa ·
### 4th block 4.º bloco · draw tirar · take pegar · pick up recolher · discard descartar, descarte ·
### claim reclamar · call Yebo dizer Yebo · display mostrar · lay down baixar · lay on pôr · take Africa back
### retomar África · announce anunciar, anúncio · round rodada · turn vez · deal distribuir · score pontuar, valer.

## Blocks and aim

rule-003-E1 = Jogam quatro pessoas, ou no mínimo duas.
rule-003-E2 = 144 blocos: Potes, Máscaras e Escudos de 1 a 9, quatro de cada; três Flores e três Aves, quatro de cada; oito Aparições; quatro Áfricas.
rule-003-E3 = São seis rodadas, e cada uma é jogada uma vez. Ganha a maior soma de todas as rodadas.
rule-003-E4 = Quem ganha uma rodada não tem necessariamente a maior pontuação dela.
rule-003-E5 = As oito Aparições são todas diferentes, cada uma com seu próprio valor.

## Before a round

rule-003-E6 = Todos os blocos são misturados virados para baixo.
rule-003-E7 = Cada jogador tira um bloco; quem tem o número mais alto é o primeiro Chefe. Os que empatam tiram outra vez.
rule-003-E8 = Os blocos tirados para escolher o primeiro Chefe voltam para junto dos outros, virados para baixo.
rule-003-E9 = A Cerca é um quadrado, com 18 pilhas em cada lado e dois blocos de altura.
rule-003-E10 = O Chefe pega duas pilhas vizinhas, em qualquer lugar da Cerca, e diz em que sentido os outros pegam as suas; três vezes, até 12 blocos para cada um.
rule-003-E11 = As mãos são secretas.
rule-003-E12 = As Aparições recebidas na distribuição são baixadas com a face para cima; começando pelo Chefe, no sentido anunciado, cada jogador substitui as suas tirando da Cerca.
rule-003-E13 = Depois de ver sua mão, o Chefe escolhe qual rodada se joga, entre as que ainda não foram jogadas.
rule-003-E14 = O vencedor de uma rodada é o próximo Chefe e começa.

## The turn

rule-003-E15 = A vez passa no sentido que o Chefe anunciou.
rule-003-E16 = Na sua vez, cada um pega um bloco e descarta um, com a face para cima, dizendo o nome dele em voz alta.
rule-003-E17 = Os blocos são tirados de qualquer uma das duas aberturas da Cerca.
rule-003-E18 = O bloco de cima de uma pilha é tirado primeiro, depois o que está debaixo dele.
rule-003-E19 = Há sempre 12 blocos numa mão. Os 4.os blocos e as Aparições não contam.
rule-003-E20 = Só o último descarte pode ser reclamado.
rule-003-E21 = Yebo reclama o último descarte, e o jogo continua a partir de quem o disse; outros podem perder a vez.
rule-003-E22 = Para um Yebo é preciso ter na mão os outros dois blocos da trinca ou da sequência, que são então mostrados com o descarte.
rule-003-E23 = Se ninguém disse Yebo, o jogador da vez pode pegar o último descarte em vez de tirar um bloco.
rule-003-E24 = Assim que o jogador da vez pegou um bloco, já não se pode dizer Yebo.
rule-003-E25 = Se dois dizem Yebo, o bloco fica com aquele cuja vez vem primeiro.
rule-003-E26 = Trincas, sequências e pares são mostrados à medida que se formam.

## Special blocks

rule-003-E27 = Uma Aparição tirada é baixada com a face para cima e substituída por um bloco da Cerca, e o sentido se inverte.
rule-003-E28 = Um 4.º bloco tirado da Cerca pode ser posto na própria trinca ou sequência já mostrada, e é substituído por um bloco da Cerca.
rule-003-E29 = Os 4.os blocos só vêm da Cerca, e só são postos nos próprios grupos.
rule-003-E30 = África é um coringa em trincas, sequências e pares, e como tal não vale nada.
rule-003-E31 = Numa trinca ou sequência há no máximo uma África como coringa; duas fazem um par, três uma trinca ou uma sequência.
rule-003-E32 = África não pode ser descartada, nem ser um 4.º bloco.
rule-003-E33 = Quem tira da Cerca o bloco pelo qual vale uma África mostrada pode pô-lo ali e pegar a África, do grupo de qualquer jogador.
rule-003-E34 = Cada África que fica na mão no fim de uma rodada custa 50 pontos.

## The six rounds

rule-003-E35 = Uma trinca são três blocos iguais.
rule-003-E36 = Rodada 1: quatro trincas de três blocos, de um só naipe. Pode haver Aves e Flores entre elas. Yebo é permitido.
rule-003-E37 = Uma sequência são três números seguidos de um mesmo naipe.
rule-003-E38 = Rodada 2: quatro sequências de três blocos, de um só naipe. Pode haver uma de cada Ave ou uma de cada Flor (uma só sequência ao todo: decisão nossa, Q-E10). Yebo é permitido.
rule-003-E39 = Rodada 3: pares de blocos iguais, de um só naipe (quantos, não está impresso: seis, é decisão nossa, Q-E8). Pode haver Aves e Flores entre eles. Não há Yebo, a não ser com o último descarte para ganhar.
rule-003-E40 = Rodada 4: quatro trincas mistas, um mesmo número em cada um dos três naipes. Pode haver uma de cada Ave e uma de cada Flor. Yebo é permitido; não há 4.º bloco.
rule-003-E41 = Rodada 5: quatro sequências mistas, três números seguidos, um de cada naipe. Sem Aves e sem Flores. Yebo é permitido; não há 4.º bloco.
rule-003-E42 = Rodada 6: pares mistos, um mesmo número em dois naipes, sempre os mesmos dois (quantos, não está impresso: seis, é decisão nossa, Q-E8). Aves e Flores estão incluídas. Não há Yebo, a não ser com o último descarte para ganhar.
rule-003-E43 = Nas rodadas mistas, a Flor 1 vai com a Ave 1, e assim por diante.

## End and score

rule-003-E44 = Para ganhar uma rodada é preciso ter anunciado que se procura um último bloco.
rule-003-E45 = Cada um ganha com seu último descarte.
rule-003-E46 = Quando a Cerca se esgota sem vencedor, o Chefe decide: ela é reconstruída e a rodada continua, ou a rodada é pontuada como está.
rule-003-E47 = Só os grupos mostrados pontuam: 10 por bloco de um naipe, 20 por Flor e por Ave, nada por África como coringa; as Aparições valem o que está impresso nelas.
rule-003-E48 = O vencedor de uma rodada ganha 20 pontos a mais; uma África que sobra custa 50; uma trinca ou sequência de Áfricas vale 50 cada, um par 20 cada (por bloco, e não por grupo: decisão nossa, Q-E25).

## Our rulings

rule-Q-E1 = Os valores das Aparições não estão impressos em lugar nenhum: aqui são 25, 30, 35, 40, 45, 50, 55 e 60.
rule-Q-E2 = O primeiro Chefe é quem tira o número mais alto. Flores e Aves contam de 1 a 3; quem tem uma Aparição ou África tira outra vez.
rule-Q-E3 = Depois da distribuição, a Cerca é uma só corrente aberta de pilhas, com duas pontas. Distribui-se no sentido em que a vez passa.
rule-Q-E4 = Não há reserva. Quem tira escolhe a ponta, a cada bloco que tira.
rule-Q-E5 = As Aparições distribuídas, ou tiradas para substituí-las antes da primeira vez, não invertem o sentido, a menos que a casa tenha decidido assim (Q-E32).
rule-Q-E6 = Cada Aparição tirada numa vez inverte o sentido na hora; o jogador termina sua vez, e a seguinte já se joga no novo sentido.
rule-Q-E7 = O Chefe diz o sentido ao distribuir, e a rodada quando já viu seus doze blocos.
rule-Q-E8 = Nas rodadas de pares há seis pares. Dois deles podem ser iguais. A casa pode decidir de outro modo.
rule-Q-E9 = Aves e Flores não são naipes. Na rodada 1 as quatro trincas podem ser todas delas. A casa pode decidir de outro modo.
rule-Q-E10 = Na rodada 2, no máximo uma sequência é de Aves ou de Flores.
rule-Q-E11 = Na rodada 4, Aves e Flores fazem grupos inteiros, as Flores 1 2 3 e as Aves 1 2 3, cada um uma só vez. A casa pode decidir de outro modo.
rule-Q-E12 = Um grupo de Áfricas é permitido em todas as rodadas. Não vale por nada, e ninguém pode tirar um bloco dele.
rule-Q-E13 = Yebo exige os outros blocos do grupo e o mostra. Recolher cabe só ao jogador da vez, não exige nada, e o bloco vai para a mão. Nas rodadas de pares nada é recolhido. A casa pode decidir de outro modo.
rule-Q-E14 = Entre os que dizem Yebo, o bloco é do mais próximo na ordem das vezes, no sentido que vale depois do descarte, mesmo contra um Yebo que ganharia. Ninguém reclama seu próprio descarte.
rule-Q-E15 = Um dos blocos que se tem na mão para um Yebo pode ser África; não mais de um.
rule-Q-E16 = Depois de um Yebo o grupo é mostrado, nada é tirado da Cerca, e um bloco é descartado. O bloco reclamado não é 4.º bloco e não retoma África.
rule-Q-E17 = Um grupo é mostrado quando seu dono quer, na própria vez, entre pegar um bloco e descartar outro. Ele fica como está, e aquilo de que é feito vale também para os outros grupos dele. A casa pode decidir de outro modo.
rule-Q-E18 = Os grupos mostrados contam entre os doze. Uma coleção completa são doze blocos mostrados, e o décimo terceiro é o descarte vencedor.
rule-Q-E19 = Um 4.º bloco é o quarto de uma trinca, ou o número vizinho numa das pontas de uma sequência; um para cada grupo. Deve ter vindo da Cerca, e pode ser posto em qualquer vez de seu dono. A casa pode decidir de outro modo.
rule-Q-E20 = África é retomada com um bloco que acaba de ser tirado da Cerca, antes do descarte, de qualquer grupo. O dono do grupo diz por qual bloco vale um coringa onde isso está em aberto.
rule-Q-E21 = O que só deixaria África para descartar não é permitido enquanto houver outro bloco. Quem não tem outro põe a África num grupo seu que não tenha nenhuma, e descarta o bloco que ela substitui.
rule-Q-E22 = Quem só precisa de um bloco pode anunciá-lo a qualquer momento da rodada: enquanto um descarte pode ser reclamado, antes de pegar um bloco, depois de descartar um. O anúncio vale para todo bloco descartado ou tirado depois dele: quem anuncia quando um descarte já está ali não ganha pegando esse descarte, mas tirando um bloco ou com qualquer bloco posterior. Quem o esqueceu perde só esse bloco, e ganha numa vez posterior.
rule-Q-E23 = O descarte vencedor termina a rodada, e ninguém pode reclamá-lo.
rule-Q-E24 = Quando a Cerca está vazia, o último descarte ainda pode ser reclamado, ou então recolhido pelo jogador da vez, descarte após descarte. Só quando este o deixa ou não pode recolhê-lo, ou quando uma Aparição ou um 4.º bloco não pode ser substituído, é que o Chefe decide. A Cerca é reconstruída com todos os descartes, no máximo duas vezes por rodada; as mãos e os grupos ficam, e o mesmo jogador tira. Depois de uma rodada sem vencedor, o Chefe continua. A casa pode decidir de outro modo.
rule-Q-E25 = Os pontos são por bloco. As Aparições sempre pontuam. Com totais iguais, a vitória é dividida.
rule-Q-E26 = Com dois ou três jogadores nada muda.
rule-Q-E27 = O bloco que acaba de ser pego pode ser descartado, e também as Aves e as Flores. Uma Aparição, nunca.
rule-Q-E28 = Ninguém anuncia um naipe; os grupos mostrados o revelam.
rule-Q-E29 = Os grupos mostrados pontuam, quer a coleção tenha sido terminada, quer não.
rule-Q-E30 = Numa vez: pegar; baixar as Aparições e substituí-las; mostrar, pôr 4.os blocos, retomar África; descartar; anunciar. Depois os outros podem dizer Yebo.
rule-Q-E31 = Depois de doze vezes seguidas começadas recolhendo, a seguinte começa tirando um bloco; se a Cerca está vazia, o Chefe decide. Este limite é nosso.
rule-Q-E32 = Uma casa pode decidir que cada Aparição distribuída, ou tirada para substituir uma antes da primeira vez, também inverte o sentido. A ordem em que se substituem segue sempre o sentido anunciado.
rule-Q-E33 = Quem divide um aparelho com outros não vê nada do que outro tirou da Cerca ou tem na mão, e não fica sabendo pelas perguntas quem poderia dizer Yebo: todos os que poderiam são perguntados do mesmo modo.
