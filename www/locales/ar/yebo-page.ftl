### What stands in Yebo's page.

yebo-back-to-the-sand = العودة إلى ألعاب الرمل
yebo-the-table = الطاولة
