### What is said at Yebo.

# $number is the number on the block, or what a Sighting is worth.
yebo-block = { $kind ->
        [pot] جرة { $number }
        [mask] قناع { $number }
        [shield] درع { $number }
        [flower] زهرة { $number }
        [bird] طائر { $number }
        [zebra] حمار وحشي، { $number }
        [giraffe] زرافة، { $number }
        [hippopotamus] فرس نهر، { $number }
        [buffalo] جاموس، { $number }
        [rhinoceros] وحيد قرن، { $number }
        [leopard] نمر، { $number }
        [elephant] فيل، { $number }
        [lion] أسد، { $number }
       *[africa] إفريقيا
    }
yebo-africa-for = إفريقيا بدل { $block }
yebo-with-fourth = { $group }، ورابع: { $block }
yebo-name = ييبو
yebo-title = ييبو · { $round }
# Which round in order of play, and what it asks for.
yebo-round-of = الجولة { $number } من { $of }: { $round }
yebo-round-name = { $number ->
        [1] ثلاثيات
        [2] متتاليات
        [3] أزواج
        [4] ثلاثيات مختلطة
        [5] متتاليات مختلطة
       *[6] أزواج مختلطة
    }
yebo-clockwise = مع عقارب الساعة
yebo-counter = عكس عقارب الساعة
yebo-you = أنت
# $letter is A, B, C or D.
yebo-player = اللاعب { $letter }
yebo-person = شخص
yebo-computer-name = { $letter ->
        [A] أما
        [B] بهيكي
        [C] تشيبو
       *[D] ديمبي
    }
yebo-computer = الحاسوب، { $number ->
        [1] مبتدئ
        [2] لطيف
        [3] متزن
       *[4] قوي
    }
yebo-your-hand = يدك
yebo-hand-of = يد { $name }
yebo-hands-covered = كل الأيدي مغطاة
yebo-hidden = { $count ->
        [zero] لا قطع مخفية
        [one] قطعة مخفية واحدة
        [two] قطعتان مخفيتان
        [few] { $count } قطع مخفية
       *[other] { $count } قطعة مخفية
    }
yebo-mark-chief = الزعيم
yebo-mark-announced = تنقص قطعة
yebo-mark-unannounced = بلا «تنقص قطعة»
yebo-mark-turn = { $who ->
        [you] دورك
       *[other] صاحب الدور
    }
yebo-fence-left = { $count ->
        [zero] لم تبق قطع
        [one] بقيت قطعة واحدة
        [two] بقيت قطعتان
        [few] بقيت { $count } قطع
       *[other] بقيت { $count } قطعة
    }
yebo-opening = موضع فتح السياج
yebo-opening-none = السياج: فتح عشوائي
yebo-opening-at = يُفتح عند الرصّة { $number }
yebo-from-stack = من الرصّة { $number }
yebo-left-end = سحب قطعة واحدة من يسار السياج، وعدد ما هناك { $count }
yebo-right-end = سحب قطعة واحدة من يمين السياج، وعدد ما هناك { $count }

## What is asked

yebo-ask-direction = أنت الزعيم: في أي اتجاه يدور اللعب؟
yebo-ask-deal = أنت الزعيم: وزّع القطع.
yebo-ask-replace = { $count ->
        [one] اسحب قطعة بدل مشاهدتك.
        [two] اسحب قطعتين بدل مشاهدتيك.
        [few] اسحب { $count } قطع بدل مشاهداتك.
       *[other] اسحب { $count } قطعة بدل مشاهداتك.
    }
yebo-ask-chief = { $act ->
        [deal] الزعيم { $name } يأخذ الجهاز: وزّع القطع، ولا ينظر الآخرون.
       *[direct] الزعيم { $name } يأخذ الجهاز: في أي اتجاه يدور اللعب؟ ولا ينظر الآخرون.
    }
