### The statements of the rulebooks, by rule.
###
### Glossary: place poser / pose · deploy déployer / déploiement · move (se) déplacer / déplacement ·
### step pas · leap, jump sauter / saut · capture capturer / capture · remove, take off, take away
### retirer · takings prises · hand main · hole trou · space (LUDOS) case · row rangée · line alignement ·
### placing (the phase) mise en place · turn tour · round tour complet · side camp · enemy adverse · draw partie
### nulle · drop initiative initiative de la pose · bound to place vous devez poser · duty obligation.

## Traditional rules: Yoté

rule-004-R0 = Deux joueurs jouent sur 5 rangées de 6 trous. Chacun a 12 pièces en main, l’un les cailloux et l’autre les bâtonnets, et le plateau n’a pas de côté réservé à l’un ou à l’autre.
rule-004-R1 = La partie commence sur un plateau vide.
rule-004-R2 = Les cailloux commencent, puis viennent les bâtonnets, et ainsi de suite, chacun son tour.
rule-004-R3 = À votre premier tour, vous devez poser une pièce ; n’importe quel trou vide convient.
rule-004-R4 = À chaque tour suivant, vous choisissez : poser une autre pièce, s’il vous en reste en main, ou déplacer une de vos pièces sur le plateau.
rule-004-R5 = Déplacement : une de vos pièces va d’un trou, à l’horizontale ou à la verticale, jusqu’au trou voisin s’il est vide.
rule-004-R6 = Les pièces ne se déplacent jamais en diagonale.
rule-004-R7 = Capture : une de vos pièces saute par-dessus une pièce adverse voisine et arrive dans le trou juste derrière, qui doit être vide.
rule-004-R8 = La pièce par-dessus laquelle vous sautez quitte le plateau et reste dehors jusqu’à la fin de la partie.
rule-004-R9 = Après une capture, vous choisissez encore une pièce adverse et vous la retirez du plateau.
rule-004-R10 = Les pièces ne capturent jamais en diagonale, tout comme elles ne se déplacent jamais en diagonale.
rule-004-R11 = Un tour n’a qu’un seul saut : il n’y a pas de capture multiple.
rule-004-R12 = Qui a capturé toutes les pièces adverses gagne, et la partie est finie.
rule-004-R13 = La partie est nulle quand il reste à chacun des deux joueurs trois pièces ou moins.

## Traditional rules: Choko

rule-002-R0 = Deux joueurs jouent sur 5 rangées de 5 trous. Chacun a 12 pièces en main, l’un les cailloux et l’autre les bâtonnets, et le plateau n’a pas de côté réservé à l’un ou à l’autre.
rule-002-R0b = Vous êtes libre de poser ou de déplacer, à une exception près : quand l’adversaire a choisi de poser une pièce, vous devez en poser une aussi.
rule-002-R1 = La partie commence sur un plateau vide.
rule-002-R2 = Les cailloux commencent, puis viennent les bâtonnets, et ainsi de suite, chacun son tour.
rule-002-R3 = À votre premier tour, vous devez poser une pièce ; n’importe quel trou vide convient.
rule-002-R4 = À chaque tour suivant, vous choisissez : poser une autre pièce, s’il vous en reste en main, ou déplacer une de vos pièces sur le plateau.
rule-002-R5 = Quand un joueur pose une pièce, l’autre doit répondre en posant une pièce aussi. Après cela, on a de nouveau le libre choix entre poser et déplacer.
rule-002-R6 = Déplacement : une de vos pièces va d’un trou, à l’horizontale ou à la verticale, jusqu’au trou voisin s’il est vide.
rule-002-R7 = Les pièces ne se déplacent jamais en diagonale.
rule-002-R8 = Capture : une de vos pièces saute par-dessus une pièce adverse voisine et arrive dans le trou juste derrière, qui doit être vide.
rule-002-R9 = La pièce par-dessus laquelle vous sautez quitte le plateau et reste dehors jusqu’à la fin de la partie.
rule-002-R10 = Après une capture, vous choisissez encore une pièce adverse et vous la retirez du plateau.
rule-002-R11 = Les pièces ne capturent jamais en diagonale, tout comme elles ne se déplacent jamais en diagonale.
rule-002-R12 = Un tour n’a qu’un seul saut : il n’y a pas de capture multiple.
rule-002-R13 = Qui a capturé toutes les pièces adverses gagne, et la partie est finie.
rule-002-R14 = La partie est nulle quand il reste à chacun des deux joueurs trois pièces ou moins.

