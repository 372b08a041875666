### ما يقال عن كل شيء غير اللعب: التلميحات، والسجل، والمراجعة، والألعاب المحفوظة، والدروس.
### See play.ftl for $us, $them, "word-" and the words chosen.

## Hints: "Try c3 over d3 to e3, taking a5 and b5: it captures two sticks and keeps five pebbles in hand."

# $turn-words is what the next messages say, all of them verbal nouns; $why is a list of the merits
# with "and", verbs in the masculine singular after "this".
hint = جرّب { $turn-words }، فهذا { $why }.
# One thing after another: "c3 over d3 to e3, taking a5".
hint-then = { $before }، و{ $next }
hint-placing = وضع قطعة في { $at }
hint-step = الانتقال من { $from } إلى { $to }
# $leap is "over d3 to e3".
hint-leap = القفز من { $from } { $leap }
hint-leap-and-on = { $before } ثم { $leap }
hint-leap-over = فوق { $over } إلى { $to }
hint-taking-one = أخذ { word-the-them } من { $at }
hint-stopping = التوقف هنا
hint-then-on = مواصلة القفز { $leap }
hint-taking = أخذ { $pieces }
hint-from-hand = { $count ->
    [one] { word-them } من اليد
   *[other] { word-counted-them } من اليد
}
hint-declining = التنازل عن { word-the-second-them }
hint-stopping-there = التوقف هناك

motif-wins-at-once = يكسب اللعبة
motif-wins-within = { $count ->
    [1] يكسب اللعبة في هذا الدور
   *[other] يضمن الفوز في { word-turns } على الأكثر
}
motif-wins-by-table = يفوز بالتأكيد
motif-draws-at-once = ينهي اللعبة بالتعادل
motif-keeps-draw = يحافظ على التعادل
motif-only = هو الشيء الوحيد الذي يمكنك فعله
motif-holds-out = يصمد أطول مدة، وإن كانت كل الطرق خاسرة
motif-avoids-draw = يمنع انتهاء اللعبة بالتعادل
motif-looks-best = يبدو الأفضل، بقدر ما يمكن أن نرى
motif-captures = يأسر { word-counted-them }
motif-makes-row = يكوّن خطًا من { word-pieces }
motif-disarms = يزيل { word-the-them } { word-that-could-them } { word-of-yours }
motif-threatens-win = يهدد بالفوز
motif-threatens = يهدد بأن يأسر { word-counted-them }
motif-threatens-row = يهدد بتكوين خط من { word-pieces }
motif-prepares-row = يمهّد لخط من { word-pieces }
motif-takes-back = يتيح لك أن ترد على أي أسر بأن تأسر { word-counted-them }
motif-corner = يحمل { word-us-acc } إلى أمان الزاوية
motif-keeps-hand = يُبقي { word-counted-us } في اليد
motif-averts-loss = يمنع { word-the-them-many } من الفوز فورًا
motif-binds = يُلزم { word-the-them-many } بوضع قطعة بدل الأسر
# $cells is a list of one to three holes, $count how many they are.
motif-saves = ينقذ { $count ->
    [one] { word-your-us }
    [two] { word-your-us-two }
   *[other] { word-your-us-many }
} في { $cells }
motif-saves-many = ينقذ { word-of-yours }
motif-stops-row = يمنع { word-the-them-many } من تكوين خط من { word-pieces }
motif-hinders-row = يعرقل { word-the-them-many } في تكوين خط من { word-pieces }
motif-lessens = يقلّل ما تستطيع { word-the-them-many } أسره إلى { word-counted-us-gen } بدل { word-from-number }
motif-costs-at-most = لا يعرّض للخطر إلا { word-counted-us }
motif-safe = لا يترك أيًا من { word-your-us-many } في خطر
motif-confines = لا يدع أمام { word-the-them-many } إلا خيارًا واحدًا

