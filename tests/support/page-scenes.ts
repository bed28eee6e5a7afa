import { forEachString, type JsonObject } from '../../src/lib/base/json';
import type { InboxRow } from '../../src/lib/agent/fold/inbox-row';
import { emptySnapshot, type Snapshot } from '../../src/lib/agent/fold/snapshot';
import type { StoredEvent, YadoriDatabase } from '../../src/lib/bridge/database';
import { answerWords } from '../../src/lib/reflex/answers/answer-words';

/** What a page finds in the database at one moment: made by hand, so that it shows any state at once. Hashes are none. */
export interface Scene {
  events: StoredEvent[];
  snapshot: Snapshot;
  inbox?: InboxRow[];
}

/** Puts a scene into a database, over what stands there, in one transaction as the leader would. */
export async function stage(database: YadoriDatabase, scene: Scene): Promise<void> {
  const { log, snapshot, inbox } = database;
  await database.transaction('rw!', [log, snapshot, inbox], async () => {
    await log.bulkPut(scene.events);
    await snapshot.put({ ...scene.snapshot, key: 'current' });
    await inbox.bulkPut(scene.inbox ?? []);
  });
}

const zeros = '0'.repeat(64);
const day = '2026-11-28';

function event(seq: number, time: string, body: Record<string, unknown>, lang: string | null = 'en'): StoredEvent {
  return {
    time: `${day}T${time}:00.000Z`,
    ...body,
    seq,
    v: body['type'] === 'approval' ? 2 : 1,
    epoch: 1,
    trigger: null,
    lang,
    taint: [],
    salt: {},
    prev: zeros,
    hash: zeros,
  } as unknown as StoredEvent;
}
export const said = (seq: number, time: string, text: string) =>
  event(seq, time, { type: 'input', source: 'chat', text, authority: 'user', surface: 'chat' });
export const out = (seq: number, time: string, kind: string, data: string, more = {}) =>
  event(seq, time, { type: 'output', pane: 'chat', data, kind, decision: null, ...more });

function thought(seq: number, payload: Record<string, unknown>, reason: string) {
  const salt: Record<string, string> = {};
  forEachString(payload as JsonObject, (pointer) => (salt[`/decision/action_payload${pointer}`] = 'A'.repeat(22)));
  const made = event(seq, '14:06', {
    type: 'thought',
    judgment: 'x',
    intent: 'x',
    situation_summary: 'x',
    attempt: 1,
    search_summary: 'x',
    decision: {
      decision_outcome: 'do_action',
      action_type: 'note.write',
      action_payload: payload,
      reason,
      persona_influence: { value: 0, summary: '', traits: [], preferred_direction: 'support', concerns: [] },
      mood_influence: {
        value: 0,
        summary: '',
        vad: { v: 0, a: 0, d: 0 },
        action_threshold_bias: 'neutral',
        defer_bias: 'neutral',
      },
      evidence_event_ids: [1],
      console_delivery: { delivery: 'silent', message_kind: null },
      expected: [],
      finishes: true,
      weighed: [],
      task: 'G1-T4',
    },
  });
  return { ...made, salt };
}

