### The statements of Yebo's rules, by rule.
###
### Glossary: block bloc · stack pile · Fence Clôture · end, opening bout, ouverture · Sighting Apparition ·
### Chief Chef · suit famille · group groupe · set brelan · run suite · pair paire · mixed mêlé · blank joker ·
### 4th block 4e bloc · draw piocher · take prendre · pick up ramasser · discard défausser, défausse ·
### claim réclamer · call Yebo dire Yebo · display montrer · lay poser · take Africa back reprendre l’Afrique ·
### announce annoncer, annonce · round manche · turn tour · deal distribuer · score compter, rapporter.

## Blocks and aim

rule-003-E1 = On joue à quatre, et au moins à deux.
rule-003-E2 = 144 blocs : Pots, Masques et Boucliers de 1 à 9, quatre de chaque ; trois Fleurs et trois Oiseaux, quatre de chaque ; huit Apparitions ; quatre Afriques.
rule-003-E3 = Il y a six manches, et chacune se joue une fois. La plus haute somme de toutes les manches gagne.
rule-003-E4 = Qui gagne une manche n’y marque pas forcément le plus de points.
rule-003-E5 = Les huit Apparitions sont toutes différentes, chacune avec sa propre valeur.

## Before a round

rule-003-E6 = Tous les blocs sont mélangés face cachée.
rule-003-E7 = Chaque joueur pioche un bloc ; qui a le plus grand nombre est le premier Chef. Ceux qui sont à égalité piochent de nouveau.
rule-003-E8 = Les blocs piochés pour désigner le premier Chef sont remis avec les autres, face cachée.
rule-003-E9 = La Clôture est un carré de 18 piles de chaque côté, haut de deux blocs.
rule-003-E10 = Le Chef prend deux piles voisines, n’importe où dans la Clôture, et dit dans quel sens les autres prennent les leurs ; trois fois, jusqu’à 12 blocs chacun.
rule-003-E11 = Les mains sont secrètes.
rule-003-E12 = Les Apparitions reçues à la distribution sont posées face visible ; en commençant par le Chef, dans le sens annoncé, chaque joueur remplace les siennes en piochant dans la Clôture.
rule-003-E13 = Après avoir vu sa main, le Chef choisit la manche qui se joue, parmi celles qui n’ont pas encore été jouées.
rule-003-E14 = Le vainqueur d’une manche est le prochain Chef et commence.

## The turn

rule-003-E15 = Les tours se suivent dans le sens que le Chef a annoncé.
rule-003-E16 = À son tour, on prend un bloc et on en défausse un, face visible, en le nommant à voix haute.
rule-003-E17 = Les blocs se piochent à l’une ou l’autre ouverture de la Clôture.
rule-003-E18 = Le bloc du dessus d’une pile se pioche d’abord, puis celui du dessous.
rule-003-E19 = Il y a toujours 12 blocs dans une main. Les 4es blocs et les Apparitions ne comptent pas.
rule-003-E20 = Seule la dernière défausse peut être réclamée.
rule-003-E21 = Yebo réclame la dernière défausse, et le jeu continue à partir de celui qui l’a dit ; d’autres peuvent y perdre un tour.
rule-003-E22 = Pour dire Yebo, il faut avoir en main les deux autres blocs du brelan ou de la suite, qui sont alors montrés avec la défausse.
rule-003-E23 = Si personne n’a dit Yebo, le joueur dont c’est le tour peut prendre la dernière défausse au lieu de piocher.
rule-003-E24 = Dès que le joueur dont c’est le tour a pris un bloc, on ne peut plus dire Yebo.
rule-003-E25 = Si deux joueurs disent Yebo, le bloc est à celui dont le tour vient le premier.
rule-003-E26 = Brelans, suites et paires sont montrés à mesure qu’ils se forment.

## Special blocks

rule-003-E27 = Une Apparition piochée est posée face visible et remplacée par un bloc de la Clôture, et le sens du jeu s’inverse.
rule-003-E28 = On peut poser un 4e bloc pioché dans la Clôture sur un brelan ou une suite que l’on a soi-même montrés ; un bloc de la Clôture le remplace.
rule-003-E29 = Les 4es blocs ne viennent que de la Clôture, et ne se posent que sur ses propres groupes.
rule-003-E30 = L’Afrique est un joker dans les brelans, les suites et les paires, et ne rapporte rien à ce titre.
rule-003-E31 = Un brelan ou une suite a tout au plus une Afrique comme joker ; deux Afriques font une paire, trois un brelan ou une suite.
rule-003-E32 = L’Afrique ne peut ni être défaussée, ni être un 4e bloc.
rule-003-E33 = Qui pioche dans la Clôture le bloc que remplace une Afrique montrée peut l’y mettre et prendre l’Afrique, dans le groupe de n’importe quel joueur.
rule-003-E34 = Chaque Afrique restée en main à la fin d’une manche coûte 50 points.

