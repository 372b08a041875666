### ما يقال أثناء اللعب.
###
### Glossary: place وضع, move نقل/نقلة, step خطوة, leap قفز, capture أسر, take أخذ, remove إزالة,
### decline تنازل, hand اليد, line of pieces خط, row صف, column عمود, hole حفرة, turn دور, side طرف;
### space (in the statements of LUDOS alone) خانة.
### Sides are named in the plural with the article; verbs after them are feminine singular.
### "في" stands before a hole. The sign after the comma in list-next is U+200F, which keeps
### Latin names in Arabic order; U+2066 and U+2069 hold a rule's number together.

## Words for other messages

# Indefinite: nominative and genitive.
word-us = { $us ->
    [pebble] حصاة
    [stick] عصا
    [long-stick] عصا طويلة
    [short-stick] عصا قصيرة
    [light-camel] جمل فاتح
   *[dark-camel] جمل داكن
}
# Indefinite: accusative, and after 11 to 99.
word-us-acc = { $us ->
    [pebble] حصاة
    [stick] عصا
    [long-stick] عصا طويلة
    [short-stick] عصا قصيرة
    [light-camel] جملًا فاتحًا
   *[dark-camel] جملًا داكنًا
}
word-the-us-many = { $us ->
    [pebble] الحصى
    [stick] العصي
    [long-stick] العصي الطويلة
    [short-stick] العصي القصيرة
    [light-camel] الجمال الفاتحة
   *[dark-camel] الجمال الداكنة
}
# Two: nominative, then accusative and genitive.
word-us-two-nom = { $us ->
    [pebble] حصاتان
    [stick] عصوان
    [long-stick] عصوان طويلتان
    [short-stick] عصوان قصيرتان
    [light-camel] جملان فاتحان
   *[dark-camel] جملان داكنان
}
word-us-few = { $us ->
    [pebble] { word-number-f } حصيات
    [stick] { word-number-f } عصي
    [long-stick] { word-number-f } عصي طويلة
    [short-stick] { word-number-f } عصي قصيرة
    [light-camel] { word-number-m } جمال فاتحة
   *[dark-camel] { word-number-m } جمال داكنة
}
word-one-us = { $us ->
    [light-camel] واحد
    [dark-camel] واحد
   *[other] واحدة
}
word-counted-us-nom = { $count ->
    [one] { word-us } { word-one-us }
    [two] { word-us-two-nom }
    [few] { word-us-few }
    [many] { $count } { word-us-acc }
   *[other] { $count } { word-us }
}
word-them = { $them ->
    [pebble] حصاة
    [stick] عصا
    [long-stick] عصا طويلة
    [short-stick] عصا قصيرة
    [light-camel] جمل فاتح
   *[dark-camel] جمل داكن
}
word-them-acc = { $them ->
    [pebble] حصاة
    [stick] عصا
    [long-stick] عصا طويلة
    [short-stick] عصا قصيرة
    [light-camel] جملًا فاتحًا
   *[dark-camel] جملًا داكنًا
}
word-the-them = { $them ->
    [pebble] الحصاة
    [stick] العصا
    [long-stick] العصا الطويلة
    [short-stick] العصا القصيرة
    [light-camel] الجمل الفاتح
   *[dark-camel] الجمل الداكن
}
word-the-second-them = { $them ->
    [light-camel] { word-the-them } الثاني
    [dark-camel] { word-the-them } الثاني
   *[other] { word-the-them } الثانية
}
word-the-them-many = { $them ->
    [pebble] الحصى
    [stick] العصي
    [long-stick] العصي الطويلة
    [short-stick] العصي القصيرة
    [light-camel] الجمال الفاتحة
   *[dark-camel] الجمال الداكنة
}
word-them-two = { $them ->
    [pebble] حصاتين
    [stick] عصوين
    [long-stick] عصوين طويلتين
    [short-stick] عصوين قصيرتين
    [light-camel] جملين فاتحين
   *[dark-camel] جملين داكنين
}
word-them-few = { $them ->
    [pebble] { word-number-f } حصيات
    [stick] { word-number-f } عصي
    [long-stick] { word-number-f } عصي طويلة
    [short-stick] { word-number-f } عصي قصيرة
    [light-camel] { word-number-m } جمال فاتحة
   *[dark-camel] { word-number-m } جمال داكنة
}
word-one-acc-them = { $them ->
    [light-camel] واحدًا
    [dark-camel] واحدًا
   *[other] واحدة
}
word-other-them = { $them ->
    [light-camel] آخر
    [dark-camel] آخر
   *[other] أخرى
}
word-two-others-them = { $them ->
    [light-camel] آخرين
    [dark-camel] آخرين
   *[other] أخريين
}
# Accusative.
word-counted-them = { $count ->
    [one] { word-them-acc } { word-one-acc-them }
    [two] { word-them-two }
    [few] { word-them-few }
    [many] { $count } { word-them-acc }
   *[other] { $count } { word-them }
}
word-more-them = { $count ->
    [one] { word-them-acc } { word-other-them }
    [two] { word-them-two } { word-two-others-them }
    [few] { word-them-few } أخرى
    [many] { $count } { word-them-acc } { word-other-them }
   *[other] { $count } { word-them } { word-other-them }
}
# Before a feminine noun, and before a masculine one.
word-number-f = { $count ->
    [3] ثلاث
    [4] أربع
    [5] خمس
    [6] ست
    [7] سبع
    [8] ثماني
    [9] تسع
    [10] عشر
   *[other] { $count }
}
word-number-m = { $count ->
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
   *[other] { $count }
}
# How long a line is, after "من".
word-pieces = { $count ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { word-number-f } قطع
   *[other] { $count } قطعة
}