# "that could have captured"
word-that-could-them = { $them ->
    [light-camel] الذي كان يستطيع أن يأسر
    [dark-camel] الذي كان يستطيع أن يأسر
   *[other] التي كانت تستطيع أن تأسر
}
word-one-acc-us = { $us ->
    [light-camel] واحدًا
    [dark-camel] واحدًا
   *[other] واحدة
}
# Two: accusative and genitive.
word-us-two = { $us ->
    [pebble] حصاتين
    [stick] عصوين
    [long-stick] عصوين طويلتين
    [short-stick] عصوين قصيرتين
    [light-camel] جملين فاتحين
   *[dark-camel] جملين داكنين
}
# Accusative, then genitive.
word-counted-us = { $count ->
    [one] { word-us-acc } { word-one-acc-us }
    [two] { word-us-two }
    [few] { word-us-few }
    [many] { $count } { word-us-acc }
   *[other] { $count } { word-us }
}
word-counted-us-gen = { $count ->
    [one] { word-us } { word-one-us }
    [two] { word-us-two }
    [few] { word-us-few }
    [many] { $count } { word-us-acc }
   *[other] { $count } { word-us }
}
# "Two pebbles of yours": stands as an object after a verb.
word-of-yours = لك { word-counted-us }
word-your-us = { $us ->
    [pebble] حصاتك
    [stick] عصاك
    [long-stick] عصاك الطويلة
    [short-stick] عصاك القصيرة
    [light-camel] جملك الفاتح
   *[dark-camel] جملك الداكن
}
word-your-us-two = { $us ->
    [pebble] حصاتيك
    [stick] عصويك
    [long-stick] عصويك الطويلتين
    [short-stick] عصويك القصيرتين
    [light-camel] جمليك الفاتحين
   *[dark-camel] جمليك الداكنين
}
word-your-us-many = { $us ->
    [pebble] حصاك
    [stick] عصيّك
    [long-stick] عصيّك الطويلة
    [short-stick] عصيّك القصيرة
    [light-camel] جمالك الفاتحة
   *[dark-camel] جمالك الداكنة
}
word-from-number = { $us ->
    [light-camel] { word-from-number-m }
    [dark-camel] { word-from-number-m }
   *[other] { word-from-number-f }
}
word-from-number-f = { $from-count ->
    [1] واحدة
    [2] اثنتين
    [3] ثلاث
    [4] أربع
    [5] خمس
    [6] ست
    [7] سبع
    [8] ثمانٍ
    [9] تسع
    [10] عشر
   *[other] { $from-count }
}
word-from-number-m = { $from-count ->
    [1] واحد
    [2] اثنين
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
   *[other] { $from-count }
}
# After "in", "within".
word-turns = { $count ->
    [one] دور واحد
    [two] دورين
    [few] { word-number-m } أدوار
    [many] { $count } دورًا
   *[other] { $count } دور
}
word-half-turns = { $count ->
    [one] نصف دور
    [two] نصفي دور
    [few] { word-number-m } أنصاف أدوار
   *[other] { $count } نصف دور
}

## How the game stands

verdict-won = مؤكد: تفوز { word-the-us-many }، بأسر أو بنهاية اللعبة خلال { word-half-turns }.
verdict-won-placing = مؤكد: تفوز { word-the-us-many }، بوضع أو بأسر أو بنهاية اللعبة خلال { word-half-turns }.
verdict-drawn = مؤكد: لا يستطيع أي من الطرفين أن يفوز.
verdict-ahead = مؤكد: تفوز { word-the-us-many }.
verdict-seen = { $count ->
    [0] مؤكد: تفوز { word-the-us-many } فورًا.
    [1] مؤكد: تفوز { word-the-us-many } في دور واحد.
   *[other] مؤكد: تفوز { word-the-us-many } في { word-turns } على الأكثر.
}
verdict-even = الطرفان متعادلان تقريبًا.
verdict-far-ahead = { word-the-us-many } متقدمة بفارق كبير.
verdict-better = { word-the-us-many } متقدمة بنحو { $count ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { word-number-f } قطع
   *[other] { $count } قطعة
}.
# $amount is a number with one decimal, such as 1.4.
verdict-better-by-part = { word-the-us-many } متقدمة بنحو { $amount } قطعة.
depth = { $count ->
    [0] نظر الحاسوب إلى الأمام أقل من نصف دور.
   *[other] نظر الحاسوب إلى الأمام بمقدار { word-half-turns }.
}
certain-win = فوز
certain-draw = تعادل
certain-loss = خسارة