## The six rounds

rule-003-E35 = Un brelan est fait de trois blocs pareils.
rule-003-E36 = Manche 1 : quatre brelans de trois blocs, d’une seule famille. Il peut y avoir des Oiseaux et des Fleurs parmi eux. Yebo est permis.
rule-003-E37 = Une suite est faite de trois nombres consécutifs d’une même famille.
rule-003-E38 = Manche 2 : quatre suites de trois blocs, d’une seule famille. Il peut y avoir un de chaque Oiseau ou une de chaque Fleur (une seule suite en tout : c’est notre décision, Q-E10). Yebo est permis.
rule-003-E39 = Manche 3 : des paires de blocs pareils, d’une seule famille (combien, ce n’est pas imprimé : six, c’est notre décision, Q-E8). Il peut y avoir des Oiseaux et des Fleurs parmi elles. Pas de Yebo, sauf sur la dernière défausse pour gagner.
rule-003-E40 = Manche 4 : quatre brelans mêlés, un même nombre dans chacune des trois familles. Il peut y avoir un de chaque Oiseau et une de chaque Fleur. Yebo est permis ; il n’y a pas de 4e bloc.
rule-003-E41 = Manche 5 : quatre suites mêlées, trois nombres consécutifs, un de chaque famille. Ni Oiseaux ni Fleurs. Yebo est permis ; il n’y a pas de 4e bloc.
rule-003-E42 = Manche 6 : des paires mêlées, un même nombre dans deux familles, les deux mêmes d’un bout à l’autre (combien, ce n’est pas imprimé : six, c’est notre décision, Q-E8). Les Oiseaux et les Fleurs en sont. Pas de Yebo, sauf sur la dernière défausse pour gagner.
rule-003-E43 = Dans les manches mêlées, la Fleur 1 va avec l’Oiseau 1, et ainsi de suite.

## End and score

rule-003-E44 = Pour gagner une manche, il faut avoir annoncé que l’on cherche un dernier bloc.
rule-003-E45 = On gagne avec sa dernière défausse.
rule-003-E46 = Quand la Clôture est épuisée sans vainqueur, le Chef décide : elle est reconstruite et la manche continue, ou la manche est comptée telle quelle.
rule-003-E47 = Seuls les groupes montrés rapportent des points : 10 par bloc d’une famille, 20 par Fleur et par Oiseau, rien pour l’Afrique comme joker ; les Apparitions rapportent ce qui est imprimé sur elles.
rule-003-E48 = Le vainqueur d’une manche marque 20 points de plus ; une Afrique restante coûte 50 ; un brelan ou une suite d’Afriques rapporte 50 chaque fois, une paire 20 (par bloc, et non par groupe : c’est notre décision, Q-E25).

## Our rulings

