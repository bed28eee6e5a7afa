import type { Language } from '../../base/language';
import type { Slot } from './recipe-slots';
import type { TaskQuestionCode } from './words-form';
import type { RecipeQuestionCode } from './words-recipes';

/** What can be asked: a slot of a recipe, a question of a task, or one of those that stand by themselves. */
export type AskedCode =
  Slot | TaskQuestionCode | RecipeQuestionCode | 'topics' | 'self_test' | 'first' | 'keep' | 'reached';

/** What is said of a question: what it is for, and an answer that would do. Loaded with what judges. */
export interface AskingWords {
  /** The answer is not read as one; the question follows. */
  again(example: string): string;
  againNeeded(example: string): string;
  skip: string;
  /** The second time: the question is left. */
  leftOpen(matter: string): string;
  /** Of the kind of a purpose, which cannot be left open. */
  takenToReach: string;
  /** In the reason of what is then written. */
  leftOpenReason: string;
  explained(why: string, example: string): string;
  /** Asked what a request is for. */
  request: string;
  questions: Readonly<Record<AskedCode, { why: string; example: string }>>;
}

export const askingWords: Readonly<Record<Language, AskingWords>> = {
  en: {
    again: (example) => `I could not make an answer of that. A good one would be: ${example}. Or press Skip.`,
    againNeeded: (example) => `I could not make an answer of that. A good one would be: ${example}.`,
    skip: 'Skip',
    leftOpen: (matter) => `I could not read that either, so I leave ${matter} open and go on.`,
    takenToReach: 'I could not read that either, so I take it as something to reach.',
    leftOpenReason: 'I could not make anything of your answer, so its place is left open.',
    explained: (why, example) => `${why} An answer could be: ${example}.`,
    request:
      'The amber card shows what I would do now and what it touches. I ask so that nothing happens without you: y lets me do it, n leaves it out.',
    questions: {
      purpose: {
        why: 'I ask so that I know what to plan for.',
        example: '“Finish my essay by 4 December”',
      },
      subject: { why: 'I ask so that the timetable knows what it is for.', example: '“linear algebra”' },
      kind: {
        why: 'Something to reach is over once it is done, such as a letter. Something ongoing never is, such as staying fit; after each goal I make the next. I ask so that I know when to stop.',
        example: '“To reach”',
      },
      outcome: {
        why: 'I ask so that the plan knows what it leads to, and we both see when it is there. It goes into the first note.',
        example: '“I cook three dinners a week without a recipe”',
      },
      date: {
        why: 'I ask so that I can spread the steps over the days that are left.',
        example: '“in 3 weeks”, or “no date”',
      },
      have: {
        why: 'I ask so that the plan begins where you are, and not at nothing.',
        example: '“a good pan, Saturday mornings free”',
      },
      steps: {
        why: 'I ask because you know best what is to be done; each step gets a day of its own in the plan.',
        example: '“choose three recipes, buy what is missing, cook the first one”',
      },
      hours: { why: 'I ask so that the timetable fits your week.', example: '“4 hours a week”' },
      materials: {
        why: 'I ask so that it stands in the note when you sit down to learn.',
        example: '“the grammar book”',
      },
      place: { why: 'I ask so that it stands on the list, with the day.', example: '“Kyoto station”' },
      bring: { why: 'I ask to make a list that you can tick off while packing.', example: '“tickets, umbrella”' },
      prepare: {
        why: 'I ask so that each thing that must be done before gets a day.',
        example: '“book the inn, ask Mika”',
      },
      clock: { why: 'I ask so that the alarm rings when you have time for it.', example: '“7:30”' },
      prompts: {
        why: 'I ask so that each day’s page begins with something to answer.',
        example: '“What was good today?”',
      },
      days: { why: 'I ask so that the alarm rings on the days you mean.', example: '“Monday and Thursday”' },
      why: {
        why: 'I ask because a reason helps on a day when it is hard. It goes into the note.',
        example: '“to sleep better”',
      },
      merge: {
        why: 'I ask because only you know which notes belong together.',
        example: 'the paths of two notes, one a line',
      },
      first_move: {
        why: 'I ask because a plan begins to move with one small thing that has a day. It goes into the note of the steps.',
        example: '“tomorrow I look for a recipe”',
      },
      done_when: {
        why: 'I ask so that you can tick a step off without wondering whether it is done.',
        example: '“the recipe hangs in the kitchen”',
      },
      obstacle: { why: 'I ask because what is foreseen can be planned around.', example: '“too tired after work”' },
      find_out: {
        why: 'I ask so that what is not known yet stands where you will see it.',
        example: '“which shop has fresh herbs”',
      },
      hardest: { why: 'I ask so that the hardest part gets a day more.', example: '“proofs”' },
      changed: { why: 'I ask so that the plan keeps up with what happened.', example: '“I have Fridays off now”' },
      next_step: {
        why: 'I ask so that it is clear what is to be done next, and by when.',
        example: '“call the library by Friday”',
      },
      entry: { why: 'I ask because a journal begins with its first line.', example: '“a long walk by the river”' },
      went_well: { why: 'I ask because what went well is worth doing again.', example: '“two dinners with friends”' },
      done_count: { why: 'I ask to count it: the sheet shows how often it was done.', example: '“yes, today”' },
      tidy_next: { why: 'I ask so that notes stay tidy from now on.', example: '“all into bees/a.md”' },
      topics: { why: 'I ask so that each session has a topic of its own.', example: '“matrices, determinants”' },
      self_test: {
        why: 'I ask so that you can test yourself before the last day.',
        example: '“What does a determinant tell?”',
      },
      first: {
        why: 'I ask before I write the note, in case something is missing in it.',
        example: '“the neighbour helps on Sunday”',
      },
      keep: { why: 'I ask because nothing is deleted that does not stand elsewhere.', example: '“Keep it”' },
      reached: {
        why: 'Every task has ended, and only you can tell whether you have what you wanted. If not, I make a further goal.',
        example: '“not yet”, or “it is done”',
      },
    },
  },
  ja: {
    again: (example) =>
      `答えとして読み取れませんでした。たとえば${example}のように書くか、「スキップ」を押してください。`,
    againNeeded: (example) => `答えとして読み取れませんでした。たとえば${example}のように書いてください。`,
    skip: 'スキップ',
    leftOpen: (matter) => `今度も読み取れなかったので、${matter}は空けたまま先へ進みます。`,
    takenToReach: '今度も読み取れなかったので、達成するものとして進めます。',
    leftOpenReason: '返答を読み取れなかったので、その欄は空けておきます。',
    explained: (why, example) => `${why}答えの例：${example}`,
    request:
      '琥珀色のカードに、これからすることと、触れるものが出ています。知らないうちに何かが起きないように尋ねています。y なら実行し、n なら見送ります。',
    questions: {
      purpose: { why: '何のための計画かを知るための質問です。', example: '「12月4日までに論文を仕上げる」' },
      subject: { why: '何の時間割かを決めるための質問です。', example: '「線形代数」' },
      kind: {
        why: '手紙のように済めば終わるものが「達成するもの」、運動のように終わりのないものが「続けるもの」です。続けるものなら、ゴールが済むたびに次を作ります。いつ終えるかを知るための質問です。',
        example: '「達成するもの」',
      },
      outcome: {
        why: '計画がどこへ向かうか、いつ届いたかがお互いにわかるようにするための質問です。最初のノートに書きます。',
        example: '「レシピなしで週に三回夕食を作れる」',
      },
      date: { why: '残りの日に手順を割りふるための質問です。', example: '「3週間後」、または「日付なし」' },
      have: {
        why: '何もないところからではなく、今あるところから始めるための質問です。',
        example: '「よい鍋、土曜の午前の時間」',
      },
      steps: {
        why: '何をするかは、ご自身がいちばんよくご存じだからです。手順の一つひとつに日を決めます。',
        example: '「レシピを三つ選ぶ、足りないものを買う、一つ目を作る」',
      },
      hours: { why: '時間割を一週間の予定に合わせるための質問です。', example: '「週4時間」' },
      materials: { why: '始めるときにすぐ開けるよう、ノートに書いておくための質問です。', example: '「文法の本」' },
      place: { why: '日付と一緒に、場所も一覧に書いておくための質問です。', example: '「京都駅」' },
      bring: { why: '荷造りのときに印をつけられる一覧を作るための質問です。', example: '「切符、傘」' },
      prepare: {
        why: '前もってすることの一つひとつに日を決めるための質問です。',
        example: '「宿を予約する、美香に聞く」',
      },
      clock: { why: '時間のあるときにアラームを鳴らすための質問です。', example: '「7時半」' },
      prompts: { why: '毎日のページを、答えやすい問いで始めるための質問です。', example: '「今日よかったことは？」' },
      days: { why: '望む曜日にアラームを鳴らすための質問です。', example: '「月曜と木曜」' },
      why: { why: 'つらい日には理由が助けになるので、ノートに書いておきます。', example: '「よく眠れるように」' },
      merge: {
        why: 'どのノートが同じ仲間かは、ご自身にしかわからないからです。',
        example: '二つのノートのパスを一行に一つずつ',
      },
      first_move: {
        why: '小さな一つに日を決めると、計画が動き出すからです。手順のノートに書きます。',
        example: '「明日、レシピを一つ探す」',
      },
      done_when: {
        why: '手順が終わったかどうかを迷わずに決められるようにするための質問です。',
        example: '「レシピを台所に貼った」',
      },
      obstacle: { why: '先にわかっていれば、避けて計画できるからです。', example: '「仕事のあとで疲れている」' },
      find_out: {
        why: 'まだわからないことを、目につくところに書いておくための質問です。',
        example: '「新鮮な野菜はどの店にあるか」',
      },
      hardest: { why: '一番難しいところに、一日多くとるための質問です。', example: '「証明」' },
      changed: { why: '起きたことに計画を合わせるための質問です。', example: '「金曜が休みになった」' },
      next_step: {
        why: '次に何をいつまでにするかを、はっきりさせるための質問です。',
        example: '「金曜までに図書館に電話する」',
      },
      entry: { why: '日記は最初の一行から始まるからです。', example: '「川沿いを長く歩いた」' },
      went_well: { why: 'うまくいったことは、またする値打ちがあるからです。', example: '「友人と二回夕食をとった」' },
      done_count: { why: '何回できたかを表に数えるための質問です。', example: '「今日できた」' },
      tidy_next: { why: 'これからもノートを整えておくための質問です。', example: '「すべて bees/a.md に書く」' },
      topics: { why: '一回ごとに何を学ぶかを決めるための質問です。', example: '「行列、行列式」' },
      self_test: {
        why: '最後の日の前に、自分で確かめられるようにするための質問です。',
        example: '「行列式で何がわかる？」',
      },
      first: {
        why: 'ノートに足りないものがないか、書く前に確かめるための質問です。',
        example: '「日曜は隣の人が手伝う」',
      },
      keep: { why: 'ほかに書き写せていないものは削除しないので、確かめています。', example: '「残す」' },
      reached: {
        why: 'タスクがすべて終わりました。望みどおりになったかどうかは、ご自身にしかわかりません。まだなら次のゴールを作ります。',
        example: '「まだです」、または「達成しました」',
      },
    },
  },
};