## The record and its review

waiting = الدور على { word-the-us-many }. اللعبة متوقفة مؤقتًا.
looking = { $turn ->
    [0] أنت تشاهد البداية.
   *[other] أنت تشاهد الدور { $turn } من { $of }.
}
looking-before = قبل الدور { $turn } من { $of }.
at-turn = الدور { $turn } من { $of }: { $did }
at-beginning = البداية؛ عدد الأدوار بعدها: { $of }.
turn = { $number }. { $did }
best-played = ما لُعب في الدور { $turn } هو أفضل ما وُجد.
better = الأفضل: { $did }
# Beside another turn on the board: $turn is the number of the one that could have been better.
better-on = الأفضل في الدور { $turn }: { $did }
# The reason for it: $why is a list of clauses such as "saves your pebble on b4".
# An error that a review has found; $did and $better are sentences, $count is how many pieces it cost.
erred-by = { $who }، الدور { $number }
# Of a side whose player has no name: the turn names it.
erred-on = الدور { $number }
erred = { $head }: { $did } { $better }
erred-then = { $head }: { $did } وبعد ذلك { $verdict } { $better }
erred-allowed = { $head }: { $did } وبذلك استطاعت { word-the-them-many } أخذ { $count ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $count } قطع
   *[other] { $count } قطعة
}. { $better }
led-you = أسرتَ في الدور { $number } { $count ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $count } قطع
   *[other] { $count } قطعة
}، ومنذ ذلك كانت قطعك أكثر.
led-name = { $who }: أُسرت في الدور { $number } { $count ->
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
   *[other] { $count } قطعة
}، ثم التقدّم في عدد القطع حتى النهاية.
led-side = أسرت { word-the-us-many } في الدور { $number } { $count ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { $count } قطع
   *[other] { $count } قطعة
}، ومنذ ذلك كانت أكثر عددًا.
show-turn = أرني الدور { $number }
analysis-over = انتهت اللعبة. ارجع إلى دور لتحليله.
rules-order = هنا تلعب { word-the-us-many } أولًا، ثم { word-the-them-many }.
nears-repetition = نشأت الوضعية نفسها للمرة الثانية، وفي الثالثة تنتهي اللعبة: { $result }.
quiet-soon = { $count ->
    [one] إن لم توضع قطعة أو تؤسر في الدور التالي تنتهي اللعبة.
    [two] إن لم توضع قطعة أو تؤسر خلال دورين تنتهي اللعبة.
    [few] إن لم توضع قطعة أو تؤسر خلال { $count } أدوار تنتهي اللعبة.
   *[other] إن لم توضع قطعة أو تؤسر خلال { $count } دورًا تنتهي اللعبة.
}
ahead = المتقدّم: { $who }
turned = { $count ->
    [0] لم يحسم اللعبةَ خطأ بعينه.
   *[other] أين انقلبت اللعبة، وما كان أفضل:
}
reviewed = { $count ->
    [0] رُوجعت اللعبة. لم يحسمها خطأ بعينه.
    [1] رُوجعت اللعبة. حسمها خطأ واحد.
    [2] رُوجعت اللعبة. حسمها خطآن.
    [few] رُوجعت اللعبة. حسمتها { $count } أخطاء.
   *[other] رُوجعت اللعبة. حسمها { $count } خطأ.
}
judged = تجري مراجعة الدور { $turn } من { $of }…
branched = { $turn ->
    [0] هذه لعبة جديدة من البداية. وتبقى الأخرى ضمن «الألعاب».
   *[other] هذه لعبة جديدة من الدور { $turn }. وتبقى الأخرى ضمن «الألعاب».
}
unsettled = تراجُع: اللعبة مستمرة.
draw-declined = { word-the-us-many } لا توافق على التعادل.

## Texts that come to the table, or leave it. $cause stands in the first sentence