rule-Q-E1 = Les valeurs des Apparitions ne sont imprimées nulle part : ici 25, 30, 35, 40, 45, 50, 55 et 60.
rule-Q-E2 = Le premier Chef est celui qui pioche le plus grand nombre. Fleurs et Oiseaux comptent de 1 à 3 ; qui a une Apparition ou une Afrique pioche de nouveau.
rule-Q-E3 = Après la distribution, la Clôture est une seule chaîne ouverte de piles, avec deux bouts. On distribue dans le sens où vont les tours.
rule-Q-E4 = Il n’y a pas de réserve. Qui pioche choisit le bout, à chaque pioche.
rule-Q-E5 = Les Apparitions reçues à la distribution, ou piochées pour les remplacer avant le premier tour, n’inversent pas le sens, sauf si la maison en a décidé autrement (Q-E32).
rule-Q-E6 = Chaque Apparition piochée pendant un tour inverse aussitôt le sens ; le joueur finit son tour, et le suivant se joue dans le nouveau sens.
rule-Q-E7 = Le Chef dit le sens en distribuant, et la manche quand il a vu ses douze blocs.
rule-Q-E8 = Dans les manches de paires, il y a six paires. Deux d’entre elles peuvent être pareilles. La maison peut en décider autrement.
rule-Q-E9 = Les Oiseaux et les Fleurs ne sont pas des familles. Dans la manche 1, les quatre brelans peuvent tous en être faits. La maison peut en décider autrement.
rule-Q-E10 = Dans la manche 2, une suite au plus est d’Oiseaux ou de Fleurs.
rule-Q-E11 = Dans la manche 4, les Oiseaux et les Fleurs font des groupes entiers, les Fleurs 1 2 3 et les Oiseaux 1 2 3, chacun une seule fois. La maison peut en décider autrement.
rule-Q-E12 = Un groupe d’Afriques est permis dans toutes les manches. Il ne remplace rien, et personne ne peut en retirer un bloc.
rule-Q-E13 = Yebo demande les autres blocs du groupe et le montre. Ramasser n’appartient qu’au joueur dont c’est le tour, ne demande rien, et le bloc va dans la main. Dans les manches de paires, on ne ramasse rien. La maison peut en décider autrement.
rule-Q-E14 = Parmi ceux qui disent Yebo, le bloc est au plus proche dans l’ordre des tours, selon le sens en vigueur après la défausse, même contre un Yebo qui gagnerait. Personne ne réclame sa propre défausse.
rule-Q-E15 = Un des blocs tenus en main pour un Yebo peut être une Afrique ; pas plus d’un.
rule-Q-E16 = Après un Yebo, le groupe est montré, on ne pioche pas, et un bloc est défaussé. Le bloc réclamé n’est pas un 4e bloc et ne permet pas de reprendre l’Afrique.
rule-Q-E17 = Un groupe est montré quand son propriétaire le veut, à son propre tour, entre la prise d’un bloc et la défausse. Il reste tel quel, et ce dont il est fait vaut aussi pour ses autres groupes. La maison peut en décider autrement.
rule-Q-E18 = Les groupes montrés comptent parmi les douze. Une collection complète, ce sont douze blocs montrés, et le treizième est la défausse gagnante.
rule-Q-E19 = Un 4e bloc est le quatrième d’un brelan, ou le nombre voisin à l’un des bouts d’une suite ; un seul par groupe. Il doit venir de la Clôture, et peut être posé à n’importe quel tour de son propriétaire. La maison peut en décider autrement.
rule-Q-E20 = L’Afrique se reprend avec un bloc qui vient d’être pioché dans la Clôture, avant la défausse, dans n’importe quel groupe. Le propriétaire du groupe dit ce qu’un joker remplace là où cela reste ouvert.
rule-Q-E21 = Ce qui ne laisserait que l’Afrique à défausser est interdit tant qu’il y a un autre bloc. Qui n’en a pas d’autre met l’Afrique dans un groupe à lui qui n’en a pas, et défausse le bloc qu’elle y remplace.
rule-Q-E22 = Celui à qui il ne manque qu’un bloc peut l’annoncer à tout moment de la manche : pendant qu’une défausse peut être réclamée, avant de prendre un bloc, après en avoir défaussé un. L’annonce vaut pour tout bloc défaussé ou pioché après elle : qui annonce alors qu’une défausse est déjà là ne gagne pas en la prenant, mais en piochant ou par tout bloc ultérieur. Qui l’a oubliée ne manque que ce bloc-là, et gagne à un tour ultérieur.
rule-Q-E23 = La défausse gagnante termine la manche, et personne ne peut la réclamer.
rule-Q-E24 = Quand la Clôture est vide, la dernière défausse peut encore être réclamée, ou sinon ramassée par le joueur dont c’est le tour, défausse après défausse. C’est seulement quand il y renonce ou n’y a pas droit, ou qu’une Apparition ou un 4e bloc ne peut être remplacé, que le Chef décide. La Clôture est reconstruite avec toutes les défausses, deux fois au plus par manche ; les mains et les groupes restent, et le même joueur pioche. Après une manche sans vainqueur, le Chef reste. La maison peut en décider autrement.
rule-Q-E25 = Les points valent par bloc. Les Apparitions comptent toujours. À totaux égaux, la victoire est partagée.
rule-Q-E26 = À deux ou trois joueurs, rien ne change.
rule-Q-E27 = Le bloc que l’on vient de prendre peut être défaussé, les Oiseaux et les Fleurs aussi. Une Apparition ne l’est jamais.
rule-Q-E28 = Personne n’annonce de famille ; les groupes montrés la font voir.
rule-Q-E29 = Les groupes montrés comptent, que la collection ait été achevée ou non.
rule-Q-E30 = Dans un tour : prendre ; poser les Apparitions et les remplacer ; montrer, poser des 4es blocs, reprendre l’Afrique ; défausser ; annoncer. Ensuite, les autres peuvent dire Yebo.
rule-Q-E31 = Après douze tours de suite commencés en ramassant, le suivant commence par une pioche ; si la Clôture est vide, le Chef décide. Cette limite est la nôtre.
rule-Q-E32 = Une maison peut décider que chaque Apparition reçue à la distribution, ou piochée pour en remplacer une avant le premier tour, inverse aussi le sens. L’ordre dans lequel on les remplace suit toujours le sens annoncé.
rule-Q-E33 = Qui partage un appareil avec d’autres ne voit rien de ce qu’un autre a pioché dans la Clôture ou tient en main, et n’apprend pas par les questions qui pourrait dire Yebo : tous ceux qui le pourraient sont interrogés de la même façon.
