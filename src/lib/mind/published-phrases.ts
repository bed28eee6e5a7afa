import type { PublishedPattern } from './pattern-form';
import { publishedRecipes } from './published-recipes';

/** Answers to the Avatar's questions, and phrases inside any text: the second part of all the words that rules read. */
export const publishedPhrases: readonly PublishedPattern[] = [
  ...publishedRecipes,
  {
    id: 'study',
    use: 'phrase',
    en: {
      examples: ['Study linear algebra for the exam on 15 January', 'Pass my driving test'],
      does: 'As a purpose: makes a study plan with a timetable. Any other purpose gets the general plan.',
      sentences: [
        "[i (want|need|have|would like) |i'd like |help me ][to ](study|learn|revise|cram) {text} for [the |my |an |a ](exam|test)",
        "[i (want|need|have|would like) |i'd like |help me ][to ](study|revise|cram)[ for| to| about] {text}",
        "[i (want|need|have|would like) |i'd like |help me ][to ](pass|take|sit|retake|prepare for|get ready for|do well (in|on)|learn for) [the |my |an |a ][{text} ](exam|exams|examination|test|tests|quiz|midterm|midterms|finals|certification)",
        "[i (want|need|have|would like) |i'd like |help me ][to ](pass|take|sit|retake|prepare for|get ready for|do well (in|on)|learn for) [the |my ]{text} (exam|test)[s] (in|at|for|next|this|of) (spring|summer|autumn|fall|winter|school|university|college|work|term|year|week|month)",
        "[i (want|need|have|would like) |i'd like |help me ][to ](pass|take|sit|retake|prepare for|get ready for|do well (in|on)|learn for) [the |my ](jlpt|toeic|toefl|ielts|gcse|gcses|a-levels|sat|gre)[ {text}]",
      ],
    },
    ja: {
      examples: ['線形代数を1月15日の試験までに勉強する', '簿記の試験に合格する'],
      does: '目的にすると、時間割つきの勉強の計画を作ります。ほかの目的には共通の計画を作ります。',
      sentences: [
        '{text}を[(試験|検定|テスト|入試)(までに|のために|に向けて)](勉強|学習|復習)(する|したい|したいです)',
        '{text}(を|の)(勉強|学習|復習)[を](する|したい|したいです|しよう|計画|の計画|計画を立てる)',
        '{text}(を|の)(勉強|学習|復習)',
        '[{text}[の]](試験|検定|テスト|入試|受験)(に備える|に備えたい|[の]準備[を[する|したい|したいです]]|を受ける|を受けたい|を受けたいです)',
        '[{text}[の]](試験|検定|テスト|入試|受験)(勉強|対策)[を(する|したい|したいです)]',
        '[{text}[の]](試験|検定|テスト|入試)に(合格する|合格したい|合格したいです|受かる|受かりたい|受かりたいです)',
        '{text}に(合格する|合格したい|合格したいです|受かる|受かりたい|受かりたいです)',
        '{text}の資格を(取る|取りたい|取りたいです)',
      ],
    },
  },
  {
    id: 'wish',
    use: 'phrase',
    en: {
      examples: ['I want to cook better'],
      does: 'Where I ask for a subject to study: a purpose of its own, not a subject.',
      sentences: [
        'i (want|need|have|hope|plan|wish|would like) to {text}',
        "i'd like to {text}",
        'help me[ to] {text}',
      ],
    },
    ja: {
      examples: ['料理がうまくなりたい'],
      does: '勉強する科目を尋ねているとき：科目ではなく、別の目的として受け取ります。',
      sentences: ['{text}(たい|たいです|たいと思う|たいと思います)'],
    },
  },
  {
    id: 'ongoing',
    use: 'answer',
    en: {
      examples: ['Ongoing'],
      does: 'The purpose goes on: after each goal comes the next.',
      sentences: [
        "[it is |it's |something ]ongoing",
        '[it |something that ]goes on',
        'it never ends',
        'keep going',
        'no end',
        'always',
        'forever',
        '[a |for ]habit',
      ],
    },
    ja: {
      examples: ['続ける'],
      does: '続く目的にします。ゴールが済むたびに次を作ります。',
      sentences: [
        '続ける[もの|もの[です]]',
        '続けます',
        '続けたい[です]',
        '続く[もの|もの[です]]',
        'ずっと[続ける|続く|です]',
        '終わりはない[です]',
        '習慣[です]',
      ],
    },
  },
  {
    id: 'to_reach',
    use: 'answer',
    en: {
      examples: ['To reach'],
      does: 'The purpose has an end: I ask when it may be reached.',
      sentences: [
        '[something ]to reach',
        'reach[ it]',
        'it (has an end|ends|will end)',
        'one time',
        'once',
        '[just ]this once',
        'finish it',
      ],
    },
    ja: {
      examples: ['達成する'],
      does: '終わりのある目的にします。達成したかどうかを後で尋ねます。',
      sentences: [
        '達成する[もの|もの[です]]',
        '達成したら終わ(る|り|ります)',
        '終わるもの[です]',
        '終わりがある[もの][です]',
        '(一度|一回)(だけ|きり)[です]',
      ],
    },
  },
  {
    id: 'nothing',
    use: 'answer',
    en: {
      examples: ['Nothing yet', 'No date', "I don't know", 'No idea, you decide'],
      does: 'Leaves that answer open.',
      sentences: [
        'none',
        'nothing[ yet| to add]',
        'no',
        'no (date|deadline|idea|end)',
        'without[ a] (date|deadline)',
        "i (don't|do not) know[ yet]",
        'not sure[ yet]',
        'any time',
        "[(i (don't|do not) know|i have no idea|no idea|dunno|idk|[i'm |i am ]not sure|i (don't|do not) (mind|care)|whatever|nothing comes to mind)[yet|,|.|;|:|!| yet,| yet.| -] [so |but |then |please ]](you (choose|decide|pick|tell me|say)|(choose|decide|pick) for me|you (can|may|should|could) (choose|decide|pick)|[it's |it is |that's |that is ]up to you|your (choice|call|pick)|surprise me|whatever you (think|think is best|like|want|say|prefer)|as you (like|wish|think best)|[i ][i'll ]leave (it|that|this)[ up] to you|anything[ is fine| goes| will do])[[,] please]",
        "(i have no idea|dunno|idk|[i'm |i am ]not sure[ yet])",
        'nothing (comes to mind|really|special|in particular|at all|i can think of)',
        "i (can't|cannot) think of any(thing| thing)",
        'skip',
      ],
    },
    ja: {
      examples: ['まだ何もない', '日付なし', 'わからない', 'わからない。おまかせします'],
      does: 'その答えは空けておきます。',
      sentences: [
        '[まだ]何もない[です]',
        '[特に]な(い|し)[です]',
        '(日付|期限|締め切り|締切)[は](なし|ない)[です]',
        '[まだ|よく|私には](わからない|分からない|わかりません|分かりません|未定)[です]',
        'いつでも[いい|いいです]',
        '[(わからない|分からない|わかりません|分かりません|わかんない|さあ|特にない|思いつかない|思いつきません|何でもいい|なんでもいい)[です|ので|から|けど|な][、|。|,| ]][あなた|そちら|君][に](お任せ|おまかせ|まかせ|任せ)[る|ます|します|したい|したいです|で|でいい|でいいです|でお願いします|してもいい|してもいいですか|です]',
        '[(わからない|分からない|わかりません|分かりません|さあ)[です|ので|から][、|。|,| ]](決めて|選んで|適当に|適当で|そちらで決めて|あなたが決めて)[ください|いい|いいです|お願い|お願いします]',
        '[特に|何も|なにも][は](思いつかない|思いつきません|思い浮かばない|思い浮かびません)[です]',
        '(何でも|なんでも)(いい|よい|かまわない|構わない)[です]',
        'いいえ',
        'スキップ',
      ],
    },
  },
  {
    id: 'order',
    use: 'answer',
    en: {
      examples: ['Change the chapter list', 'Cancel all of that'],
      does: 'While I ask something, and no sentence above fits: I ask whether it is your answer before I take it as one.',
      sentences: [
        '[(no|sorry|actually|wait)[,] ][please |(can|could|will|would) you [please ]](change|move|shift|reschedule|postpone|cancel|delete|remove|rename|undo|edit|erase|reset) {words}',
      ],
    },
    ja: {
      examples: ['章の一覧を変えて', 'それは全部取り消して'],
      does: '質問の答えを待っている間、上のどの文にも当てはまらないとき：答えとして受け取る前に、答えかどうかを尋ねます。',
      sentences: [
        '{words}(変えて|変更して|ずらして|移して|延期して|取り消して|消して|削除して|キャンセルして|中止して|やめて|直して|戻して|早めて|遅らせて)[おいて][ください|ね|くれる|くれますか|もらえますか|ほしい|ほしいです]',
      ],
    },
  },
  {
    id: 'date',
    use: 'phrase',
    en: {
      examples: [
        '2026-12-04',
        '4 December',
        'by Friday',
        'next Friday',
        'in 2 weeks',
        'tomorrow',
        'in June',
        'end of the month',
        'two weeks',
      ],
      does: 'Sets the date, told back with its weekday. In a purpose, an outcome or a step too.',
      sentences: [],
    },
    ja: {
      examples: ['2026年12月4日', '12月4日まで', '来週の金曜', '3日後', '2週間後', '明日', '6月に', '月末', '1週間'],
      does: '日付にして、曜日つきで確かめます。目的や成果、手順の中に書いてもわかります。',
      sentences: [],
    },
  },
  {
    id: 'other_date',
    use: 'answer',
    en: {
      examples: ['No, make it 5 December', 'The date is 5 December'],
      does: 'While I still ask for a plan: a date alone, or like this, is the date of the plan in place of the one before.',
      sentences: [
        "[(no|sorry|actually|wait|i mean|i meant)[,] ](make it|say|let's say|rather|better|not that but) {text}",
        '[(no|sorry|actually|wait)[,] ](change|move|set) (it|that|the date|the deadline) to {text}',
        '[(no|sorry|actually|wait)[,] ][the ](date|deadline|due date) (is|should be|must be) {text}',
        "[(no|sorry|actually|wait)[,] ](it is|it's) {text}",
        '(no|sorry|actually|wait|i mean|i meant)[,] {text}',
        '{text} (instead|rather|please)',
      ],
    },
    ja: {
      examples: ['いや、12月5日にして', '期限は12月5日です'],
      does: '計画について尋ねている間：日付だけか、このような文は、前の日付に代わる計画の日付になります。',
      sentences: [
        '[(いや|いえ|いいえ|すみません|やっぱり|やはり|違う|違います)[、]](日付|期日|期限|締め切り|締切)(は|を){text}(です|にして|に変えて|に変更して|にします|でお願いします)[ください]',
        '[(いや|いえ|いいえ|すみません|やっぱり|やはり|違う|違います)[、]](日付|期日|期限|締め切り|締切)は{text}',
        '[(いや|いえ|いいえ|すみません|やっぱり|やはり|違う|違います)[、]]{text}(にして|に変えて|に変更して|でお願い)[ください|します]',
        '[(いや|いえ|いいえ|すみません|やっぱり|やはり|違う|違います)[、]]{text}(にします|がいい|がいいです|です)',
        '(いや|いえ|いいえ|すみません|やっぱり|やはり|違う|違います)[、]{text}',
      ],
    },
  },
  {
    id: 'clock_time',
    use: 'phrase',
    en: {
      examples: ['at 7:30', '6 pm', 'noon', 'in 20 minutes', 'every day', 'every Monday and Friday', 'on weekdays'],
      does: 'In an alarm: its time, told back before it is set. A time without a day is the next one to come.',
      sentences: [],
    },
    ja: {
      examples: ['7時半', '午後6時', '正午', '20分後', '毎日', '毎週月・金', '平日'],
      does: 'アラームの時刻にして、設定の前に確かめます。日のない時刻は、次に来るその時刻です。',
      sentences: [],
    },
  },
  {
    id: 'weekly_time',
    use: 'answer',
    en: {
      examples: ['4 hours a week', '3 days a week', 'Tuesday and Thursday', 'every day'],
      does: 'In a study plan: how often to study, and for how long.',
      sentences: [],
    },
    ja: {
      examples: ['週4時間', '週3日', '火曜と木曜', '毎日'],
      does: '勉強の計画で、何曜日にどれだけ勉強するかを決めます。',
      sentences: [],
    },
  },
];