yebo-ask-round = أنت الزعيم: اختر الجولة.
yebo-ask-take = دورك: خذ قطعة.
yebo-ask-refill = اسحب بدلًا من القطعة التي وُضعت.
yebo-ask-empty = السياج فارغ. أيعاد بناؤه أم تُحسب الجولة؟
yebo-ask-leave = السياج فارغ: أتلتقط { $block } أم تترك القرار للزعيم؟
yebo-ask-leave-chief = السياج فارغ. أتلتقط { $block } أم تعيد بناء السياج أم تُحسب الجولة؟
# Heard before that question; the eye has the points at the seats.
yebo-points-so-far = النقاط حتى الآن: { $list }.
yebo-ask-claim = رُميت { $block }: ييبو أم تمرير؟
yebo-ask-watch = { $block } هناك. ييبو؟
# At a device that several people share, all are asked at once.
yebo-ask-table = رُميت قطعة: { $block }. من يقول ييبو؟
# $name has called already.
yebo-ask-nearer = { $name }: ييبو مع { $block }. هل من أحد أقرب دورًا؟
yebo-ask-group = أي مجموعة تعرضها مع { $block }؟
yebo-ask-no-group = لا مجموعة عندك مع { $block }. لا يرى هذا غيرك: أعد الجهاز كأن شيئًا لم يكن.
yebo-ask-no-call = لا مجموعة عندك مع { $block }: مرّر. لا يرى هذا غيرك.
yebo-ask-play = ارمِ قطعة، أو اختر مجموعة لعرضها.
yebo-ask-besides = { $act ->
        [swap] ارمِ قطعة، أو بدّل أولًا قطعة بإفريقيا.
        [fourth] ارمِ قطعة، أو ضع أولًا قطعة رابعة.
       *[both] ارمِ قطعة، أو بدّل أولًا قطعة أو ضعها رابعة.
    }
yebo-ask-discard = ارمِ قطعة.
yebo-ask-last = كل المجموعات على الطاولة: ارمِ القطعة الأخيرة.
yebo-ask-announce = تنقص قطعة: هل تعلن ذلك؟ بدون ذلك لا تفوز بالقطعة التالية.
yebo-ask-chosen = المختار: { $blocks }.
yebo-ask-none-chosen = لم تُختر قطعة.
yebo-ask-go-on = انتهت الجولة { $number } من { $of }.
# A list of buttons, whose words have commas.
yebo-list-next = { $before }؛ { $next }
# What is newly offered besides what is asked: the words of buttons.
yebo-possible = الممكن الآن: { $list }.
yebo-wait = { $name }: تفكير …
yebo-wait-invited = الطاولة في انتظارك.
yebo-wait-claim = من يقول ييبو؟
yebo-cover = الجهاز الآن عند { $name }.
yebo-cover-new = الجهاز الآن عند { $name } لرؤية اليد الجديدة أولًا.
yebo-choose-one = هناك أكثر من إمكان: اختر أحد الأزرار.
yebo-choose-blocks = اختر أولًا قطعًا من يدك.
yebo-damaged = شيء مما كان محفوظًا هنا لا يُقرأ: إما أنه تالف أو حفظته نسخة أحدث. وُضع جانبًا.
yebo-unreadable = تعذّرت القراءة: السطر { $line }، الحرف { $character }، عند «⁦{ $word }⁩».
yebo-second-record = يبدأ هنا سجل ثانٍ، ولا يُفتح إلا سجل واحد في كل مرة.
yebo-tag-twice = هذا الوسم مذكور من قبل.
yebo-no-player = اللاعبون هم «person» أو من «computer-1» إلى «computer-4».
yebo-no-game = هذه ليست لعبة ييبو: سطورها الأولى، ⁦[Game "yebo"]⁩ وما يليها، ناقصة أو تقول ما لا يكون.
yebo-sand-game = هذه لعبة في الرمل وليست من ييبو: افتحها من «ألعاب الرمل»، ضمن «مشاركة وفتح».
yebo-too-long = هذا النص أطول من أيّ لعبة ييبو: فيه أكثر من مليون حرف.
yebo-several-files = هذه عدة ملفات، ولا يُفتح إلا ملف واحد في كل مرة.
yebo-begins = بدأت لعبة جديدة من ييبو.
# What becomes of the game on the table.
yebo-before-another = { $number ->
        [0] لم تنته بعد أي جولة من هذه اللعبة.
       *[other] عدد الجولات المنتهية من ست جولات في هذه اللعبة: { $number }.
    } هل تبدأ لعبة أخرى؟ { $fate ->
        [kept] تبقى هذه بين ألعابك (القائمة، السجل).
       *[gone] لن تُحفظ هذه وستضيع.
    }
yebo-read-only = هذه الطاولة للمشاهدة فقط.

## Buttons

yebo-offer-direction = اللعب { $way }
yebo-offer-deal = توزيع
yebo-short = { $count ->
        [0] مكتملة
       *[other] تنقص { $count }
    }
yebo-offer-draw = سحب
yebo-offer-pick-up = التقاط { $block }
yebo-offer-call = ييبو!
yebo-offer-pass = تمرير
yebo-offer-leave = ترك القرار للزعيم
yebo-offer-nobody = لا أحد
yebo-offer-return = عودة إلى الطاولة
yebo-offer-discard = رمي { $block }
yebo-offer-announce = إعلان: تنقص قطعة
yebo-offer-later = ليس الآن
yebo-offer-rebuild = إعادة بناء السياج من { $count ->
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $count } قطع
       *[other] { $count } قطعة
    }