const words = {
  en: {
    purpose: 'Finish my essay on city bees by 4 December.',
    goals: ['Gather what I already have', 'Outline the essay'],
    tasks: [
      'Find notes about bees',
      'List the open questions',
      'Read hive-log.csv',
      'Write bees/summary.md',
      'Set an alarm for Thursday 19:00',
      'Report, and ask what is missing',
    ],
    chat: [
      ['said', 'Help me finish the essay on city bees by 4 December.'],
      ['reply', 'Taken as my purpose. I made two goals and eleven tasks. First I gather what you already have.'],
      ['record', '[G1-T1] DONE Find notes about bees'],
      ['monologue', 'Read 41 notes; nine are about bees, two say the same thing.'],
      ['record', '[G1-T2] DONE List the open questions'],
      ['record', '[G1-T3] FAIL Read hive-log.csv / no file of that name'],
      [
        'message',
        'I could not find hive-log.csv, so that task failed and I left it. If you have the file, drop it here and say so; I won’t try again by myself. See https://example.com/bees.',
      ],
      ['said', 'It’s on my laptop. Later. Go on without it.'],
      ['reply', 'Then I put the nine notes into one summary and mark the gap where the hive log belongs.'],
    ],
    judgment: 'Nine notes agree enough to merge',
    result: 'No file of that name',
    lines: ['Write the new note bees/summary.md', 'Your notes on this device, one file added. Nothing is sent.'],
    reason: 'Nine notes say overlapping things. One page will show what is still missing.',
    content:
      '# City bees, what I have\n\n1. Lime trees carry June and July…\n2. Roof hives: 9 °C warmer at noon…\n\nGap: hive-log.csv (T3 failed)',
  },
  ja: {
    purpose: '街のミツバチについての文章を、12月4日までに仕上げる。',
    goals: ['手もとの材料を集める', '文章の骨組みを作る'],
    tasks: [
      'ミツバチのメモを探す',
      '残っている問いを並べる',
      'hive-log.csv を読む',
      'bees/まとめ.md を書く',
      '木曜19:00にアラームを置く',
      '報告し、足りないものを尋ねる',
    ],
    chat: [
      ['said', '街のミツバチの文章を、12月4日までに仕上げたい。手伝って。'],
      ['reply', 'それを目的にしました。ゴールを二つ、タスクを十一こしらえました。まず手もとの材料を集めます。'],
      ['record', '[G1-T1] DONE ミツバチのメモを探す'],
      ['monologue', 'メモ41件を読んだ。ミツバチの話は九つ、うち二つは同じ内容。'],
      ['record', '[G1-T2] DONE 残っている問いを並べる'],
      ['record', '[G1-T3] FAIL hive-log.csv を読む / その名前のファイルがない'],
      [
        'message',
        'hive-log.csv が見つからなかったので、このタスクは失敗として先へ進みます。お持ちでしたら、ここに置いて声をかけてください。ひとりでやり直すことはしません。',
      ],
      ['said', 'ノートPCにある。あとで渡すから先へ進んで。'],
      ['reply', 'では九つのメモを一枚にまとめ、巣箱の記録が入る場所はあけておきます。'],
    ],
    judgment: '九つのメモはまとめられる',
    result: 'その名前のファイルがない',
    lines: ['新しいノート bees/まとめ.md を書く', 'この端末のノートに一件追加。外へは何も送りません。'],
    reason: '九つのメモは内容が重なっている。一枚にすれば、何が足りないか見える。',
    content: '# 街のミツバチ\n\n1. 六月と七月はボダイジュ…\n2. 屋上の巣箱は正午に9 °C高い…',
  },
} as const;
type Lang = keyof typeof words;

function control(cause: string | null = null, result: number | null = null) {
  return { decision: 'D3', step: null, actions: 0, tries: 0, result, answers: [], cause };
}

export function planned(lang: Lang): Scene {
  const w = words[lang];
  const snapshot = emptySnapshot();
  const { state, run } = snapshot;
  state.input = { source: 'chat', authority: 'user', text: w.chat[7][1] };
  state.plan.purpose = w.purpose;
  const statuses = ['done', 'done', 'fail', 'pending', 'pending', 'pending'] as const;
  state.plan.goals = [
    {
      id: 'G1',
      name: w.goals[0],
      status: 'active',
      tasks: w.tasks.map((name, i) => ({ id: `G1-T${i + 1}`, name, status: statuses[i]! })),
    },
    {
      id: 'G2',
      name: w.goals[1],
      status: 'active',
      tasks: w.tasks.slice(0, 5).map((name, i) => ({ id: `G2-T${i + 1}`, name, status: 'pending' })),
    },
  ];
  state.thought = { judgment: w.judgment, intent: w.judgment };
  state.result = { status: 'fail', summary: w.result };
  run.tasks = { 'G1-T1': control(null, 4), 'G1-T2': control(null, 6), 'G1-T3': control('not_found', 7) } as never;
  run.last_end = { task: 'G1-T3', cause: 'not_found' };
  run.turn = 18;
  run.phase = 'thought';
  const events = w.chat.map(([kind, text], i) => {
    const time = `14:0${2 + Math.floor(i / 2.5)}`;
    return kind === 'said' ? said(i + 1, time, text) : out(i + 1, time, kind, text);
  });
  run.last = { seq: 20, hash: zeros, time: null };
  return { events, snapshot };
}

