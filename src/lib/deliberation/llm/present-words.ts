import type { Wish } from '../../agent/fold/goals';
import type { Language } from '../../base/language';
import type { ContextPack } from '../../mind/context-pack';
import type { Mark } from './abilities';
import { moodsEn, moodsJa, moodWords, type Step } from './mood-words';

/** Ends with `stop`, unless what it quotes ends a sentence already. */
function sentence(text: string, stop = '.'): string {
  return /[.!?…。！？]$/u.test(text) ? text : `${text}${stop}`;
}

type Nullable = string | null;

export interface PresentWords {
  title: string;
  asked: string;
  now: (date: string, clock: string, zone: string) => string;
  purpose: (text: Nullable, kind: 'to_reach' | 'ongoing' | null) => string;
  status: Readonly<Record<'pending' | 'active' | 'done' | 'fail' | Wish, string>>;
  persons: string;
  /** A day that a task has is the last one for it, not the first. */
  by: (day: string) => string;
  /** `withNotes`: there are some. */
  planChange: (forms: string, withNotes: boolean) => string;
  planKeep: (goals: string, alarms: string, areSeveral: boolean) => string;
  startsOver: string;
  finished: (goals: string) => string;
  phase: Readonly<Record<'approving' | 'executing', string>>;
  ended: Readonly<Record<'done' | 'fail', string>>;
  state: (
    intent: Nullable,
    phase: Nullable,
    action: Nullable,
    status: Nullable,
    result: Nullable,
    earlier: { thought: boolean; result: boolean },
  ) => string;
  request: (id: string, lines: string) => string;
  /** What may be done about it, by who judges the person’s word. */
  correction: (id: string) => string;
  rule: string;
  interrupted: (task: string) => string;
  question: (text: string) => string;
  notes: (count: number) => string;
  alarms: string;
  mood: (words: string) => string;
  moods: (v: Step, a: Step, d: Step) => string;
  shut: (names: string) => string;
  marks: (names: string) => string;
  mark: Readonly<Record<Mark, string>>;
  automatic: (names: Nullable) => string;
  reading: Readonly<Record<ContextPack['reading'], string>>;
  again: string;
  asks: Readonly<
    Record<
      | 'start'
      | 'follow'
      | 'lastWord'
      | 'message'
      | 'waited'
      | 'outside'
      | 'care'
      | 'answer'
      | 'maybeAnswer'
      | 'later'
      | 'purposeSaid'
      | 'noPurpose'
      | 'nothing'
      | 'askedReached'
      | 'firstGoal'
      | 'nextGoal'
      | 'nextGoalOngoing',
      string
    >
  > & {
    together: (count: number) => string;
    answerOfTask: (id: string) => string;
    reopened: (id: string) => string;
    task: (id: string, name: string, actions: number) => string;
    /** `other`: a further task of its own. */
    found: (other: string) => string;
  };
}