loaded = حُمّلت لعبة: { $game }.
loaded-against = حُمّلت لعبة: { $game }. الحاسوب ({ $who }) يلعب ب{ word-the-them-many }.
# Below the link: who plays where it is opened.
shared-against = على الجهاز الآخر أيضًا، الحاسوب ({ $who }) يلعب ب{ word-the-them-many }.
trouble = تعذّرت القراءة: { $cause }. لم يتغير شيء في اللعبة التي على اللوح.
cause-empty = النص فارغ
cause-too-long = في النص أكثر من مليون حرف، ولا لعبة بهذا الطول
cause-unknown = ليس هذا رابطًا ولا سجلًا ولا وضعية من هذه الألعاب
cause-yebo = هذه لعبة ييبو: افتح ييبو من «لعبة جديدة»، ثم اقرأ النص هناك ضمن «السجل»
cause-backup = هذا ملف يضم كل ما حُفظ: افتحه ضمن «الألعاب»، بـ«أدخل ملفًا»
cause-file = المتصفح لا يستطيع فتح الملف
cause-files = هذه عدة ملفات، ولا يُفتح إلا ملف واحد في كل مرة
cause-link-too-long = الرابط أطول من أي لعبة
cause-link-not-ours = ليست في هذا الرابط لعبة من ألعابنا
cause-link-newer = الرابط من إصدار أحدث من Sandgrid
cause-link-rules = الرابط يذكر قواعد غير معروفة هنا
cause-link-cut = الرابط أو الرمز مقطوع، أو فيه حرف مغيَّر، كحرف كبير: انسخه كاملًا أو اطلبه مرة أخرى
cause-link-altered = في الرابط حرف ناقص أو مغيَّر؛ والأحرف الكبيرة غير الصغيرة
cause-link-position = في الرابط، { $error }
cause-link-over = اللعبة التي في الرابط تنتهي قبل الفعل رقم { $number } فيها
shared-copied = تم النسخ.
shared-marked = هذا المتصفح لا يسمح للصفحة بالنسخ. النص محدَّد الآن لتنسخه بنفسك.

## Setting up a position

set-up-begun = إعداد وضعية: اختر قطعة، ثم اضغط على الحفر التي تريدها فيها. اللعبة تنتظر.
set-up-hole = { $hole }.
set-up-hand = { word-the-us-many }: { $count } في اليد.
set-up-playable = هذه الوضعية صالحة للعب: { word-the-us-many } تبدأ.
# A position from a link or a text that no game goes on from.
set-up-at-end = هذا الوضع هو نهاية اللعبة لو بلغته: { $headline }. { $reason } أما هنا فيستمر اللعب.
set-up-over = لم يبقَ ما يُلعب: { $headline }. { $reason }
set-up-too-many = عدد { word-the-us-many } أكبر مما يجوز: في اللعبة منها { $count } فقط.
set-up-no-pieces = لا توجد بعد أي قطعة، لا على اللوح ولا في يد.
set-up-flawed = هذه الوضعية غير صالحة للعب: { $error }.
set-up-played = تستمر اللعبة من هذه الوضعية.
set-up-left = عدت إلى اللعبة، وهي كما كانت.

## What is kept on the device