## LUDOS

rule-000-R1 = Le jeu est pour deux joueurs, avec 12 chameaux chacun.
rule-000-R2 = Votre but est de débarrasser le plateau de tous les chameaux de l’adversaire.
rule-000-R3 = Le Yoté se joue sur la face du tapis qui a 5 rangées de 6 cases.
rule-000-R4 = Chaque joueur reçoit les 12 chameaux d’une couleur.
rule-000-R5 = Le plateau est d’abord vide : tous les chameaux attendent dans les mains des joueurs.
rule-000-R6 = Le violet clair a le premier tour, puis les joueurs jouent chacun leur tour.
rule-000-R7 = À votre tour, vous faites exactement une chose parmi trois : déployer un chameau, déplacer un chameau ou capturer.
rule-000-R8 = Déploiement : mettez un chameau de votre main sur n’importe quelle case vide.
rule-000-R9 = Déplacement : un de vos chameaux va d’une case, à l’horizontale ou à la verticale, jusqu’à la case voisine si elle est vide.
rule-000-R10 = Les chameaux ne vont jamais en diagonale, ni pour se déplacer ni pour capturer.
rule-000-R11 = Capture : un de vos chameaux qui a un chameau adverse juste à côté de lui, à l’horizontale ou à la verticale, saute tout droit par-dessus lui jusqu’à la case juste derrière, si cette case est vide.
rule-000-R12 = Le chameau par-dessus lequel vous sautez est hors jeu et retourne dans le sac.
rule-000-R13 = À chaque capture, vous retirez aussi un chameau adverse de plus, celui de votre choix sur le plateau ; s’il n’y en a aucun sur le plateau, un de la main de l’adversaire. Chaque capture coûte donc deux chameaux à l’adversaire.
rule-000-R14 = Qui a capturé tous les chameaux de l’adversaire gagne.
rule-000-R15 = Quand un joueur ne peut ni déployer ni déplacer de chameau, la partie se termine, et celui qui a le plus de chameaux, en comptant ceux du plateau et ceux en main, gagne.
rule-000-R16 = La partie est nulle quand il reste à chaque joueur trois chameaux ou moins et que le jeu est dans une impasse : il est clair qu’aucun des deux ne peut gagner.
rule-000-R17 = Vous pouvez jouer avec une des variantes, avec plusieurs d’entre elles, ou avec toutes.
rule-000-V1 = Capture obligatoire : quand un de vos chameaux peut capturer, vous devez capturer. Si plusieurs captures sont possibles, le choix est à vous.
rule-000-V2 = Capture en chaîne : quand votre chameau capture et peut capturer de nouveau depuis la case où il arrive, il peut continuer. Vous retirez alors un chameau de plus pour chaque capture qu’il a faite.
rule-000-V3 = Saut ami : vos chameaux peuvent sauter par-dessus des chameaux de leur propre camp, qui restent où ils sont.
rule-000-C0 = Le Choko se joue sur 5 rangées de 5 cases, selon les règles du Yoté avec quelques changements.
rule-000-C1 = La liste imprimée est abîmée à cet endroit, et ceci est une reconstitution : le premier joueur a au départ l’initiative de la pose, et tant que le joueur qui l’a déploie, l’autre doit déployer en réponse.
rule-000-C2 = Quand le premier joueur, qui a l’initiative de la pose, déplace ou capture et donc ne déploie pas, le second joueur peut tout faire : déployer, déplacer ou capturer.
rule-000-C3 = Si le second joueur déplace ou capture alors, l’initiative de la pose reste au premier joueur.
rule-000-C4 = Si le second joueur déploie alors, l’initiative de la pose passe au second joueur à partir de ce tour.
rule-000-C5 = Quand tous les chameaux ont été déployés, les joueurs continuent, chacun leur tour, à déplacer ou à capturer comme au Yoté.
rule-000-C6 = Il n’y a pas de chaînes : un chameau fait au plus un saut par tour.

## Ludens Planet: Yoté

