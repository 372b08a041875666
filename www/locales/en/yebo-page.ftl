### What stands in Yebo's page.

yebo-back-to-the-sand = Back to the games in the sand
yebo-the-table = The table
