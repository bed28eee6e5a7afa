import type { Language } from '../../base/language';

/** What stands between the words of person and Avatar: by code, in brackets. It never changes what an earlier build said without need. */
export interface TranscriptWords {
  summary: (text: string) => string;
  leftOut: (count: number) => string;
  removed: string;
  /** Behind what was said before the person stopped it. */
  cut: string;
  stub: (length: number, origins: string, seq: number) => string;
  other: (source: string) => string;
  pressed: string;
  /** Before what the person said with their no. */
  refuses: (request: string) => string;
  buttons: (labels: readonly string[]) => string;
  purpose: (text: string) => string;
  planned: (goal: string) => string;
  /** Behind a task that the person does. */
  persons: string;
  taskStatus: Readonly<Record<'pending' | 'active' | 'done' | 'fail', string>>;
  planChanged: (how: 'hand' | 'agreed' | 'undone', goal: string, tasks: string) => string;
  waits: (until: string) => string;
  answer: Readonly<Record<'y' | 'n' | 'withdrawn', (request: string) => string>>;
  askedAgain: (request: string) => string;
  asked: (request: string) => string;
  allowed: (request: string) => string;
  notRun: string;
  did: (name: string) => string;
  result: (name: string, outcome: string, cause: string, summary: string) => string;
  goalDone: (goal: string, name: string, rate: string) => string;
  seen: (source: string) => string;
  failedTry: string;
}

const en: TranscriptWords = {
  summary: (text) => `(earlier, in short: ${text})`,
  leftOut: (count) => `(${count} older events are left out here; recall finds them)`,
  removed: '(taken out by the person)',
  cut: '… (the person stopped you here)',
  stub: (length, origins, seq) =>
    `(#${seq}: ${length} characters${origins === '' ? '' : ` from ${origins}`}, not shown here)`,
  other: (source) => `(somebody else, on ${source}) `,
  pressed: '(pressed) ',
  refuses: (request) => `(why not ${request}) `,
  buttons: (labels) => `[buttons: ${labels.join(' | ')}]`,
  purpose: (text) => `purpose set: ${text}`,
  planned: (goal) => `planned: ${goal}`,
  persons: ' (person)',
  taskStatus: { pending: 'to do', active: 'begun', done: 'done', fail: 'dropped' },
  planChanged: (how, goal, tasks) =>
    `${goal} ${{ hand: 'changed by the person’s own hand', agreed: 'changed as agreed', undone: 'changed back by the person' }[how]}: ${tasks === '' ? 'another order' : tasks}`,
  waits: (until) => `you wait: ${until}`,
  answer: {
    y: (request) => `${request}: yes`,
    n: (request) => `${request}: NO, the person refused it`,
    withdrawn: (request) => `${request}: taken back by you`,
  },
  askedAgain: (request) => `asked again as ${request}`,
  asked: (request) => `asked the person, ${request}; not done yet`,
  allowed: (request) => `allowed by a rule, ${request}; the result follows`,
  notRun: 'not run',
  did: (name) => `(called ${name})`,
  result: (name, outcome, cause, summary) => `${name}: ${outcome}${cause === '' ? '' : ` (${cause})`}. ${summary}`,
  goalDone: (goal, name, rate) => `${goal} ${name} is finished, ${rate} done`,
  seen: (source) => `seen by ${source}:`,
  failedTry: 'you tried, nothing ran: the answer did not fit',
};

const ja: TranscriptWords = {
  summary: (text) => `（これまでの要約：${text}）`,
  leftOut: (count) => `（さらに古い${count}件の記録は省略。recallで探せる）`,
  removed: '（相手が取り除いた）',
  cut: '…（ここで相手に止められた）',
  stub: (length, origins, seq) =>
    `（#${seq}：${origins === '' ? '' : `${origins}からの`}${length}文字。ここには出さない）`,
  other: (source) => `（${source}の別の人）`,
  pressed: '（ボタンで）',
  refuses: (request) => `（${request}を断った理由）`,
  buttons: (labels) => `［ボタン：${labels.join('｜')}］`,
  purpose: (text) => `目的が決まった：${text}`,
  planned: (goal) => `計画した：${goal}`,
  persons: '（相手）',
  taskStatus: { pending: 'これから', active: '始めた', done: '済み', fail: 'やめた' },
  planChanged: (how, goal, tasks) =>
    `${goal}は${{ hand: '相手が自分で変えた', agreed: '承認のとおり変わった', undone: '相手が元に戻した' }[how]}：${tasks === '' ? '順番' : tasks}`,
  waits: (until) => `待つ：${until}`,
  answer: {
    y: (request) => `${request}：承認`,
    n: (request) => `${request}：却下。相手が断った`,
    withdrawn: (request) => `${request}：あなたが取り下げた`,
  },
  askedAgain: (request) => `${request}としてもう一度尋ねた`,
  asked: (request) => `相手に尋ねている（${request}）。まだ行っていない`,
  allowed: (request) => `規則により許可（${request}）。結果はこのあと`,
  notRun: '実行せず',
  did: (name) => `（${name}を呼んだ）`,
  result: (name, outcome, cause, summary) => `${name}：${outcome}${cause === '' ? '' : `（${cause}）`}。${summary}`,
  goalDone: (goal, name, rate) => `${goal} ${name}が終わった。達成率${rate}`,
  seen: (source) => `${source}が見たもの：`,
  failedTry: '答えの形が合わず、何も行われなかった',
};

export const transcriptWords: Readonly<Record<Language, TranscriptWords>> = { en, ja };