## Lists: "a, b and c"; "a, b, or c"

list-next = { $before } و{ $next }
list-or-next = { $before }،‏ { $next }
list-and = { $before } و{ $last }
list-or = { $before } أو { $last }

## What is asked. A task stands after "Pebbles to play:" or "Pebbles:", or alone

to-play = الدور على { word-the-us-many }: { $task }.
against = تلعب ب{ word-the-us-many } ضد { $who }.
your-turn = دورك: { $task }.
captured = { $who }: أُخذت { $count ->
    [one] قطعة واحدة
    [two] قطعتان
    [few] { $count } قطع
   *[other] { $count } قطعة
}.
persona-thinks = { $who }: جارٍ التفكير.
asked = { word-the-us-many }: { $task }.
go-on = { $task }.
thinking = { word-the-us-many } تفكّر.
awaiting = الدور على { $who }.
confirm = { $button }؟ كرّر اختيارك للتنفيذ.

task-place = ضع قطعة
task-place-in-reply = ضع قطعة، ردًا على القطعة التي وُضعت الآن
task-place-apart = ضع قطعة، من دون أن تكوّن خطًا من { word-pieces }
task-place-or-move = ضع قطعة، أو انقل قطعة
task-move = انقل قطعة
task-move-into-row = انقل قطعة؛ كل خط من { word-pieces } يأخذ قطعة للخصم
task-capture = عليك أن تأسر الآن، لأنك تستطيع
task-take = خذ { word-more-them }
task-take-or-decline = خذ { word-more-them }، أو تنازل عن ذلك
task-take-for-row = اكتمل خط! خذ أي { word-them } تشاء
task-take-from-hand = لا { word-them } على اللوح، فخذ { word-counted-them } من اليد
task-leap-on = واصل القفز بالقطعة التي في { $at }، فهذا واجب
task-leap-on-or-stop = واصل القفز بالقطعة التي في { $at }، أو توقّف

# $ways is a list of the three below it, with "or".
where-piece = القطعة التي في { $at } يمكنها أن { $ways }. اختر إلى أين.
way-step = تخطو
way-leap = تقفز فوق { word-them }
way-hop = تقفز فوق { word-us }
where-new = ضع القطعة الجديدة: اختر حفرة فارغة.
where-new-apart = ضع القطعة الجديدة: اختر حفرة فارغة، من دون أن تكوّن خطًا من { word-pieces }.
place-instead = لوضع قطعة في { $at }، اترك { $held } أولًا.

## What was done. Deeds stand after "Pebbles", as a list with "and"

did = { word-the-us-many } { $moves }.
undone = تراجُع: { $did }
action-placed = تضع قطعة في { $at }
action-stepped = تنتقل من { $from } إلى { $to }
action-leapt = تقفز من { $from } فوق { $over } إلى { $to }
action-leapt-on = تواصل القفز فوق { $over } إلى { $to }
action-took = تأخذ { word-the-them } من { $at }
action-took-from-hand = تأخذ { word-them-acc } من اليد
action-declined = تتنازل عن { word-the-second-them }
action-stopped = تتوقف عن القفز
hand-lost = { word-the-us-many } لا تستطيع وضع المزيد، وما بقي في اليد يخرج من اللعبة: { word-counted-us-nom }.
no-second = لم تكن على اللوح قطعة ثانية تؤخذ.
row-opened = خطٌّ مفتوح: خطوة رجوع إلى { $at } تغلقه وتأسر من جديد.

## How a game began, and how it ended