rule-001-R1 = Le Yoté est un jeu pour deux joueurs.
rule-001-R2 = Le plateau a 30 trous, et il y a 12 pièces claires et 12 pièces foncées.
rule-001-R3 = Votre but est de capturer toutes les pièces adverses, ou de les bloquer.
rule-001-R4 = Chaque joueur choisit une couleur et garde d’abord les pièces de cette couleur en dehors du plateau ; le plateau est donc vide au départ.
rule-001-R5 = Les joueurs déterminent entre eux qui commence.
rule-001-R6 = À votre tour, vous pouvez soit poser une pièce dans n’importe quel trou vide, soit déplacer une de vos pièces qui est déjà sur le plateau.
rule-001-R7 = Déplacement : une pièce va d’un trou, à l’horizontale ou à la verticale mais jamais en diagonale, jusqu’au trou voisin s’il est vide.
rule-001-R8 = Une pièce capture une pièce adverse en sautant par-dessus elle, comme au jeu de dames.
rule-001-R9 = Rien ne vous oblige à capturer, même quand vous le pouvez.
rule-001-R10 = Pour capturer, une pièce part du trou juste à côté de la pièce adverse et arrive, en ligne droite, dans le trou juste derrière, qui doit être vide. Comme un déplacement, un saut ne se fait jamais en diagonale.
rule-001-R11 = La pièce capturée quitte le plateau, et vous avez le droit de retirer encore une pièce adverse, celle de votre choix sur le plateau. Chaque capture prend donc deux pièces.
rule-001-R12 = Retirer la seconde pièce est un droit et non une obligation, et ce doit être une pièce qui se trouve sur le plateau.
rule-001-R13 = Si le camp à qui vous avez capturé une pièce n’en a pas d’autre sur le plateau, la seconde pièce est perdue pour vous : vous ne pouvez pas la réclamer à un tour suivant.
rule-001-R14 = Une même pièce peut faire plusieurs captures en un tour, tant qu’elle en trouve une autre à faire. Après chaque saut, vous devez retirer la seconde pièce avant de pouvoir sauter de nouveau.
rule-001-R15 = La seconde pièce que vous retirez peut être une pièce dont le retrait rend possible votre capture suivante.
rule-001-R16 = Un joueur gagne en capturant toutes les pièces adverses, ou en les bloquant toutes.
rule-001-R17 = Quand toutes les pièces ont été posées et que dix tours passent ensuite sans capture, celui qui a capturé le plus de pièces gagne.
rule-001-R18 = La partie est nulle quand les deux joueurs ont le même nombre de pièces en jeu, trois chacun au maximum, et qu’il n’y a plus de captures possibles.

## Ludens Planet: Choko

rule-001-C1 = Le Choko suit les règles du Yoté, mais une pièce peut aussi se déplacer en sautant par-dessus des pièces de son propre camp, autant de fois qu’elle le peut.
rule-001-C2 = Un tel déplacement peut se terminer par la capture d’une ou de plusieurs pièces adverses, mais ce n’est pas obligatoire.
rule-001-C3 = Par exemple, une pièce saute par-dessus deux pièces de son propre camp, puis capture. La seconde pièce qu’elle retire ouvre la voie à une autre capture, avec sa propre seconde pièce, si bien que quatre pièces sont prises en tout.

## Ludens Planet: Wali and Bolotondou

rule-001-W0 = Le Wali utilise les mêmes 30 trous et les mêmes 24 pièces, 12 pour chaque joueur.
rule-001-W1 = Le Wali est un jeu de positionnement, comme le Moulin : vous essayez de former des alignements de trois pièces.
rule-001-W2 = Au départ, les joueurs posent chacun leur tour une pièce dans n’importe quel trou vide, jusqu’à ce que les 24 soient posées. Pendant cette mise en place, vous ne pouvez pas former d’alignement de trois.
rule-001-W3 = Une fois la mise en place terminée, les joueurs déplacent chacun leur tour une pièce d’un trou, à l’horizontale ou à la verticale, vers un trou vide.
rule-001-W4 = Un alignement, ce sont trois de vos pièces juste l’une à côté de l’autre, en rangée ou en colonne.
rule-001-W5 = Quand vous avez formé un alignement, vous pouvez retirer une pièce adverse, celle de votre choix.
rule-001-W6 = Plus de trois de vos pièces côte à côte sur une même ligne ne sont pas permises.
rule-001-W7 = Le cheval simple : vous pouvez défaire un alignement et le reformer à votre tour suivant, et il compte alors comme un nouvel alignement.
rule-001-W8 = Le cheval double : vous pouvez défaire un alignement et, par le même déplacement, en former un autre juste à côté.
rule-001-W9 = Si un seul déplacement forme à la fois deux alignements (en L) ou trois (en T), vous ne retirez quand même qu’une seule pièce.
rule-001-W10 = La partie se termine quand un des joueurs n’a plus que deux pièces.
rule-001-B1 = Le Bolotondou suit les règles du Wali, mais vous essayez de former des alignements de deux pièces seulement.
rule-001-B2 = Pendant la mise en place, vous ne pouvez pas mettre deux de vos pièces côte à côte, en rangée ou en colonne.
rule-001-B3 = Pendant le jeu, plus de deux de vos pièces côte à côte sur une même ligne ne sont pas permises.