yebo-rebuilds-left = { $count ->
        [one] للمرة الأخيرة
        [two] مرتان على الأكثر
        [few] { $count } مرات على الأكثر
       *[other] { $count } مرة على الأكثر
    }
yebo-offer-score = حساب الجولة
# What scoring the round costs besides.
yebo-score-loss = وكل إفريقيا في اليد تكلف 50
yebo-offer-yebo = ييبو! { $group }
yebo-offer-show = عرض { $group }
yebo-offer-show-group = عرض
yebo-offer-show-as = عرض، إفريقيا بدل { $block }
yebo-offer-fourth = وضع { $block } رابعًا على { $group }
# From a group of one’s own, or from somebody else’s.
yebo-offer-buy = { $who ->
        [own] مبادلة { $block } بإفريقيا لديك
       *[other] مبادلة { $block } بإفريقيا من { $name }
    }
yebo-offer-guard = وضع إفريقيا مكان { $block } ورمي تلك
yebo-offer-next-round = الجولة التالية
yebo-offer-undo = تراجع

## What happened. $who is you where the only person at the screen did it.

yebo-told-opening = السحب لاختيار الزعيم: { $list }.
yebo-told-first-chief = أعلى عدد يعيّن الزعيم: { $name }.
yebo-told-redrawn = لا عدد هنا للمشاهدات ولا لإفريقيا: من سحب إحداها سحب من جديد.
yebo-told-tied = تعادل أعلى عددين: سحب أصحابهما من جديد.
yebo-score-of = { $name } { $points }
yebo-told-direction = { $name }: اللعب { $way }. وُزعت القطع.
yebo-told-opened = { $name }: فُتح السياج عند الرصّة { $number }، واللعب { $way }. وُزعت القطع.
yebo-told-draw = { $name }: سحب قطعة.
yebo-told-drew = { $name }: سحب { $block }.
yebo-told-sighting = { $name }: مشاهدة! { $block }.
yebo-told-reversed = انعكس اللعب: الآن { $way }.
yebo-told-pick-up = { $name }: التقاط { $block }.
yebo-told-discard = { $name }: رمي { $block }.
yebo-told-announced = { $name }: تنقص قطعة!
yebo-told-shown = { $name }: مجموعة، { $group }.
yebo-told-claimed = { $who ->
        [mine] أنت: ييبو على { $block } من { $other }! { $group }.
        [yours] { $name }: ييبو على { $block } منك! { $group }.
       *[other] { $name }: ييبو على { $block } من { $other }! { $group }.
    }
# Two have called, and $other has the block. You are the caller in vain, the nearer one, or neither.
yebo-told-outdone = { $who ->
        [caller] ناديتما ييبو، أنت و{ $other }؛ القطعة لصاحب الدور الأقرب: { $other }.
        [nearer] ناديتما ييبو، أنت و{ $name }؛ أنت أقرب دورًا والقطعة لك.
       *[others] نداء ييبو من { $name } ومن { $other }؛ القطعة لصاحب الدور الأقرب: { $other }.
    }
yebo-told-skipped = { $who ->
        [you] يفوتك دورك.
        [one] { $names }: يفوته الدور.
       *[many] { $names }: يفوتهم الدور.
    }
# What a seat did last, in few words, in a bubble beside its name.
yebo-last-act = { $act ->
        [draws] يسحب
        [sighting] مشاهدة!
        [picks] يلتقط
        [yebo] ييبو!
        [fourth] قطعة رابعة
        [africa] يأخذ إفريقيا
        [shows] مجموعة
        [announced] تنقص قطعة!
        [unannounced] لم يُعلن
        [skipped] يفوته الدور
        [won] يفوز!
       *[outdone] أبعد
    }
yebo-told-fourth = { $name }: قطعة رابعة، { $block }.
# $name swaps: you from your own group or from another’s, another from the own group, from yours, or from a third’s.
yebo-told-bought = { $who ->
        [mine] أنت: استرداد إفريقيا مقابل { $block }.
        [from] أنت: أخذ إفريقيا من { $other } مقابل { $block }.
        [own] { $name }: استرداد إفريقيا مقابل { $block }.
        [yours] { $name }: أخذ إفريقيا من مجموعتك مقابل { $block }.
       *[other] { $name }: أخذ إفريقيا من { $other } مقابل { $block }.
    }
yebo-told-guarded = { $name }: وضع إفريقيا في مجموعة.
yebo-told-round = { $name }: اختيار الجولة { $number } من { $of }، { $round }.
yebo-told-order = تُلعب الست كلها بأي ترتيب.
yebo-told-last = الجولة الأخيرة، { $number } من { $of }: { $round }.
yebo-told-empty = السياج فارغ.
yebo-told-rebuilt = أعيد بناء السياج من { $count ->
        [zero] لا شيء
        [one] قطعة واحدة
        [two] قطعتين
        [few] { $count } قطع
       *[other] { $count } قطعة
    }.