# The game and the rulebook: "Yoté, Traditional rules".
game = { $kind }،‏ { $book }
begins = بدأت لعبة جديدة: { $game }.
resumed = تواصل لعبتك: { $game }.
over = { $headline }. { $reason }
game-over = انتهت اللعبة: { $reason }
headline-won = فازت { word-the-us-many }
headline-you = فزت
headline-name = الفوز من نصيب { $who }
headline-drawn = تعادل
# The captured pieces: $ours of the winner.
score-you = فزت، { $ours } مقابل { $theirs }
score-persona = الفوز من نصيب { word-persona }، { $ours } مقابل { $theirs }
score-friend = الفوز من نصيب { $who }، { $ours } مقابل { $theirs }
score-side = فازت { word-the-us-many }، { $ours } مقابل { $theirs }
score-drawn = تعادل، { $ours } مقابل { $theirs }
reason-captured-all = أُسرت { word-the-them-many } كلها.
reason-blocked = لم تبقَ أمام { word-the-them-many } أي نقلة.
reason-few-left = لم يبقَ من { word-the-them-many } ما يكفي.
reason-more-pieces = { $deadlock }، وعدد { word-the-us-many } أكبر.
reason-more-taken = { $deadlock }، وما أخذته { word-the-us-many } أكثر.
reason-given-up = استسلمت { word-the-them-many }.
reason-you-gave-up = لقد استسلمتَ.
reason-name-gave-up = استسلم { $who }.
reason-agreed = اتفق الطرفان على ذلك.
reason-few-each = لدى كل طرف ثلاث قطع أو أقل.
reason-equal-few = لدى الطرفين عدد قليل متساوٍ من القطع، ولا يستطيع أي منهما الأسر.
reason-stale = { $deadlock }، ولدى كل طرف ثلاث قطع أو أقل.
reason-equal = { $deadlock }، ولا يتقدم أي من الطرفين على الآخر.
reason-no-progress = { $deadlock }.
deadlock-blocked = لا نقلة أمام الطرف الذي عليه الدور
deadlock-quiet = مرّت أدوار أكثر مما يجوز بلا وضع ولا أسر
deadlock-repeated = نشأت الوضعية نفسها للمرة الثالثة

## Rules, and why something is not done

rule-named = ⁦{ $rule }⁩.
# The place of a rule: $book and the heading are as the book prints them.
citation-rule = ⁦{ $book }⁩، القاعدة { $number }
citation-ours = قرارنا نحن، لأن الكتب ساكتة

refused-occupied = { $at } ليست فارغة؛ القطعة توضع في حفرة فارغة.
refused-no-room = { $at } ليست فارغة، فلا مكان للهبوط.
refused-not-empty = { $at } ليست فارغة.
refused-no-piece = لا قطعة في { $at }.
refused-enemy-piece = القطعة التي في { $at } ليست لك لتنقلها.
refused-no-enemy-between = لا قطعة للخصم في { $at } لتقفز فوقها، والخطوة حفرة واحدة فقط.
refused-no-friend-between = لا قطعة لك في { $at } لتقفز فوقها.
refused-hop-twice = مرّت القطعة بالحفرة { $at } في هذا الدور، ولا يجوز أن تعود إليها.
refused-leap-on-or-stop = لا يواصل الآن إلا القطعة التي في { $at }: واصل القفز بها، أو توقّف.
refused-leap-on = القطعة التي في { $at } تستطيع أن تأسر مرة أخرى، فعليها أن تأسر.
refused-no-enemy = لا قطعة للخصم في { $at }.
refused-game-over = انتهت اللعبة.
refused-off-board = هذا ليس على هذا اللوح.
refused-friends-stay = القطع هنا لا تقفز فوق قطع طرفها.
refused-hand-empty = لم تبقَ في اليد قطعة لتوضع: حرّك قطعة.
refused-must-place = وُضعت قطعة الآن، فعليك أن ترد بوضع قطعة.
refused-must-capture = تستطيع أن تأسر، فعليك أن تأسر.
refused-take-first = اختر أولًا قطعة للخصم لتأخذها.
refused-hand-is-safe = لا يجوز أخذ القطع التي في اليد.
refused-board-first = خذ قطعة من اللوح، ما دامت عليه قطعة.
refused-must-take = يجب أخذ القطعة: لا يمكنك التنازل عنها.
refused-nothing-to-take = لا شيء يؤخذ الآن.
refused-nothing-to-stop = لا شيء جارٍ الآن يمكن إيقافه.
refused-place-first = توضع القطع كلها قبل أن تنتقل أي قطعة.
refused-all-placed = انتهى الوضع: الآن تنتقل القطع.
refused-makes-row = قطعة هناك تكوّن خطًا، وهذا لا يجوز أثناء الوضع.
refused-too-long = هكذا يتكوّن خط أطول مما يجوز.
refused-no-leaps = القطع لا تقفز في هذه اللعبة: إنها تنتقل إلى الحفرة المجاورة.

