import type { JsonObject } from '../../src/lib/base/json';

/** What a model says, and what it calls. */
export interface CompetentAnswer {
  say: string;
  call: { name: string; input: JsonObject } | null;
}

/** As `competentTurn`, in the form that a model without tools is asked for. */
export function competentAnswer(prompt: string): string {
  return inForm(competentTurn(prompt));
}

/** What is said and called, as one JSON object. */
export function inForm({ say, call }: CompetentAnswer): string {
  const isMark = call?.name === 'mark';
  return JSON.stringify({ say, call: isMark ? null : call, mark: isMark ? call.input['what'] : null });
}

/**
 * A model that understands its task and keeps to what it is told, as a good one would. It knows nothing but the request as it was sent, whose
 * last part says what is asked. One task each: a note, a line added to it, a look through the notes, a search, and a report.
 */
export function competentTurn(prompt: string): CompetentAnswer {
  const at = Math.max(prompt.lastIndexOf('# What is asked of you'), prompt.lastIndexOf('# あなたに求められていること'));
  const asked = prompt.slice(at);
  const isJapanese = asked.startsWith('# あ');
  const say = (en: string, ja: string): string => (isJapanese ? ja : en);
  const asks =
    /(?:Take the next step for (?=G\d)|^(?=.*次の一手を行う))(G\d+-T\d+) .*?(?:so far: (\d+)\)|これまで(\d+)回|\. Where it is done already|次の一手を行う。)/mu;
  const [, task, times, kai] = asks.exec(asked) ?? [];
  if (task !== undefined) return forTask(task, Number(times ?? kai ?? 0), prompt, say);
  const said = lastSaid(prompt);
  const purpose =
    /(?:Purpose \([\w ]+\): |目的（[^）]+）：)([^\n]*)/u.exec(prompt.slice(prompt.lastIndexOf('\n# ', at - 2)))?.[1] ??
    '';
  const goalOf = (name: string): CompetentAnswer => ({
    say: say('I take it as my purpose 🌿', '目的として受け取りました🌿'),
    call: {
      name: 'plan_goal',
      input: {
        name: name.slice(0, 100),
        tasks: [1, 2, 3, 4, 5].map((place) => say(`Step ${place} of it`, `${place}番目の仕事`)),
      },
    },
  });
  if (/With this the purpose is set|そのまま目的が決まる/u.test(asked))
    return goalOf(said.replace(/^\/purpose\s+/u, ''));
  if (/The purpose is new|目的が新しく決まった/u.test(asked)) return goalOf(purpose);
  if (/There is no purpose yet\. Where|まだ目的がない。時間/u.test(asked))
    return { say: '', call: { name: 'purpose_set', input: { purpose: said, purpose_kind: 'to_reach' } } };
  if (/There is no purpose yet|まだ目的がない/u.test(asked))
    return { say: say('What shall I work towards?', '何に向かって働きましょうか。'), call: null };
  if (/Answer the last|最後の/u.test(asked))
    return { say: say(`You said: ${said.slice(0, 200)}`, `「${said.slice(0, 200)}」ですね。`), call: null };
  if (/The result above is new|上の結果が新しい|Only words|言葉だけ/u.test(asked))
    return { say: say('That is what came of it.', 'そのようになりました。'), call: null };
  if (/Somebody else wrote|別の人が書いた/u.test(asked))
    return { say: say('Thank you for writing.', 'ありがとうございます。'), call: null };
  return { say: '', call: { name: 'rest', input: { until: say('you say something', '話しかけられたとき') } } };
}

function forTask(
  task: string,
  actions: number,
  prompt: string,
  say: (en: string, ja: string) => string,
): CompetentAnswer {
  const [goal = 'G1', place = 'T1'] = task.split('-');
  const path = `${goal}/plan.md`;
  // where it was asked first whether it may look, it looks once that was allowed
  const isFirst = (look: string): boolean =>
    actions === 0 || (prompt.includes(`${task} reading.allow`) && !prompt.includes(`${task} ${look}`));
  switch (place) {
    case 'T1':
      return { say: '', call: { name: 'note_write', input: { path, content: say('# Plan\n', '# 計画\n') } } };
    case 'T2':
      return {
        say: '',
        call: { name: 'note_append', input: { path, content: say('- a first step\n', '- 最初の一歩\n') } },
      };
    case 'T3':
      return isFirst('note.list')
        ? { say: '', call: { name: 'note_list', input: { folder: goal } } }
        : { say: say('I looked through the notes.', 'ノートを見ました。'), call: isDone };
    case 'T4':
      return isFirst('recall')
        ? { say: '', call: { name: 'recall', input: { query: say('step', '一歩') } } }
        : { say: say('I found it again.', 'もう一度見つけました。'), call: isDone };
    default:
      return { say: say(`The plan stands in ${path}.`, `計画は${path}にあります。`), call: isDone };
  }
}

/** These words end the task. */
const isDone = { name: 'mark', input: { what: 'task_done' } };

/** The newest line of talk that is the person's own. */
export function lastSaid(prompt: string): string {
  const end = Math.max(prompt.lastIndexOf('\n# Now'), prompt.lastIndexOf('\n# 今'));
  const lines = prompt
    .slice(0, end)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const isOfApp = (line: string): boolean => /^(?:\(.*\)|\[.*\]|（.*）|［.*］|<<<DATA.*|DATA\d*>>>)$/u.test(line);
  const own = (lines.findLast((line) => !isOfApp(line)) ?? '').replace(/^\(\w+\) /, '');
  return own;
}
