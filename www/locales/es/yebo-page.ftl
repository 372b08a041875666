### What stands in Yebo's page.

yebo-back-to-the-sand = Volver a los juegos en la arena
yebo-the-table = La mesa