yebo-told-won = { $name }: فوز بالجولة، بالمجموعة { $group }!
yebo-told-not-won = { $name }: عُرضت كل المجموعات، لكن «تنقص قطعة» لم تُعلن في وقتها.
yebo-told-scored = الجولة { $number } من { $of }: { $list }.
yebo-told-chief = الزعيم التالي: { $name }.
yebo-told-over = { $who ->
        [you] فزت باللعبة!
        [one] الفائز باللعبة: { $names }!
       *[many] المركز الأول مشترك: { $names }!
    }
yebo-told-undone = تم التراجع.

## Hints

yebo-hint = تلميح: { $act }. { $reason }
yebo-hint-draw = { $count ->
        [0] لا تفيد أي قطعة من التي لم تُرَ.
       *[other] عدد القطع المفيدة { $count } من أصل { $of } لم تُرَ.
    }
yebo-hint-help = القطع المفيدة التي لم تُرَ: { $count } قبل هذا الرمي، و{ $number } بعده.
# $number of $of blocks could be kept, $count others are needed, in most hands about $usual.
yebo-why-fits = من بين { $of } قطعة في يدك يصلح { $number } لمجموعات تلك الجولة: { $blocks }. { $count ->
        [zero] لا ينقصها شيء
        [one] تنقصها قطعة واحدة
        [two] تنقصها قطعتان
        [few] تنقصها { $count } قطع
       *[other] تنقصها { $count } قطعة
    }؛ وفي معظم الأيدي ينقص نحو { $usual }.
# $count is how many blocks are missing before, $number after.
yebo-why-nearer = يقرّبك هذا من الهدف: القطع الناقصة { $count } قبل، و{ $number } بعد.
yebo-why-safer = هذه أسلم من { $block }: تنقص { $name } قطعة واحدة، { $kind ->
        [pot] ومجموعاته من الجرار.
        [mask] ومجموعاته من الأقنعة.
        [shield] ومجموعاته من الدروع.
       *[other] ولعلها تلك القطعة.
    }
yebo-why = { $reason ->
        [only] ليس هناك ما يُفعل غير ذلك.
        [alike] لا فرق في ذلك بقدر ما يمكن أن يُعرف.
        [wins] يؤدي هذا إلى الفوز بالجولة.
        [completes] تكتمل بذلك مجموعة.
        [africa] لو بقيت إفريقيا في اليد لكلفت 50.
        [scores] في ذلك نقاط، وتسحب بعده قطعة أخرى.
        [serves] سينفع هذا فيما بعد، أو في أكثر من مجموعة.
        [short] لا تنقص إلا قطعة واحدة، ولا يفوز أحد دون أن يعلن ذلك.
        [unseen] القطعة المرمية أقل نفعًا مما لم يُر بعد.
        [spare] لا تحتاج إليها مجموعاتك.
        [least] كل قطعة أخرى أنفع لك منها، أو أنفع للآخرين.
        [hopes] ما زال يمكن إكمال مجموعاتك.
       *[enough] لم يبق كثير يُرجى.
    }
yebo-no-hint = ليس لك أن تقرر الآن.
yebo-missing-on = سيُقال ما ينقص اليد حالما تُختار الجولة.
yebo-missing-off = لم يعد يُقال ما ينقص اليد.
yebo-missing = { $count ->
        [0] مكتملة.
        [one] تنقص قطعة واحدة.
        [two] تنقص قطعتان.
        [few] تنقص { $count } قطع.
       *[other] تنقص { $count } قطعة.
    }
yebo-missing-any = تكفي أي قطعة من هذه: { $list }.
# $count is how many of it nobody has seen yet.
yebo-unseen = { $block }، بقي منها { $count }
# The same of a block that would take an Africa back.
yebo-unseen-africa = { $block } لاسترداد إفريقيا، بقي منها { $count }

## What stands at a seat and beside the round

yebo-goal = { $number ->
        [1] ثلاث متماثلة، أربع مجموعات من نوع واحد
        [2] ثلاث متتالية، أربع مجموعات من نوع واحد
        [3] اثنتان متماثلتان، ستة أزواج من نوع واحد
        [4] رقم واحد من الأنواع الثلاثة، أربع مجموعات
        [5] ثلاث متتالية، واحدة من كل نوع، أربع مجموعات
       *[6] رقم واحد من نوعين، ستة أزواج
    }