## Our rulings: Yoté, and all games

rule-Q-Y1 = Capture obligatoire : tant qu’un de vos chameaux peut capturer, vous ne pouvez ni déployer ni faire un autre déplacement. Vous choisissez librement quelle capture vous faites.
rule-Q-Y2 = Capture obligatoire avec Capture en chaîne : tant que le même chameau peut capturer de nouveau, vous devez continuer, par la capture que vous voulez, que la chaîne soit longue ou courte. Sans Capture obligatoire, vous pouvez vous arrêter après n’importe quel saut.
rule-Q-Y3 = [L] Dans une chaîne de captures, tous les chameaux supplémentaires sont retirés ensemble après le dernier saut. [P] Dans une chaîne de captures, chaque seconde pièce est retirée juste après son saut, avant le saut suivant. [] La pièce par-dessus laquelle on a sauté part aussitôt, si bien qu’un saut ultérieur de la chaîne peut arriver là où elle était.
rule-Q-Y4 = [L] Vous devez retirer le second chameau. [T] Vous devez retirer la seconde pièce. [P] Vous pouvez renoncer à la seconde pièce, et y renoncer termine votre tour.
rule-Q-Y5 = [L] Si l’adversaire n’a pas d’autre chameau sur le plateau, le second chameau est pris dans la main (après une chaîne, les chameaux du plateau partent d’abord et la main donne le reste). [PT] Si l’adversaire n’a pas d’autre pièce sur le plateau, la seconde pièce est perdue pour vous, même plus tard. [] Un joueur qui n’a plus rien sur le plateau mais encore quelque chose en main n’est pas battu : il doit simplement poser.
rule-Q-Y6 = Saut ami : votre chameau saute tout droit par-dessus un de vos chameaux juste à côté de lui, à l’horizontale ou à la verticale, jusqu’à la case juste derrière, qui doit être vide. Ce seul saut est le tour entier : il ne commence ni ne continue une chaîne.
rule-Q-Y7 = Un saut par-dessus votre propre pièce compte comme un déplacement : si vous pouvez en faire un, votre camp n’est pas bloqué, et là où vous devez poser, vous ne pouvez pas sauter. Ce n’est jamais une capture. [L] La Capture obligatoire l’interdit donc tant que vous pouvez capturer.
rule-Q-Y8 = Dès qu’un joueur n’a plus aucune pièce, ni sur le plateau ni en main, l’autre a gagné : rien d’autre n’est retiré, aucun autre saut n’est fait et aucune partie nulle n’est envisagée. Un joueur qui n’a aucune pièce sur le plateau mais en a une en main n’a pas perdu.
rule-Q-Y9 = Si le joueur dont le tour commence ne peut rien faire du tout, la partie se termine. [LT] Celui qui a le plus de pièces, sur le plateau et en main, gagne, et à égalité de nombre la partie est nulle. [P] Le joueur bloqué perd. [] Seul le joueur qui s’apprête à jouer peut être bloqué.
rule-Q-Y10 = Le plateau n’est jamais plein : il a de la place pour plus de pièces qu’il n’y en a, 24 au plus. Un joueur qui a une pièce en main a donc toujours quelque chose à jouer ; seul un joueur dont la main est vide peut être bloqué.
rule-Q-Y11 = C’est à la fin de chaque tour, quand toutes les pièces capturées et toutes les secondes pièces sont parties, que l’on juge si le petit nombre de pièces rend la partie nulle, et jamais au milieu. Il n’est pas nécessaire de le réclamer.
rule-Q-Y12 = Trois pièces ou moins veut dire sur le plateau et en main ensemble. [T] Un camp qui en a trois ou moins ne peut donc plus gagner, car toute capture qui laisse à l’autre camp trois pièces ou moins donne une partie nulle.
rule-Q-Y13 = La partie est nulle quand, à la fin d’un tour, les deux joueurs ont autant de pièces l’un que l’autre, sur le plateau et en main ensemble et trois chacun au maximum, et qu’aucun camp n’a à ce moment de capture sur le plateau. Trois contre deux n’est pas une partie nulle.
rule-Q-Y14 = Une fois les deux mains vides, dix tours de chaque joueur (20 en tout) depuis la dernière pose ou la dernière capture, la plus récente des deux, terminent la partie. Celui qui a pris le plus de pièces gagne, secondes pièces comprises ; à égalité de prises, la partie est nulle.
rule-Q-Y15 = Quand une position se présente pour la troisième fois (même plateau, mêmes mains, même joueur au trait, même obligation de poser), ou après 25 tours complets (50 tours en tout) sans pose ni capture, la partie se termine. [T] Elle est nulle. [L] Elle est nulle si chaque joueur a trois chameaux ou moins, plateau et main ensemble ; sinon, celui qui en a le plus gagne, et à égalité de nombre la partie est nulle. [P] Quand les deux mains sont vides, cette règle ne fait rien, puisque les dix tours décident ; tant qu’une main n’est pas vide, celui qui a pris le plus de pièces gagne, et à égalité de prises la partie est nulle.
rule-Q-Y16 = Quand chaque joueur a trois chameaux ou moins, sur le plateau et en main ensemble, la partie est nulle dès que les deux sont d’accord, ou sinon après 10 tours complets (20 tours en tout) sans déploiement ni capture, ou quand une position se présente pour la troisième fois.
rule-Q-Y17 = Un joueur qui peut capturer n’est pas bloqué. Tant que le joueur dont c’est le tour a quelque chose à jouer, que ce soit un déploiement, un déplacement ou une capture, la partie continue.
rule-Q-Y18 = La seconde pièce retirée par une capture est toujours une pièce de l’adversaire, jamais une des vôtres.
rule-Q-Y19 = [L] Le violet clair commence. [T] Les cailloux commencent. [P] Les joueurs décident par choix ou par tirage au sort qui commence, et celui qui doit commencer prend les pièces claires.
rule-Q-Y20 = Rien ne vous oblige à capturer, même quand vous le pouvez.
rule-Q-Y21 = Toutes les captures d’une chaîne sont faites par la même pièce, qui peut changer de direction après chaque saut ; son point de départ compte comme vide, et aucune pièce ne peut être sautée deux fois. Rien ne vous oblige à choisir la chaîne la plus longue, et vous pouvez vous arrêter après n’importe quel saut. [L] Avec la Capture obligatoire, vous continuez tant que vous le pouvez.
rule-Q-Y22 = Si plusieurs fins sont valables à la fois, c’est la première de celles-ci qui compte : un joueur n’a plus rien ; [LP] le joueur suivant est bloqué ; la partie nulle par petit nombre de pièces ; [T] la partie nulle par petit nombre de pièces ; le joueur suivant est bloqué ; [] les tours comptés ou la répétition.
rule-Q-Y24 = À votre premier tour, vous n’avez rien sur le plateau, donc vous devez poser. La même chose se reproduit chaque fois que toutes vos pièces sur le plateau ont été prises et qu’il vous en reste en main.