fault-diagonal = { $from } إلى { $to } ليس طريقًا مستقيمًا: القطع تسير في صف أو عمود، ولا تسير قطريًا أبدًا.
fault-too-far = { $to } بعيدة جدًا عن { $from }: الخطوة إلى الحفرة المجاورة فقط.
fault-choose-beyond = { $over } ليست فارغة؛ للقفز فوقها اختر الحفرة التي وراءها، { $to }.
fault-out-of-turn = ليس هذا دورك: { word-the-us-many } ما زالت تفكّر.
fault-shut = { $at } لا تستطيع الحركة: كل الحفر المجاورة لها ممتلئة.

## What goes wrong, though play goes on

warning-no-worker = يفكّر الحاسوب هنا في الصفحة نفسها: أقوى المستويات تلعب أضعف قليلًا.
warning-worker-died = توقّف تفكير الحاسوب مرتين. وهو يستمر هنا في الصفحة: أقوى المستويات تلعب أضعف قليلًا.
warning-old-browser = هذا المتصفح عمره بضع سنوات: يمكن اللعب هنا بكل شيء، لكن ليس لكل شيء المظهر المقصود. متصفح أحدث يحلّ ذلك.
warning-no-engine = لم يُحمَّل برنامج الحاسوب بعد، أو توقّف. تحاول الصفحة من جديد؛ وإلى ذلك الحين يستطيع شخصان أن يلعبا.
warning-nothing-saved = هذا المتصفح لا يحفظ هنا شيئًا، لأن الحفظ ممنوع أو لأن المكان ممتلئ: اللعبة مستمرة، لكنها تضيع عند إغلاق الصفحة.
warning-locale-not-loaded = تعذّر تحميل كلمات هذه اللغة. تستمر اللعبة باللغة السابقة.
warning-program-not-loaded = تعذّر تحميل ما اخترته. اللعبة مستمرة؛ اختره مرة أخرى لإعادة المحاولة.
warning-file-missing = تعذّر تحميل الملف { $path }. الحاسوب يلعب من دونه.
warning-file-bad = الملف { $path } غير مستعمل: { $why }. الحاسوب يلعب من دونه.

## What things are called. The name of a hole begins with the hole: "c3, pebble, can be taken"

board = لوح { $kind }، { $rows } صفوف، { $columns } أعمدة
# The names of the computer players, weakest first.
word-persona = { $level ->
    [1] أوا
    [2] كوفي
    [3] بنتا
    [4] عيسى
    [5] عايدة
    [6] ياو
    [7] فاتو
    [8] سيكو
    [9] أدي
    [10] أما
    [11] موسى
    [12] سيرا
   *[13] ساليف
}
persona = { word-persona }
player-you = أنت
player-friend = صديقك
player-side = { word-the-us-many }
hole-empty = { $at }، فارغة
hole-with = { $at }، { word-us }
# Something told of a hole or a heap, behind its name; so worded that it needs no gender.
remarked = { $name }، { $remark }
remark-selected = تم الاختيار
remark-chosen = تم الاختيار؛ كرّره للتنفيذ
remark-step = يمكن بلوغها
remark-row = يمكن بلوغها، وتكوّن خطًا
remark-barred = لا يجوز الوضع هنا الآن: يتكوّن خط
remark-leap = يمكن بلوغها فوق قطعة للخصم
remark-hop = يمكن بلوغها فوق قطعة صديقة
remark-take = يمكن أخذ القطعة
remark-own = القطعة تستطيع الأسر
remark-heap-take = يمكن أخذ قطعة منها
heap = { word-the-us-many }: { $caption }
heap-of = { $who }: { $caption }؛ { word-the-us-many }
caption-brief = { $count } في اليد
caption = { $count } في اليد، { $captured } في الأسر

button-play-it = نفّذ
button-stop = توقّف هنا
button-decline = تنازل عن { word-the-second-them }
button-take-from-hand = خذ { word-them-acc } من اليد
button-place = ضع قطعة في { $at }
button-take = خذ { word-the-them } من { $at }
button-move = انتقل من { $from } إلى { $to }
button-leap = اقفز من { $from } إلى { $to }

variation-chain = الأسر المتسلسل
variation-friendly = القفزة الصديقة
variation-mandatory = الأسر الإلزامي
variation-to-one = حتى آخر قطعة