kept-damaged = شيء مما كان محفوظًا على هذا الجهاز لا يُقرأ: إما أنه تالف أو حفظته نسخة أحدث. وُضع جانبًا؛ تجده في «الألعاب».
kept-taken-in = ما كان محفوظًا على الجهاز الآخر موجود هنا الآن.
kept-taken-in-partly = ما كان محفوظًا على الجهاز الآخر موجود هنا الآن، إلا ما تعذّرت قراءته، وعدد أجزائه { $damaged }.
kept-gone = لم تعد هذه اللعبة هنا: حذفتها نافذة أخرى.
kept-nothing = لا شيء محفوظ هنا بعد، فلم يُحفظ أي ملف.
kept-bad-heading = ليس هذا ملفًا فيه كل شيء من Sandgrid، أو كتبه إصدار أحدث. لم يتغير شيء.
kept-bad-part = هذا الملف تالف في الجزء { $part } منه. لم يتغير شيء.
kept-table = جدول النهايات { $name } محفوظ على هذا الجهاز، ويعمل من دون اتصال.
# Who plays: "Pebbles: a person, sticks: level 3".
sides = { $one }، { $other }
sides-computer = أنت ب{ word-the-us-many } ضد { $who }
side-person = { word-the-us-many }: شخص
side-named = { word-the-us-many }: { $who }
side-computer = { word-the-us-many }: { word-persona }
sides-friend = مع { $who }
sides-friend-yours = مع { $who }: دورك
sides-friend-theirs = مع { $who }، والدور عليه
turns-played = { $count ->
    [zero] لا أدوار
    [one] دور واحد
    [two] دوران
    [few] { $count } أدوار
    [many] { $count } دورًا
   *[other] { $count } دور
}
forget-really = نعم، احذفها
resign-question-alone = هل تستسلم في هذه اللعبة؟
resign-question = هل تستسلم في هذه اللعبة؟ المستسلم: { $loser }. الفوز: { $who }

## Choosing sides and levels

piece = { word-us }
opens = { word-the-us-many } تبدأ
in-hand = { word-the-us-many } في اليد
mine = ألعب ب{ word-the-us-many }
level = { word-persona }، المستوى { $level }: { $level ->
    [1] بائعة مانجو في السوق، لا تنظر إلا حيث كان آخر لعب
    [2] عائد من المدرسة، يلعب بسرعة ويفوته الكثير
    [3] تضفر الشعر، وتنظر إلى اللوح كله، لكن ليس طويلًا
    [4] راعي بقر، منتبه لكن تسهل مفاجأته
    [5] تصنع الجرار، وتحرص على كل قطعة
    [6] صيّاد سمك، ينظر دورًا إلى الأمام
    [7] خيّاطة، تلعب معظم الأمسيات
    [8] سائق أجرة، يتدرّب بين رحلتين
    [9] يزرع الدخن، ولا يعطي إلا القليل
    [10] ممرّضة، ترى الفخ مبكرًا
    [11] يصنع الطبول، قوي وصبور
    [12] معلّمة، علّمت نصف المدينة اللعب
   *[13] يجلس كل يوم تحت شجرة الباوباب، ويلعب بكل ما لدى الحاسوب
}
# The games that can follow a finished one.
rematch-again = مرة أخرى
rematch-swapped = تبديل الجانبين
rematch-easier = { word-persona }، أسهل
rematch-harder = { word-persona }، أصعب

## Rulebooks

part-needs = ما تحتاج إليه، وهدف اللعبة
part-turns = تبادل الأدوار
part-placing = الوضع
part-moving = النقل
part-capturing = الأسر
part-ending = كيف تنتهي اللعبة
part-options = خيارات
rule-read = ⁦{ $rule }⁩: { $words }
citation-section = ⁦{ $book }⁩، ⁦{ $heading }⁩
citation-rebuilt = قراءتنا لصفحة تالفة