## Our rulings: Choko

rule-Q-C1 = À une pose il faut répondre par une pose, sauf si elle était elle-même une telle réponse. Une pose faite parce que vous deviez poser n’oblige pas l’adversaire, qui choisit alors librement.
rule-Q-C2 = La première pose du second joueur est déjà la réponse à celle du premier. Le premier joueur est donc ensuite libre. [L] Le premier joueur a aussi l’initiative de la pose.
rule-Q-C3 = Tant que vous devez poser, vous ne pouvez pas capturer. [L] Cela vaut aussi avec la Capture obligatoire. À un tour libre, la Capture obligatoire vaut pleinement : si vous pouvez capturer, vous le devez, et vous ne pouvez pas déployer.
rule-Q-C4 = Si vous devez poser mais n’avez rien en main, l’obligation tombe et votre tour est libre ; vous ne passez pas votre tour et vous ne perdez pas. [L] L’initiative de la pose reste où elle était.
rule-Q-C5 = Si vous posez seulement parce que vous n’avez rien sur le plateau, et non en réponse à une pose, l’adversaire doit y répondre comme à toute pose libre. [L] Vous avez alors l’initiative de la pose.
rule-Q-C6 = Dans un même déplacement, les sauts par-dessus vos propres pièces viennent d’abord et les captures en dernier. Après la première capture, seules des captures peuvent suivre.
rule-Q-C7 = Pendant qu’une pièce saute par-dessus son propre camp, elle ne peut entrer deux fois dans un même trou, ni revenir dans le trou d’où elle est partie. Pendant les captures qui suivent, elle peut de nouveau entrer dans ces trous.
rule-Q-C8 = Sauter par-dessus vos propres pièces autant de fois que possible est un privilège, non une obligation. Vous pouvez vous arrêter après n’importe quel saut.
rule-Q-C9 = Le Choko se joue sur les mêmes 30 trous que le Yoté, et non sur les 5 rangées de 5 qu’utilisent les autres livrets.
rule-Q-C10 = Rien ne vous oblige à répondre à une pose par une pose ; chaque tour est libre, comme au Yoté.
rule-Q-C11 = La Capture en chaîne n’a pas d’effet, puisque les chaînes sont interdites. La Capture obligatoire et le Saut ami peuvent toujours être choisis ; un saut ami est un saut unique et compte comme un déplacement.
rule-Q-C12 = Après la dernière pose, les tours alternent simplement comme avant. Une capture ne transmet pas à elle seule l’initiative de la pose : l’autre joueur ne l’obtient qu’en déployant à un tour libre.
rule-Q-C13 = Quand une main est vide et l’autre non, le joueur qui a des pièces en main peut encore poser à un tour libre. Le joueur dont la main est vide est libre à chaque tour.
rule-Q-C14 = La liste imprimée des changements est abîmée, et son début est reconstitué ainsi. Utilisez la face du tapis qui a 5 rangées de 5 cases ; le premier joueur commence et a l’initiative de la pose ; tant que ce joueur déploie, le second joueur doit déployer aussi.