# $gained has its sign.
yebo-points = { $gained } في هذه الجولة، { $total } في اللعبة
yebo-suit = { $kind ->
        [pot] جرار
        [mask] أقنعة
       *[shield] دروع
    }
yebo-mark-deciding = يقرر
# $held are blocks of the hand that make a group.
yebo-plan-complete = في اليد، مكتملة: { $held }
yebo-in-group = { $block }، مجموعة مكتملة { $number }
# The same where $missing are still missing.
yebo-plan = قيد التكوين: { $held }؛ ينقص: { $missing }
# How many blocks of a face nobody has seen, below its picture.
yebo-unseen-short = بقي { $count }

## What is read out at a key

# $numbers are all numbers of that kind in the hand.
yebo-read-suit = { $kind ->
        [pot] الجرار { $numbers }
        [mask] الأقنعة { $numbers }
        [shield] الدروع { $numbers }
        [flower] الزهور { $numbers }
       *[bird] الطيور { $numbers }
    }
yebo-read-africa = { $count ->
        [zero] بلا إفريقيا
        [one] إفريقيا واحدة
        [two] إفريقيا مرتين
        [few] إفريقيا { $count } مرات
       *[other] إفريقيا { $count } مرة
    }
yebo-read-next = { $before }؛ { $next }
# $name is what the hand is called: Your hand.
yebo-read-hand = { $name }، { $count ->
        [zero] لا قطع
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
       *[other] { $count } قطعة
    }: { $list }.
yebo-read-no-hand = { $name }: لا قطع.
yebo-read-groups = على الطاولة أمامك: { $list }.
yebo-read-no-groups = لا شيء على الطاولة أمامك.
# $left and $right are how many blocks the stack at that end has.
yebo-read-fence = السياج: { $left } في الطرف الأيسر، و{ $right } في الطرف الأيمن، و{ $count } في المجموع.
yebo-read-turn = الدور الآن: { $name }؛ ثم { $other }، { $way }.
yebo-read-seat = { $name }: { $list }.
yebo-read-no-discard = { $name }: لا مرميات.

## Why something is not done

yebo-no-turn = { $who ->
        [you] الدور دورك.
       *[other] الدور عند { $name }.
    }
yebo-no-chief = هذا من شأن الزعيم: { $name }.
yebo-no-calling = ما زال للآخرين أن يقولوا ييبو.
yebo-no-take-first = خذ قطعة أولًا.
yebo-no-draw-first = اسحب أولًا بدلًا من القطعة التي وُضعت.
yebo-no-taken = أُخذت قطعة هذا الدور.
yebo-no-fence = لم يبق شيء من السياج.
yebo-no-let-go = لم تُلتقط القطعة المرمية الأخيرة: القرار الآن للزعيم.
yebo-no-decide = أنت الزعيم: قرّر ما يُفعل بالسياج الفارغ.
yebo-no-rebuilt = أعيد بناء السياج بعدد المرات الذي يسمح به أصحاب البيت.
yebo-no-pick-up = لا التقاط في هذه الجولة.
yebo-no-more-pick-up = بدأ اثنا عشر دورًا على التوالي بالالتقاط: هذا الدور يبدأ بالسحب.
yebo-no-discard = لا توجد قطعة مرمية تؤخذ.
yebo-no-late = فات وقت قول ييبو.
yebo-no-own = هذه قطعة رميتها أنت.
yebo-no-africa = لا تُرمى إفريقيا.
yebo-no-announced = أُعلن ذلك من قبل.
yebo-no-one-short = تنقص أكثر من قطعة.
yebo-no-group = { $number ->
        [1] ليست ثلاثية: يلزم ثلاث متماثلة.
        [2] ليست متتالية: يلزم ثلاثة أرقام متتالية من نوع واحد.
        [3] ليست زوجًا: يلزم اثنتان متماثلتان.
        [4] ليست ثلاثية مختلطة: يلزم رقم واحد من الأنواع الثلاثة.
        [5] ليست متتالية مختلطة: يلزم ثلاثة أرقام متتالية، واحد من كل نوع.
       *[6] ليست زوجًا مختلطًا: يلزم رقم واحد من نوعين.
    }
