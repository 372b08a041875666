### What stands in Yebo's page.

yebo-back-to-the-sand = Voltar aos jogos na areia
yebo-the-table = A mesa