summary-yote = غرب إفريقيا: كل قفزة تأخذ قطعتين
summary-choko = غامبيا: مثل Yoté، لكن الوضع يُردّ عليه بوضع
summary-wali = مالي: ثلاث قطع في خط تأخذ قطعة
summary-bolotondou = توغو: قطعتان في خط تأخذان قطعة
difference-board = { $rows } صفوف في كل صف { $columns } حفر
difference-line = كل خط من { word-pieces } يأخذ قطعة
difference-end = بقاء { word-pieces } فقط: خسارة
difference-offers = خيارات: { $options }
difference-answer-free = تضع أو تنقل بحرية
difference-answer-in-kind = الوضع يُردّ عليه بوضع
difference-friends-never = لا قفز فوق الأصدقاء
difference-friends-once = قفزة واحدة فوق صديق
difference-friends-then-capture = قفزات فوق الأصدقاء
difference-chain-single = أسر واحد في الدور
difference-chain-several = عدة عمليات أسر في الدور
difference-second-declined = القطعة الثانية: يجوز التنازل عنها
difference-second-board = القطعة الثانية: من اللوح فقط
difference-second-board-then-hand = القطعة الثانية: من اللوح، وإلا فمن اليد
difference-blocked-loses = من حوصر خسر
difference-blocked-counted = عند الحصار: الأكثر قطعًا يفوز
difference-few-drawn = ثلاث أو أقل لكل طرف: تعادل
difference-few-stale = ثلاث أو أقل لكل طرف: تعادل إن لم يحدث شيء
difference-few-equal = تساوٍ عند ثلاث أو أقل، ولا أسر باقيًا: تعادل
difference-impasse-drawn = لا تقدّم: تعادل
difference-impasse-more-pieces = لا تقدّم: الأكثر قطعًا يفوز
difference-impasse-more-taken = لا تقدّم: الأكثر أسرًا يفوز
source = { $title }: { $published }. { $credits }
published-000 = كتاب قواعد مطبوع، Lemery Games
published-001 = كتاب قواعد مطبوع بالفرنسية
published-002 = صفحة على الويب عن Choko
published-004 = صفحة على الويب عن Yoté
credits-000 = رسمته Tímea Kőszegi وLívia Varga، وحرّرته Emily Willix. لا يذكر مؤلف القواعد ولا سنة؛ ولعبة Yoté فيه مستوحاة من Angels Navarro، The 10 Best Games in the World، 2011.
credits-001 = لا يذكر مؤلفًا ولا سنة.
credits-002 = Cyningstan، موقع Damian Walker؛ والصفحة لا تذكر سنة.
# $count is of both sides together, $number of one.
print-heading = { $kind }: ضع هذا اللوح على الطاولة، وقُصّ القطع التي في الأسفل، وعددها { $count }: { word-the-us-many } { $number }، و{ word-the-them-many } { $number }. في اللوح { $rows } صفوف، وفي كل صف { $columns } حفر.

## Lessons and puzzles

lesson-step = { $title }: الخطوة { $step } من { $of }
lesson-done = انتهى الدرس.
puzzle-title = { $kind }: اللغز { $number } من { $of }، { word-hardness }
puzzle-chip = { $kind }: اللغز { $number }، { word-hardness }
puzzle-chip-helped = { $kind }: اللغز { $number }، { word-hardness }، محلول بمساعدة
puzzle-chip-solved = { $kind }: اللغز { $number }، { word-hardness }، محلول
word-hardness = { $stars ->
    [1] سهل
    [2] أصعب
   *[3] صعب
}
puzzle-win = { $count ->
    [1] { word-the-us-many } تلعب، وتفوز فورًا.
   *[other] { word-the-us-many } تلعب، وتفوز في { word-turns }، مهما فعل الطرف الآخر.
}
puzzle-row = { $count ->
    [1] { word-the-us-many } تلعب، وتكوّن خطًا.
   *[other] { word-the-us-many } تلعب، وتكوّن خطًا في { word-turns }، مهما فعل الطرف الآخر.
}
puzzle-keep = { word-the-us-many } تلعب، وهي في طريقها إلى الفوز: دور واحد فقط يحفظ ذلك.
puzzle-save = { word-the-us-many } تلعب، وهي في خطر: دور واحد فقط لا يخسر.
puzzle-blockade = وتنتهي اللعبة أيضًا حين لا يستطيع الطرف الآخر الحركة.
puzzle-right = صحيح!
puzzle-wrong-win = هذا جائز، لكن الفوز عندئذ لا يأتي في الوقت المطلوب.
puzzle-wrong-row = هذا جائز، لكن الخط عندئذ لا يأتي في الوقت المطلوب.
puzzle-wrong-keep = هذا جائز، لكنه يضيّع الفوز.
puzzle-wrong-save = هذا جائز، لكنه يخسر.
puzzle-again = انظر مرة أخرى.
# The other side's answer to a wrong turn; $did is a sentence, without its capital.
puzzle-answer = عندئذ { $did }
puzzle-solved = حُلّ اللغز!
puzzle-solved-helped = حُلّ اللغز، بمساعدة.
# $praise is one of the two above; $themes is a list with "and".
puzzle-themes = { $praise } الفكرة: { $themes }.
puzzle-hint-action = { $action }.
puzzle-hint = انظر إلى { $at }.
puzzles-done = حُلّت الألغاز كلها.
puzzles-of = { $kind }: حُلّ { $solved } من { $of }
theme-second = القطعة الثانية
theme-chain = مواصلة القفز
theme-hop = قفزة فوق صديق
theme-blockade = لا مكان للانتقال
theme-quiet = دور هادئ
theme-sacrifice = تضحية بقطعة
theme-horse = حصان
returned = العودة إلى لعبتك: { $game }.
lessons-unusable = لا يمكن استعمال هذه الدروس والألغاز: { $error }.
steps-none-done = عدد الخطوات: { $of }
steps-all-done = أُنجزت الخطوات كلها، وعددها { $of }
steps-done = أُنجزت { $done } من { $of } خطوات
pupil-nobody = بلا اسم
pupil-added = أُضيف الاسم { $name } إلى القائمة، وهو المختار الآن.
pupil-removed = أُزيل الاسم { $name } من القائمة.
pupil-remove-really = نعم، أزل { $name }
pupil-empty = لا بد من اسم.
pupil-taken = الاسم { $name } في القائمة من قبل.
pupil-full = القائمة ممتلئة، وفيها { $count } تلميذًا.
class-pupil = التلميذ
class-lessons = الدروس، من { $of }
class-solved = الألغاز بلا مساعدة، من { $of }
class-helped = الألغاز بمساعدة، من { $of }