yebo-no-enough = اكتملت مجموعات هذه التشكيلة.
yebo-no-suits = هذه أنواع أكثر مما تسمح به هذه الجولة ({ $round }).
yebo-no-suits-of = مجموعاتك من { $suits } الآن: هذه تضيف نوعًا زائدًا.
yebo-no-enhancing = هذه أزهار وطيور أكثر مما تسمح به هذه الجولة ({ $round }).
yebo-no-like = سيتشابه زوجان.
yebo-no-held = { $block } غير موجودة في اليد.
yebo-no-needs = لقول ييبو يلزم أن يكون معك { $block } أيضًا.
yebo-no-only-win = في هذه الجولة ييبو للفوز فقط.
yebo-no-not-announced = لم يُعلن «تنقص قطعة».
yebo-no-announced-late = كانت هذه القطعة هناك قبل إعلانك، فلا تفوز بها بالجولة. أما ما يأتي بعدها فقد تفوز به.
yebo-no-announce-now = أعلن قبل أن تأخذ قطعة، أو بعد أن ترمي قطعة.
yebo-no-leaves = لن يبقى للرمي إلا إفريقيا.
yebo-no-must-win = أُخذت القطعة المرمية للفوز.
yebo-no-must-show = يجب عرض مجموعة أولًا.
yebo-no-place = لا مجموعة على الطاولة تقبل هذه القطعة.
yebo-no-fourths = لا قطعة رابعة في هذه الجولة.
yebo-no-has-fourth = للمجموعة قطعتها الرابعة.
yebo-no-africa-fourth = إفريقيا لا تكون قطعة رابعة.
yebo-no-its-fourth = { $block } ليست القطعة الرابعة لتلك المجموعة.
yebo-no-from-fence = { $block } لم تأت من السياج.
yebo-no-drawn = { $block } لم تُسحب في هذا الدور.
yebo-no-covered = اكشف عن يدك أولًا (G).
yebo-no-now = ليس هذا ما يُقرَّر الآن.

## The score

yebo-part-groups = مجموعات
yebo-part-fourths = القطع الرابعة
yebo-part-sightings = مشاهدات
yebo-part-winner = للفوز
yebo-part-africa = إفريقيا غير مستعملة
yebo-part-sum = الحاصل
# At the end of a round, counted on the table: $group is the last group of the winner.
yebo-count-won = { $who ->
        [you] فزت بالجولة { $number } من { $of } بالمجموعة { $group }.
       *[other] { $name }: فوز بالجولة { $number } من { $of } بالمجموعة { $group }.
    }
# How that group came: $block is another’s discard.
yebo-count-yebo = { $who ->
        [you] بنداء ييبو: { $block }، من رميك.
       *[other] بنداء ييبو: { $block }، من رمي { $name }.
    }
yebo-count-none = لا فائز بالجولة { $number } من { $of }: كان السياج فارغًا.
# How a round ended, on the score sheet, or that it has not; $other is whose discard won it.
yebo-ended = { $how ->
        [you] الفائز: أنت
        [you-called] الفائز: أنت، بقطعة من رمي { $other }
        [other] الفائز: { $name }
        [other-called] الفائز: { $name }، بقطعة من رمي { $other }
        [yours-called] الفائز: { $name }، بقطعة من رميك
        [none] لا فائز: كان السياج فارغًا
        [now] تُلعب الآن
       *[later] لم تُلعب بعد
    }
yebo-count-last = آخر ما عُرض
yebo-count-left = بقي في اليد
yebo-count-unannounced = عُرضت كل المجموعات، ولم يُعلن «تنقص قطعة»
# At the end of the game: one winner, you or another, or several; $more is the lead over the next, who are $others.
yebo-end-words = { $who ->
        [you] فزت ومجموعك { $points }، بفارق { $more } عن { $others }!
        [other] الفوز لـ{ $names } بمجموع { $points }، بفارق { $more } عن { $others }!
        [yours] الفوز لـ{ $names } بمجموع { $points }، بفارق { $more } عنك!
       *[many] { $names }: تقاسم المركز الأول، { $points } لكل منهم.
    }
# When the winner took the lead for good: from the first round on, in a later one, or in the last; $other is who had
# led before, with $other-points in that round.
yebo-end-decided = { $how ->
        [you-all] كنت في الصدارة منذ الجولة الأولى.
        [other-all] { $name }: صدارة منذ الجولة الأولى.
        [you] حسمتها الجولة { $number } من { $of }، { $round }: تجاوزت { $other } بـ{ $points } مقابل { $other-points }، وبقيت في الصدارة.
        [other] حسمتها الجولة { $number } من { $of }، { $round }: { $name } أمام { $other } بـ{ $points } مقابل { $other-points }، وصدارة حتى النهاية.
        [yours] حسمتها الجولة { $number } من { $of }، { $round }: { $name } أمامك بـ{ $points } مقابل { $other-points }، وصدارة حتى النهاية.
        [you-last] حسمتها الجولة الأخيرة، { $round }: تجاوزت { $other } بـ{ $points } مقابل { $other-points }.
        [other-last] حسمتها الجولة الأخيرة، { $round }: { $name } أمام { $other } بـ{ $points } مقابل { $other-points }.
       *[yours-last] حسمتها الجولة الأخيرة، { $round }: { $name } أمامك بـ{ $points } مقابل { $other-points }.
    }