function line<Text>(code: string, text: Text) {
  return { code, parameters: {}, text };
}

/** The text with its last line made longer, until it has so many bytes. */
function ofSize(text: string, bytes: number): string {
  return text + '.'.repeat(bytes - new TextEncoder().encode(text).length);
}

export function waiting(
  lang: Lang,
  change: (run: Snapshot['run'], payload: Record<string, unknown>) => void = () => {},
): Scene {
  const w = words[lang];
  const scene = planned(lang);
  const { run, state } = scene.snapshot;
  run.phase = 'approving';
  state.action = { phase: 'approving', summary: w.lines[0] };
  run.pending = {
    decision: 'D11',
    thought: 11,
    request: 'R12',
    digest: '9f3c41d0'.repeat(8),
    capability: 'note.write',
    capability_version: 1,
    task: 'G1-T4',
    finishes: true,
    lang,
    taint: [],
    is_public: false,
    seq: 12,
    lines: [line('note.create', w.lines[0]), line('note.create.touches', w.lines[1])],
    failed_before: null,
  };
  const payload: Record<string, unknown> = {
    path: lang === 'ja' ? 'bees/まとめ.md' : 'bees/summary.md',
    content: ofSize(w.content, 1_200),
    mode: 'create',
  };
  change(run, payload);
  const asked = event(12, '14:06', {
    type: 'approval',
    status: 'asked',
    request: run.pending.request,
    decision: 'D11',
    digest: run.pending.digest,
    lines: run.pending.lines,
    by: null,
    via: null,
    capability: 'note.write',
    capability_version: 1,
  });
  asked.time = new Date(Date.now() - 42_000).toISOString();
  scene.events.push(thought(11, payload, w.reason), asked);
  return scene;
}

export function halted(
  lang: Lang,
  reason: 'rejected' | 'stopped' | 'budget' | 'corrupt',
  detail: string | null = null,
): Scene {
  const scene = planned(lang);
  const { run, state } = scene.snapshot;
  run.phase = 'halted';
  run.halt = { reason, seq: 9, detail };
  if (reason === 'stopped') state.plan.goals[0]!.tasks[3]!.status = 'active';
  state.action.summary = words[lang].lines[0];
  return scene;
}

export function firstOpen(lang: Lang): Scene {
  const { first, firstButtons } = answerWords[lang];
  const snapshot = emptySnapshot();
  snapshot.run.phase = 'asking';
  snapshot.run.asking = {
    decision: 'D3',
    thought: 3,
    request: 'R4',
    digest: zeros,
    capability: 'question',
    capability_version: 1,
    task: null,
    finishes: true,
    lang,
    taint: [],
    lines: [line('question', null), line('question.touches', null)],
    is_public: false,
    seq: 5,
    output: 3,
    answer: null,
  };
  snapshot.run.last = { seq: 3, hash: zeros, time: null };
  const choices = firstButtons.map(({ id, label }) => ({ id, label }));
  return { events: [out(3, '14:00', 'question', first(lang === 'ja' ? '凪' : 'Nagi'), { choices })], snapshot };
}

export function asking(lang: Lang): Scene {
  const scene = planned(lang);
  const { run } = scene.snapshot;
  run.phase = 'asking';
  run.asking = { ...firstOpen(lang).snapshot.run.asking!, task: 'G1-T4', output: 10 };
  scene.events.push(
    out(10, '14:07', 'question', 'Which of the nine notes comes first?', {
      choices: [
        { id: 'a', label: 'bees/roof.md' },
        { id: 'b', label: 'bees/lime.md' },
      ],
    }),
  );
  scene.inbox = [
    {
      kind: 'text',
      id: 'one',
      lang,
      at: new Date().toISOString(),
      text: 'The one about roofs',
      surface: 'chat',
      shown_request: null,
      taint: [],
    },
  ];
  return scene;
}
