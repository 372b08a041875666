### What stands in Yebo's page.

yebo-back-to-the-sand = Retour aux jeux de sable
yebo-the-table = La table