# How many rounds a player has won.
yebo-end-rounds = { $count ->
        [0] دون فوز بجولة
        [one] فوز بجولة واحدة
        [two] فوز بجولتين
        [few] فوز بـ{ $count } جولات
       *[other] فوز بـ{ $count } جولة
    }

## The lesson

yebo-lesson-title = الدرس: الخطوة { $step } من { $of }
yebo-lesson-next = التالي
yebo-lesson-leave = الخروج من الدرس
yebo-lesson-end = إلى اللعبة
yebo-game-gone = لم تعد هذه اللعبة هنا: حذفتها نافذة أخرى.
yebo-lesson-back = رُفع الدرس، ولعبتك على الطاولة.
yebo-lesson-invitation = أول مرة؟ ييبو في { $of } خطوة قصيرة.
yebo-lesson-progress = { $done ->
        [0] خطوات قصيرة على هذه الطاولة، عددها { $of }؛ ولعبتك تنتظر
       *[other] تمت { $done } من { $of } من الخطوات؛ ولعبتك تنتظر
    }
yebo-lesson-say = { $about ->
        [draw] تطلب هذه الجولة أربع ثلاثيات: في كل منها ثلاث قطع متماثلة، وكلها من نوع واحد. يبدأ دورك بقطعة: اسحب من الطرف الأيسر أو الأيمن للسياج.
        [show] ثلاث من قطعك متماثلة. اخترها في يدك واعرضها مجموعةً.
        [discard] ينتهي دورك برمي قطعة. ثلاثياتك الآن كلها من الدروع، أو من الأزهار والطيور: أي قطعة لا تحتاج إليها؟ اخترها ثم اضغط «رمي».
        [fourth] سحبت القطعة الرابعة لثلاثية أمامك. ضعها هناك: لها نقاط، ولا تُعد من قطعك الاثنتي عشرة.
        [africa] تقوم إفريقيا مقام أي قطعة، واحدة في كل مجموعة. اختر قطعتين متماثلتين ومعهما إفريقيا، واعرضها.
        [sighting] مشاهدة! توضع أمامك ولها قيمتها من النقاط، وينعكس اتجاه اللعب. اسحب قطعة بدلًا منها من أحد طرفي السياج.
        [yebo] ليس الدور دورك، لكن القطعة التي رُميت الآن تكوّن مجموعة مع اثنتين من قطعك. قل ييبو!
        [announce] تنقص مجموعاتك قطعة واحدة. من لم يعلن ذلك لا يفوز: أعلنه قبل أن تأخذ قطعة.
        [buy] سحبت القطعة نفسها التي تقوم إفريقيا مقامها على الطاولة. استرد إفريقيا مقابلها.
        [win] كوّنت إفريقيا ثلاثيتك الرابعة، والأربع الآن على الطاولة. اختر قطعتك الأخيرة وارمها: بذلك تفوز بالجولة.
       *[score] هذا ما جلبته الجولة: 10 لكل قطعة من الأنواع الثلاثة، و20 لكل زهرة أو طائر، والمشاهدات بقيمتها، و20 للفوز.
    }
yebo-lesson-done = { $about ->
        [draw] لا فرق بين الطرفين. في يدك الآن ثلاث عشرة قطعة؛ وينتهي الدور برمي قطعة لتبقى اثنتا عشرة.
        [show] للمجموعات المعروضة نقاطها أيًّا كان الفائز. ويجب أن تكون ثلاثياتك الأخرى من الدروع كذلك، أو من الأزهار أو الطيور.
        [discard] أحسنت الاختيار: لم تعد الجرار والأقنعة تدخل في أي من ثلاثياتك. وللآخرين أن يطلبوا ما ترميه، فانظر ما يعرضون.
        [fourth] بعد ذلك تسحب قطعة أخرى بدلًا منها. ولا توضع رابعةً إلا قطعة من السياج.
        [africa] ليس لها في المجموعة نقاط. ولو بقيت في اليد عند النهاية لكلفت 50.
        [sighting] المشاهدات ثمان، لكل منها قيمتها. وإذا جاءت اثنتان في دور واحد بقي الاتجاه كما كان.
        [yebo] تُعرض المجموعة حالًا. لا تسحب شيئًا، بل ترمي قطعة، ثم يلعب من بعدك.
        [announce] الآن يعرف الجميع ذلك. القطعة المرمية من قبل لا تفوز بها، أما إن جاءت القطعة الناقصة من الآن فصاعدًا فيمكنك الفوز في الدور نفسه.
        [buy] تبقى المجموعة كاملة وتزيد نقاطها، ولك أن تستعمل إفريقيا ثانية. ويمكن استردادها من مجموعة أي لاعب.
        [win] الجولة لك! وللآخرين نقاط ما عرضوه.
       *[score] بعد ست جولات تُلعب كل منها مرة، يفوز صاحب أكبر مجموع. هذا هو الدرس كله: لعبًا ممتعًا!
    }