## What is wrong with a text; each stands as $cause or $error in another sentence

error-record = السطر { $line }، الحرف { $character } من السجل: { $error }
error-record-at = السطر { $line }، الحرف { $character } من السجل، عند «⁦{ $word }⁩»: { $error }
error-record-no-rules = لا يوجد ⁦[Rules "…"]⁩ قبل هذا
error-record-tag = الوسم يُكتب هكذا ⁦[Name "text"]⁩
error-record-tag-twice = هذا الوسم مذكور من قبل
error-record-comment = تعليق بلا نهاية
error-record-parenthesis = قوس بلا قوس مقابل
error-record-turn = لا يُقرأ أي فعل من الحرف { $character } من الدور فصاعدًا؛ يُكتب الدور مثل ⁦c3⁩ أو ⁦c3-c4⁩ أو ⁦c3xe3*a5⁩ أو ⁦a1^c1stop⁩
error-record-illegal = ⁦{ $action }⁩: { $reason }
error-record-turn-over = الدور ينتهي قبل آخر فعل فيه
error-record-turn-unfinished = الدور السابق لم يكتمل
error-record-result = انتهت اللعبة على اللوح نهاية أخرى
error-record-trailing = بعد النتيجة شيء زائد
error-record-another = يبدأ هنا سجل ثانٍ، ولا يُفتح إلا سجل واحد في كل مرة

address-rules = لا توجد هنا قواعد باسم «⁦{ $asked }⁩». الألعاب هي { $games }.
address-choose = اختر لعبة

error-rules-book = لا كتاب قواعد بهذا الاسم؛ الموجود: { $names }
error-rules-option = ليس في { $book } هذا الخيار (الحرف { $character })؛ فيه: { $names }
error-rules-no-option = ليس في { $book } خيارات (الحرف { $character })
error-rules-option-twice = خيار من القواعد مذكور مرتين (الحرف { $character })