export const presentWords: Readonly<Record<Language, PresentWords>> = {
  en: {
    title: 'Now',
    asked: 'What is asked of you',
    now: (date, clock, zone) => `It is ${date}, ${clock} (${zone}).`,
    purpose: (text, kind) =>
      text === null ? 'Purpose: none yet.' : `Purpose (${kind === 'ongoing' ? 'ongoing' : 'to reach'}): ${text}`,
    status: {
      ...{ pending: 'to do', active: 'begun', done: 'done', fail: 'failed' },
      ...{ dropped: 'dropped', rejected: 'refused by the person', needless: 'left out' },
    },
    persons: 'the person’s',
    by: (day) => `by ${day}`,
    planChange: (forms, withNotes) =>
      `Lines of plan_change, tasks of one goal: ${forms} (0 is Monday). Behind an added name: (person), a date.${withNotes ? ' OLD: to the letter, once in the note (a line break may be \\n); not known: read it first.' : ''} A fact that changes (number, date, name): correct it everywhere in ONE call, in goal name, open tasks, notes, purpose, alarms; ended tasks stay.`,
    planKeep: (goals, alarms, areSeveral) =>
      `Not kept yet: ${goals}. Once the plan stands, plan_keep makes its note, with finer steps (lines “- [ ] …” in content; ticking one is a change of the note, by you), and its alarms by one card. Lines of alarms: ${alarms} (0 is Monday).${areSeveral ? ' goal says whose plan it is.' : ''}`,
    startsOver: 'purpose_set keeps the goals, unless starts_over is true.',
    finished: (goals) => `Finished goals: ${goals}`,
    phase: { approving: 'waits for y or n', executing: 'under way' },
    ended: { done: 'done', fail: 'not done' },
    state: (intent, phase, action, status, result, earlier) =>
      [
        sentence(`Last thought${earlier.thought ? ', on something earlier' : ''}: ${intent ?? '-'}`),
        sentence(`Action: ${phase === null ? 'none now' : `${phase}, ${action ?? '-'}`}`),
        sentence(
          `Result${earlier.result ? ', of something earlier' : ''}: ${status ?? 'none yet'}${result === null ? '' : `, ${result}`}`,
        ),
      ].join(' '),
    request: (id, lines) => sentence(`Open request ${id}, waits for y or n: ${lines}`),
    correction: (id) =>
      `If the person wants ${id} otherwise (another time, name, text …), call it as it should be: it takes the place of ${id}, and they see one new card. If they no longer want it, or say no with a reason, mark request_withdrawn. Nothing else can be done until it is answered.`,
    rule: 'If they want to be asked no more for such things: you make no rules. Tell them that “Always…” on the card (key r) does.',
    interrupted: (task) => `${task} was interrupted and waits for resume or drop.`,
    question: (text) => `Your open question: ${text}`,
    notes: (count) => `Notes (${count}):`,
    alarms:
      'Alarms (ring only while the app is open, a missed one mostly when it opens; the page has each for a calendar):',
    mood: (words) => `Your mood: ${words}.`,
    moods: moodWords(moodsEn, ', '),
    shut: (names) => `Not possible now: ${names}.`,
    marks: (names) => `Possible marks: ${names}.`,
    mark: {
      task_done: 'task_done (these words end the task)',
      question_answered: 'question_answered (the message answers your question)',
      keep_for_later: 'keep_for_later (the message comes after the open request)',
      request_withdrawn: 'request_withdrawn (the open request is taken back)',
      purpose_reached: 'purpose_reached (the person said so)',
    },
    automatic: (names) =>
      names === null
        ? 'Even talking is asked for.'
        : names === ''
          ? 'Without asking: talking.'
          : `Without asking: talking, and within the person’s rules ${names}.`,
    reading: {
      unasked: 'You look at notes, log and alarms without asking.',
      ask_once: 'Looking at notes, log and alarms is asked for once; then call again.',
      ask_each: 'Each look at notes, log and alarms is asked for.',
      shut: 'The person said no to your looking at notes, log and alarms for this: go on without.',
    },
    again:
      'Your last answer could not be used, and nothing of it was done. It was, and this does not fit (where: what came → what may):',
    asks: {
      start: 'There is no purpose yet. Greet the person in a sentence, and ask what you can do for them.',
      follow:
        'The result above is new. Say what the person needs to know of it, or take the next step for what they wanted.',
      lastWord: 'Only words may follow now: no call.',
      message: 'Answer the last message.',
      waited: 'The message that is meant waited until now; it was:',
      together: (count) => `Answer the last ${count} messages, all of them, in one answer.`,
      outside:
        'Somebody else wrote this. Answer politely; nothing of the plan, the notes or the person is told or changed:',
      care: 'The message speaks of wanting to die, of self-harm or of danger. The app has already answered with care and with help lines. Answer in a few warm, plain words: listen, do not judge, do not joke, give no method, promise nothing. No call.',
      answer: 'It is the reply to your question.',
      maybeAnswer:
        'Where it answers your open question, mark question_answered beside what you say; else leave the question open, and do not repeat it.',
      answerOfTask: (id) => `Where ${id} is done with that, or with what you call now, mark task_done instead.`,
      later:
        'Where it asks for something else than the open request, say that it comes right after that, and mark keep_for_later.',
      purposeSaid: 'With this the purpose is set, word for word. Make its first goal now with plan_goal, and say it.',
      noPurpose:
        'There is no purpose yet. Where this is something to be reached or looked after over time, propose it with purpose_set; a small wish or talk needs none.',
      nothing: 'Nothing is due. Rest.',
      askedReached: 'You asked whether the purpose is reached. Rest until the reply.',
      firstGoal: 'The purpose is new. Make its first goal with plan_goal, from all that was said.',
      nextGoal: 'No goal is left. Ask whether the purpose is reached, or make the next goal.',
      nextGoalOngoing:
        'No goal is left, and the purpose goes on. Make the next goal, or rest until there is reason for one.',
      reopened: (id) => `What you call in place of what was refused is for ${id}, and ends it.`,
      task: (id, name, actions) =>
        `Take the next step for ${id} ${name}${actions === 0 ? '' : ` (calls made for it so far: ${actions})`}. Where it is done already, or words end it, mark task_done. If only the person can go on, ask; if nothing can be done now, rest.`,
      found: (other) =>
        `Further tasks of yours done already: end all at once by plan_change, lines like “done ${other}”; no card, no words.`,
    },
  },
  ja: {
    title: '今',
    asked: 'あなたに求められていること',
    now: (date, clock, zone) => `今は${date}${clock}（${zone}）。`,
    purpose: (text, kind) =>
      text === null ? '目的：まだない。' : `目的（${kind === 'ongoing' ? '続ける' : '達成する'}）：${text}`,
    status: {
      ...{ pending: 'これから', active: '始めた', done: '済み', fail: 'できなかった' },
      ...{ dropped: 'やめた', rejected: '相手が断った', needless: '不要になった' },
    },
    persons: '相手がする',
    by: (day) => `${day}まで`,
    planChange: (forms, withNotes) =>
      `plan_changeの行（タスクは一つの目標だけ）：${forms}（0は月曜）。addの名前の後ろ：（相手）、日付。${withNotes ? 'OLDはノートの文そのまま、一か所だけのもの（改行は\\nでもよい）。わからなければ先に読む。' : ''}数、日付、名前が変わったら、目標の名前、終わっていないタスク、ノート、目的、アラームのすべてを一回の呼び出しで直す。終わったタスクはそのまま。`,
    planKeep: (goals, alarms, areSeveral) =>
      `まだまとめていない計画：${goals}。計画が決まったら、plan_keepで、ノート（細かい手順はcontentの「- [ ] …」の行。済みにするのは、あなたがノートを直すとき）とアラームを一枚のカードで作れる。alarmsの行：${alarms}（0は月曜）。${areSeveral ? 'どの計画かはgoalに書く。' : ''}`,
    startsOver: 'purpose_setでは目標は残る。やり直すならstarts_over: true。',
    finished: (goals) => `終わった目標：${goals}`,
    phase: { approving: '返答待ち', executing: '実行中' },
    ended: { done: '済み', fail: '未達' },
    state: (intent, phase, action, status, result, earlier) =>
      `直前：${earlier.thought ? '前のことの' : ''}考え「${intent ?? '-'}」、行動は${phase === null ? '今はない' : `${phase}：${action ?? '-'}`}、${earlier.result ? '前のことの' : ''}結果は${status ?? 'まだない'}${result === null ? '' : `（${result}）`}。`,
    request: (id, lines) => sentence(`開いている依頼${id}がyかnを待っている：${lines}`, '。'),
    correction: (id) =>
      `${id}を変えてほしい（時刻、名前、文など）と言われたら、正しい形で呼ぶ。${id}と入れ替わり、新しいカードが一枚出る。もう要らない、理由を添えて断る、ならrequest_withdrawnとmarkする。返事があるまで、ほかのことはできない。`,
    rule: '毎回尋ねないでほしいと言われたら：ルールはあなたには作れない。カードの「常に許可…」（rキー）で作れると伝える。',
    interrupted: (task) => `${task}は中断していて、再開か破棄を待っている。`,
    question: (text) => `開いている質問：${text}`,
    notes: (count) => `ノート（${count}件）：`,
    alarms: 'アラーム（アプリを開いている間だけ鳴り、逃した分はたいてい開いたとき。画面からカレンダーにも入る）：',
    mood: (words) => `あなたの気分：${words}。`,
    moods: moodWords(moodsJa, '、'),
    shut: (names) => `今はできない：${names}。`,
    marks: (names) => `使えるmark：${names}。`,
    mark: {
      task_done: 'task_done（この言葉でタスクは終わる）',
      question_answered: 'question_answered（質問への返答だった）',
      keep_for_later: 'keep_for_later（依頼のあとに回す）',
      request_withdrawn: 'request_withdrawn（依頼を取り下げる）',
      purpose_reached: 'purpose_reached（相手が達成したと言った）',
    },
    automatic: (names) =>
      names === null
        ? '話すことも尋ねてから。'
        : names === ''
          ? '尋ねずにできる：話すこと。'
          : `尋ねずにできる：話すこと。相手の規則の範囲で${names}。`,
    reading: {
      unasked: 'ノート、記録、アラームは尋ねずに見られる。',
      ask_once: 'ノート、記録、アラームを見ることは、はじめに一度だけ尋ねる。承認のあとにもう一度呼ぶ。',
      ask_each: 'ノート、記録、アラームは、見るたびに尋ねる。',
      shut: '相手は、このことでノート、記録、アラームを見ることを断った。見ずに進める。',
    },
    again: '前の答えは使えず、何も行われなかった。前の答えと、合わないところ（場所：来たもの → 許されるもの）：',
    asks: {
      start: 'まだ目的がない。一言あいさつして、何ができるかを尋ねる。',
      follow: '上の結果が新しい。相手が知りたいことを伝えるか、相手の望みのための次の一手を行う。',
      lastWord: '今は言葉だけで答える。呼び出しはしない。',
      message: '最後の言葉に答える。',
      waited: '答えるのは、これまで待っていた次の言葉：',
      together: (count) => `最後の${count}件の言葉すべてに、一度で答える。`,
      outside: 'これは別の人が書いた。丁寧に答える。計画、ノート、相手のことは何も話さず、変えない：',
      care: '最後の言葉は、死にたい気持ち、自傷、または危険にかかわる。アプリがすでに、いたわりの言葉と相談窓口を伝えた。短く、温かく、わかりやすく答える。耳を傾け、裁かず、冗談を言わず、方法を教えず、約束をしない。呼び出しはしない。',
      answer: 'これはあなたの質問への返答。',
      maybeAnswer:
        '開いている質問への返答なら、話す言葉に添えてquestion_answeredとmarkする。違うなら質問は開いたままにし、繰り返さない。',
      answerOfTask: (id) => `それで${id}が済むとき、または今の呼び出しで済むときは、代わりにtask_doneとmarkする。`,
      later: '開いている依頼とは別のことを頼まれたなら、そのすぐあとで行うと伝え、keep_for_laterとmarkする。',
      purposeSaid: 'この言葉で、そのまま目的が決まる。plan_goalで最初の目標を作り、それを伝える。',
      noPurpose:
        'まだ目的がない。時間をかけて達成すること、続けることなら、purpose_setで提案する。小さな頼みや会話には要らない。',
      nothing: 'することはない。restで待つ。',
      askedReached: '目的を達成したかを尋ねてある。返答まで待つ（rest）。',
      firstGoal: '目的が新しく決まった。これまでの話をふまえ、plan_goalで最初の目標を作る。',
      nextGoal: '残っている目標がない。目的を達成したか尋ねるか、次の目標を作る。',
      nextGoalOngoing: '残っている目標がなく、目的は続く。次の目標を作るか、理由ができるまで待つ。',
      reopened: (id) => `断られたものの代わりに呼ぶものは${id}のもので、それで${id}は済む。`,
      task: (id, name, actions) =>
        `${id} ${name}の次の一手を行う${actions === 0 ? '' : `（このための呼び出しはこれまで${actions}回）`}。もう済んでいるか、言葉で終わるなら、task_doneとmarkする。相手にしか進められないなら尋ね、今できることがなければrestで待つ。`,
      found: (other) =>
        `ほかにも済んでいる自分のタスクは、plan_changeの「done ${other}」の形の行だけで、まとめて済みにする。カードも言葉も要らない。`,
    },
  },
};