# After yebo-lesson-done, where the lesson acts for the person until the next step.
yebo-lesson-plays-on = «التالي» يلعب عنك حتى الخطوة التالية.
yebo-lesson-else = { $about ->
        [draw] اضغط على الطرف الأيسر أو الأيمن للسياج.
        [show] اختر القطع الثلاث المتماثلة، ثم اضغط «عرض».
        [discard] اختر جرة أو قناعًا: ثلاثياتك من الدروع.
        [fourth] ليس هذا الآن: اضغط الزر الذي يضع القطعة رابعةً.
        [africa] اختر إفريقيا وقطعتين متماثلتين تناسبان ثلاثيتك الأولى، ثم اضغط «عرض».
        [sighting] اسحب أولًا بدلًا من المشاهدة: اضغط على أحد طرفي السياج.
        [yebo] إن مررت ضاعت القطعة. اضغط «ييبو!».
        [announce] أعلن أولًا: بغير ذلك لا تفوز بالقطعة التي تكمل مجموعاتك.
        [buy] احتفظ بهذه القطعة لإفريقيا: اضغط «مبادلة».
        [win] اختر القطعة الأخيرة في يدك، ثم اضغط «رمي».
       *[score] انظر إلى النقاط، ثم تابع.
    }
yebo-lesson-keep = { $kind ->
        [shield] احتفظ بها: ثلاثياتك من الدروع، وبقطعتين أخريين مثلها تصير ثلاثية.
       *[other] احتفظ بها: الأزهار والطيور تصلح مع أي نوع، ولكل منها 20 نقطة.
    }

## The rules

yebo-chapter = { $number ->
        [1] القطع والهدف
        [2] قبل الجولة
        [3] الدور
        [4] قطع خاصة
        [5] الجولات الست
        [6] النهاية والنقاط
       *[7] قراراتنا
    }
yebo-house = { $choice ->
        [mixed] الأزهار والطيور في الثلاثيات المختلطة
        [display] متى تُعرض المجموعة
        [fourth-of-run] القطعة الرابعة لمتتالية
        [fourth-from] مصدر القطعة الرابعة
        [like-pairs] زوجان متشابهان
        [pair-pick-up] الالتقاط في جولات الأزواج
        [all-enhancing] ثلاثيات من أزهار وطيور وحدها
        [dealt-sightings] المشاهدات قبل الدور الأول
        [unwon-chief] الزعيم بعد جولة بلا فائز
       *[rebuilds] كم مرة يعاد بناء السياج
    }
yebo-house-option = { $option ->
        [mixed-whole] مجموعات كاملة خاصة بها
        [mixed-paired] زهرة وطائر وقطعة من نوع
        [display-free] متى شاء صاحبها
        [display-forced] قبل الرمي
        [fourth-of-run-next] العدد المجاور
        [fourth-of-run-same] أحد أعدادها ثانية
        [fourth-of-run-none] لا توجد
        [fourth-from-fence] من السياج في أي وقت
        [fourth-from-draw] المسحوبة في الدور نفسه
        [like-pairs-yes] مسموح
        [like-pairs-no] غير مسموح
        [pair-pick-up-no] غير مسموح
        [pair-pick-up-yes] مسموح
        [all-enhancing-yes] مسموح
        [all-enhancing-no] غير مسموح
        [dealt-sightings-keep] يبقى الاتجاه كما أُعلن
        [dealt-sightings-reverse] كل منها يعكس الاتجاه
        [unwon-chief-same] نفسه
       *[unwon-chief-next] التالي
    }
# Where a ruling comes from; $places are lines of a document, such as 003:58.
yebo-ruling = قرار ({ $sure })؛ بعد ⁦{ $places }⁩
# How sure we are of it: text follows from the words, strong has good reasons, weak could well be decided
# otherwise, house had to be made up.
yebo-sure = { $sure ->
        [text] من النص
        [strong] راجح
        [weak] محتمل
        [house] قاعدة منزلية
        [strong-like-pairs-weak] راجح؛ الزوجان المتشابهان: محتمل
        [strong-rounds-of-pairs-weak] راجح؛ جولات الأزواج: محتمل
       *[strong-next-Chief-weak-limit-of-the-house] راجح؛ الزعيم التالي: محتمل؛ الحد: قاعدة منزلية
    }