error-position = { $field } من الوضعية: { $error }
error-position-at = { $field } من الوضعية، الحرف { $character }: { $error }
error-field-board = الحقل 1 (اللوح)
error-field-turn = الحقل 2 (من عليه الدور)
error-field-hands = الحقل 3 (اليدان)
error-field-pending = الحقل 4 (ما يجب تقريره)
error-field-quiet = الحقل 5 (عدّاد الهدوء)
error-missing = غير موجود
error-trailing = بعده شيء لا مكان له هناك
error-character = لا يقف هناك إلا صفوف من o وi والأرقام من 1 إلى 8، وبينها /
error-row-length = طول أحد الصفوف ليس { $columns } حفر
error-row-count = عدد الصفوف ليس { $rows }
error-turn = يجب أن يكون o أو i
error-hands = يجب أن يكون رقمين مثل ⁦12/12⁩
error-number = يجب أن يكون عددًا من 0 إلى 255
error-pending = يجب أن يكون ⁦-⁩ أو ⁦place⁩ أو ⁦take:N⁩ أو ⁦take:N@CELL⁩ أو ⁦chain:N@CELL⁩ أو ⁦hop:C1,C2,…⁩ كما يمكن أن ينشأ على هذا اللوح بهذه القواعد
error-off-board = توجد قطعة خارج اللوح
error-overlap = توجد قطعتان في حفرة واحدة
error-too-many = عدد { word-the-us-many } أكبر من { $count }، مع ما على اللوح منها
error-no-pieces = لا توجد أي قطعة، لا على اللوح ولا في يد
error-too-quiet = لا يمكن أن يزيد على { $count }: فاللعبة تنتهي قبل ذلك

## What the board answers to whoever asks it, and turns that are typed or said

look-untouched = لم يُلعب شيء بعد.
look-pieces-none = { word-the-us-many }: لا شيء على اللوحة.
look-pieces = { word-the-us-many } على اللوحة، { $count }: { $cells }.
look-hands = { $first }؛ { $second }.
# $hole is a hole and what stands in it; $ways is a list with "or" of look-place … look-come.
look-can = { $hole }: يمكنك { $ways }.
look-cannot = { $hole }: { $why }
look-place = وضع قطعة
look-take = أخذها
look-step = الانتقال إلى { $to }
look-leap = القفز فوق { $over } إلى { $to }
look-come = المجيء إلى هنا من { $from }
look-row = الصف { $at }
look-column = العمود { $at }
look-line = { $stretch }: { $pieces }.
look-line-next = { $before }؛ { $next }
look-line-empty = { $stretch }: لا قطع فيه.
typing-odd = لا يمكن قراءة هذا: «{ $word }». { $how }
typing-empty = ليس في هذا ما يُلعب. { $how }
typing-how = يُكتب الدور c3 أو c3-c4 أو c3xe3*a5، أو يقال: c3 إلى c4.
typing-too-much = ينتهي الدور قبل ذلك، فلم يُلعب شيء.
# Words that somebody says in a turn, one of them or another, between spaces; heard-nothing means nothing.
heard-to = إلى الى نحو
heard-over = فوق
heard-take = خذ أخذ اخذ يأخذ أزل انزع
heard-hand = اليد يد
heard-decline = أتنازل تنازل
heard-stop = توقف قف توقّف
heard-nothing = من في على و ثم ضع وضع انقل حرك اقفز قطعة القطعة حصاة الحصاة عود العود جمل الجمل هنا واصل القفز القطع

## A board in somebody else's page

read-only = هذا اللوح للمشاهدة فقط، ويمكنك تصفّح اللعبة دورًا بعد دور.

## صديق في مكان آخر

friend-invited = { $who } يدعوك إلى مباراة { $kind }. قطعك: { word-the-us-many }.
friend-arrived = وصلت نقلة { $who }. قطعك: { word-the-us-many }.
friend-older = هذا الرابط أقدم من مباراتك مع { $who }. هذه هي المباراة كما هي الآن.
friend-different = هذا الرابط يختلف عن مباراتك مع { $who }، وهي باقية كما هي في «الألعاب». ويظهر هنا كمباراة مستقلة.
friend-send-first = البداية من { $who }. أرسل الدعوة بأي تطبيق تستعملانه.
friend-send = لقد لعبت. الدور الآن على { $who }.
friend-copied = نُسخ الرابط. ألصقه في رسالة إلى { $who }.
friend-sent = أُرسلت. يصل الجواب على شكل رابط؛ افتحه على هذا الجهاز.
friend-send-label = أرسل إلى { $who }
friend-send-label-unnamed = أرسل إلى صديقك
friend-mail-first = مباراة { $kind }؟ قطعك: { word-the-us-many }، والبداية لك:
friend-mail = { $kind }: لعبت { $played }. دورك:
