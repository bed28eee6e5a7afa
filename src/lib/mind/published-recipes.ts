import type { PublishedPattern } from './pattern-form';

/** What a purpose must say to get a recipe of its own; all others get the general plan. */
export const publishedRecipes: readonly PublishedPattern[] = [
  {
    id: 'event',
    use: 'phrase',
    en: {
      examples: ['Plan a trip to Kyoto on 12 December', 'Prepare the birthday party'],
      does: 'As a purpose: makes a checklist, preparations with days, and alarms for packing and for the day.',
      sentences: [
        "[i (want|need|have) |i'd like |help me ][to ](plan|prepare|organize|organise|pack for)[ for][ my| the| a| an| our] [{text} ](trip|journey|holiday|vacation|party|event|wedding|concert|move|hike|outing|weekend away)",
        "[i (want|need|have) |i'd like |help me ][to ](plan|prepare|organize|organise|pack for)[ for][ my| the| a| an| our] (trip|journey|holiday|vacation|party|event|wedding|concert|move|hike|outing|weekend away) {text}",
      ],
    },
    ja: {
      examples: ['12月12日の京都旅行の準備をする', '誕生日パーティーを計画する'],
      does: '目的にすると、持ち物の一覧、日付つきの準備、荷造りと当日のアラームを作ります。',
      sentences: [
        '[{text}](旅行|出張|遠足|パーティー|イベント|結婚式|引っ越し|ハイキング|キャンプ)(の|を)(準備|計画|用意)[を](する|したい|したいです|立てる|して)',
        '[{text}](旅行|出張|遠足|ハイキング|キャンプ)に(行く|行きたい|行きたいです)',
        '[{text}]の持ち物を(用意する|そろえる|まとめる)',
      ],
    },
  },
  {
    id: 'journal',
    use: 'phrase',
    en: {
      examples: ['Keep a journal'],
      does: 'As a purpose: makes a journal with its questions, a daily alarm, and the first entry.',
      sentences: [
        "[i (want|would like) |i'd like |help me ][to ](keep|write|start)[ a| my] (journal|diary)[ {text}]",
        '[a |my ]daily journal',
      ],
    },
    ja: {
      examples: ['日記をつける'],
      does: '目的にすると、問いのある日記、毎日のアラーム、最初の日記を作ります。',
      sentences: ['[毎日]日記を[毎日](つける|つけたい|つけたいです|書く|書きたい|書きたいです|続ける|続けたい|始める)'],
    },
  },
  {
    id: 'weekly',
    use: 'phrase',
    en: {
      examples: ['Do a weekly review', 'Review my week'],
      does: 'As a purpose: looks through log and notes of seven days, notes what went well and what comes next, and sets a weekly alarm.',
      sentences: [
        "[i (want|would like) |i'd like |help me ][to ](do|start|have|make)[ a| my] weekly review[ {text}]",
        "[i (want|would like) |i'd like |help me ][to ]review[ my| the] (week|notes)[ every week| each week| weekly]",
        '[a |my ]weekly review',
      ],
    },
    ja: {
      examples: ['週の振り返りをする', '一週間を振り返る'],
      does: '目的にすると、七日間の記録とノートを見返し、よかったことと次の一歩を書き留め、毎週のアラームをかけます。',
      sentences: [
        '(週の|毎週の|週に一度の|一週間の)(振り返り|ふり返り|ふりかえり|見直し)を(する|したい|したいです|始める)',
        '(毎週|一週間を|1週間を|今週を)[ノートを](振り返る|振り返りたい|振り返りたいです|見直す|見直したい)',
      ],
    },
  },
  {
    id: 'habit',
    use: 'phrase',
    en: {
      examples: [
        'Build a habit of reading',
        'Make stretching a habit',
        'I want to walk a bit every day',
        'Swim twice a week',
      ],
      does: 'As a purpose: notes when and what for, sets alarms on its days, and makes a sheet that counts it. Days and time that it names are not asked for.',
      sentences: [
        "[i (want|would like) |i'd like |help me ][to ](build|start|form|make|keep)[ a| the| my][ new] habit (of|to) {text}",
        "[i (want|would like) |i'd like |help me ][to ]make {text} a habit",
        "[i (want|need|wish|hope|plan|would like) to |i'd like to |help me[ to] |to ]{act} (every|each) (day|morning|noon|afternoon|evening|night|week|weekday|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)[ and (monday|tuesday|wednesday|thursday|friday|saturday|sunday)][ {time}]",
        "[i (want|need|wish|hope|plan|would like) to |i'd like to |help me[ to] |to ]{act} (daily|on weekdays|on weekends|once a day|twice a day)[ {time}]",
        "[i (want|need|wish|hope|plan|would like) to |i'd like to |help me[ to] |to ]{act} (once|twice|one time|two times|three times|four times|five times|six times|1 time|2 times|3 times|4 times|5 times|6 times|2 days|3 days|4 days|5 days|6 days|two days|three days|four days|five days|six days) (a|per|each|every) week",
        "(every|each) (day|morning|noon|afternoon|evening|night|weekday|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)[,] [i (want|need|wish|hope|plan|would like) to |i'd like to |to ]{text}",
      ],
    },
    ja: {
      examples: ['読書を習慣にする', 'ストレッチの習慣をつける', '毎日少し歩きたい', '週に2回泳ぐ'],
      does: '目的にすると、いつ何のためにするかを書き留め、その曜日のアラームと、回数を数える表を作ります。目的に書かれた曜日と時刻は尋ねません。',
      sentences: [
        '{text}を習慣(に(する|したい|したいです)|化(する|したい|したいです))',
        '{text}(する|の)習慣を(つける|つけたい|つけたいです|作る)',
        '(毎日|毎朝|毎晩|毎夜|毎夕|毎週末|平日は|週末は)[は][、]{deed}',
        '毎週[の](月|火|水|木|金|土|日)[曜|曜日][と|・|、][月|火|水|木|金|土|日][曜|曜日](に|は){deed}',
        '週[に](1|2|3|4|5|6|一|二|三|四|五|六)(回|日|度)[は|くらい|ぐらい|ほど][、]{deed}',
        '{words}(を|は|も|に|で|と|から|少し|少しずつ|ちょっと|必ず)(毎日|毎朝|毎晩|毎夜|毎夕|毎週末|平日は|週末は|週に1回|週に2回|週に3回|週1回|週2回|週3回)[は]{deed}',
      ],
    },
  },
  {
    id: 'tidy',
    use: 'phrase',
    en: {
      examples: ['Tidy my notes'],
      does: 'As a purpose: lists the notes, puts those that you name into one, and deletes the rest of them, each after your y.',
      sentences: [
        "[i (want|would like) |i'd like |help me ][to ](tidy|tidy up|clean up|sort|merge|put together)[ my| the] notes",
      ],
    },
    ja: {
      examples: ['ノートを整理する'],
      does: '目的にすると、ノートを一覧し、名前を挙げたものを一つにまとめ、残りを削除します。どれも承認を得てからです。',
      sentences: ['ノートを(整理|片付け|片づけ|まとめ)(する|したい|したいです|て|る|たい|たいです)'],
    },
  },
];