## Our rulings: Wali and Bolotondou

rule-Q-W1 = Si chaque trou vide vous donnait un alignement interdit, vous passez pour le reste de la mise en place pendant que l’autre joueur continue. Quand aucun de vous deux ne peut poser, les déplacements commencent par celui qui a posé en premier ; les pièces restées en main sont hors jeu et ne comptent pour personne, ni comme pièces ni comme captures.
rule-Q-W2 = [W] Pendant la mise en place, une pièce qui en rejoint d’autres de son camp pour en faire quatre ou plus en rangée ou en colonne est interdite aussi, puisque cela contient un alignement de trois. [B] Pendant la mise en place, deux pièces ou plus d’un même camp côte à côte en rangée ou en colonne sont interdites.
rule-Q-W3 = Un déplacement qui forme un alignement [W] de plus de trois pièces [B] de plus de deux pièces [] n’est pas permis, même s’il forme un alignement correct dans l’autre sens. Seules des pièces côte à côte sans intervalle forment un alignement.
rule-Q-W4 = Trois alignements à la fois ne peuvent pas être formés, car il faudrait plus de pièces alignées qu’il n’est permis. Un L, un T ou une croix de deux alignements corrects est permis et prend une pièce.
rule-Q-W5 = Dès qu’un retrait ne laisse à un joueur que deux pièces sur le plateau, la partie est finie et l’autre joueur gagne.
rule-Q-W6 = Après la mise en place, un joueur qui n’a aucun déplacement permis à son tour perd, que ses pièces soient enfermées ou que chaque pas forme un alignement trop long.
rule-Q-W7 = La partie se termine, comme au Wali, quand un retrait ne laisse à un joueur que deux pièces, et l’autre joueur gagne. Les joueurs peuvent convenir à l’avance de continuer jusqu’à ce qu’il n’en reste qu’une.
rule-Q-W8 = Quand votre déplacement a formé un alignement, vous devez retirer une pièce adverse ; laquelle, c’est votre choix.
rule-Q-W9 = La pièce que vous retirez peut être une pièce qui se trouve dans un alignement de l’adversaire.
rule-Q-W10 = Seul le déplacement qui forme un alignement rapporte une pièce, et la pièce déplacée doit faire partie de l’alignement. Un alignement déjà en place ne rapporte rien, et retirer une pièce ne forme ni n’allonge jamais un alignement.
rule-Q-W11 = Un déplacement peut défaire un de vos alignements et en former un autre en même temps, et le nouvel alignement rapporte une pièce.
rule-Q-W12 = Un déplacement qui mettrait plus de [W] trois [B] deux [] de vos pièces côte à côte sur une même ligne ne peut pas être fait du tout ; il n’est pas seulement laissé sans récompense.
rule-Q-W13 = Après la mise en place, la partie est nulle quand une position (même plateau, même joueur au trait) se présente pour la troisième fois, ou après 50 tours complets (100 tours en tout) sans retrait.
rule-Q-W14 = Comme au Yoté, les joueurs déterminent qui commence, et celui qui doit commencer prend les pièces claires.
