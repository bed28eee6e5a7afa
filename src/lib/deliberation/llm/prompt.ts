import { purposeSaid } from '../../agent/fold/chat-grammar';
import { cut } from '../../base/text';
import type { ContextPack, PackEvent } from '../../mind/context-pack';
import { isFromPublic } from '../../mind/is-from-public';
import type { ModelMessage } from '../../models/language-model';
import { offered } from './decision-form';
import { fenced } from './fence';
import { promptWords } from './prompt-words';

/** How much of each part goes in; UTF-16 units or counts. */
export interface Room {
  trigger: number;
  result: number;
  answers: number;
  answer: number;
  talk: number;
  /** Of each thing said before. */
  spoken: number;
  notes: number;
  persona: number;
  finished: number;
  alarms: number;
  /** Whether tasks of goals other than the one at hand are named. */
  otherGoals: boolean;
}

/** From all of it down to what no turn can do without. */
export const rooms: readonly [Room, ...Room[]] = [
  {
    trigger: 8_000,
    result: 4_000,
    answers: 8,
    answer: 1_000,
    talk: 12,
    spoken: 600,
    notes: 60,
    persona: 4_000,
    finished: 5,
    alarms: 20,
    otherGoals: true,
  },
  {
    trigger: 4_000,
    result: 1_500,
    answers: 4,
    answer: 400,
    talk: 8,
    spoken: 300,
    notes: 25,
    persona: 1_000,
    finished: 2,
    alarms: 8,
    otherGoals: true,
  },
  {
    trigger: 2_000,
    result: 600,
    answers: 2,
    answer: 200,
    talk: 4,
    spoken: 150,
    notes: 10,
    persona: 300,
    finished: 0,
    alarms: 3,
    otherGoals: false,
  },
  {
    trigger: 600,
    result: 200,
    answers: 1,
    answer: 120,
    talk: 2,
    spoken: 80,
    notes: 4,
    persona: 120,
    finished: 0,
    alarms: 0,
    otherGoals: false,
  },
  {
    trigger: 200,
    result: 80,
    answers: 0,
    answer: 0,
    talk: 0,
    spoken: 0,
    notes: 0,
    persona: 0,
    finished: 0,
    alarms: 0,
    otherGoals: false,
  },
];

/** The messages of one turn. Pure: the same pack and room give the same text. */
export function promptOf(pack: ContextPack, room: Room): ModelMessage[] {
  const { before, after } = standingParts(pack, room);
  return [
    { role: 'system', content: [...before, '', ...present(pack, room), '', ...after].join('\n') },
    { role: 'user', content: userPrompt(pack, room, 0) },
  ];
}

/** What a host is told that still knows a conversation up to the event of a seq, and `standingOf` as it is now. */
export function newsOf(pack: ContextPack, room: Room, known: number): ModelMessage[] {
  return [{ role: 'user', content: [...present(pack, room), '', userPrompt(pack, room, known)].join('\n') }];
}

/** What of a prompt stays the same from turn to turn, as long as persona and language do. */
export function standingOf(pack: ContextPack, room: Room): string {
  const { before, after } = standingParts(pack, room);
  return [...before, ...after].join('\n');
}

function standingParts(pack: ContextPack, room: Room): { before: string[]; after: string[] } {
  const words = promptWords[pack.lang];
  const { persona } = pack;
  const persons = [persona.persona_text, persona.addon_text].map((text) => cut(text, room.persona)).filter(Boolean);
  const label = persona.second_person_label;
  return {
    before: [
      words.you(persona.name[pack.lang], pack.user_name),
      ...persons,
      ...(label === '' ? [] : [words.secondPerson(label)]),
    ],
    after: [
      `# ${words.principlesTitle}`,
      ...words.principles.map((principle, index) => `${index + 1}. ${principle}`),
      words.fences,
      '',
      `# ${words.format}`,
      ...words.formatPoints.map((point) => `- ${point}`),
    ],
  };
}

function present(pack: ContextPack, room: Room): string[] {
  const words = promptWords[pack.lang];
  const { mood, now } = pack;
  return [
    `# ${words.state}`,
    pack.situation.summary,
    words.mood(mood.long.v, mood.long.a, mood.long.d),
    words.now(now.date, now.clock, now.zone),
    words.automatic(pack.automatic?.join(', ') ?? null),
    stateOf(pack, room),
    '',
    `# ${words.abilities}`,
    ...offered(pack).map(({ form }) => `- ${form.capability}: ${form.use[pack.lang]}`),
  ];
}

/** Purpose, goals and tasks as they are now. */
function stateOf(pack: ContextPack, room: Room): string {
  const words = promptWords[pack.lang];
  const { purpose, task } = pack;
  const goals = pack.goals.filter(({ id }) => room.otherGoals || task === null || id === task.goal);
  const lines = [words.purpose(purpose?.text ?? words.none, purpose?.kind ?? '-')];
  if (goals.length > 0) {
    lines.push(`${words.goals}:`);
    for (const goal of goals) {
      lines.push(`${goal.id} ${goal.name ?? '-'}`);
      for (const { id, name, status } of goal.tasks) lines.push(`  ${id} ${status} ${name ?? '-'}`);
    }
  }
  const finished = pack.finished_goals.slice(pack.finished_goals.length - room.finished);
  if (room.finished > 0 && finished.length > 0)
    lines.push(`${words.finished}: ${finished.map(({ id, name }) => `${id} ${name ?? '-'}`).join('; ')}`);
  if (pack.is_request_open) lines.push(words.waits);
  if (pack.interrupted) lines.push(words.interrupted(pack.interrupted.task));
  return lines.join('\n');
}

function userPrompt(pack: ContextPack, room: Room, known: number): string {
  const words = promptWords[pack.lang];
  return [...talked(pack, room, known), ...aboutTask(pack, room), ...atHand(pack, room), ...asked(pack, room)]
    .concat(pack.was_invalid ? [words.asks.again] : [])
    .join('\n');
}

/** `known`: seq up to which it is known already. */
function talked({ lang, talk }: ContextPack, room: Room, known: number): string[] {
  const { talk: title, spoke } = promptWords[lang];
  const told = room.talk === 0 ? [] : talk.slice(-room.talk).filter(({ seq }) => seq > known);
  if (told.length === 0) return [];
  const lines = told.map((event) => {
    const who = event.type === 'input' ? spoke.person : spoke.self;
    return `${who(event.seq)}${cut((event.text ?? '-').replace(/\s+/g, ' '), room.spoken)}`;
  });
  return [`${title}:`, ...lines, ''];
}

function aboutTask({ lang, task }: ContextPack, room: Room): string[] {
  if (!task) return [];
  const words = promptWords[lang];
  const lines = [words.task(task.id, task.name ?? '-', task.actions)];
  if (task.result) {
    const { outcome, cause, text, taint } = task.result;
    lines.push(words.result(outcome ?? '-', cause ?? ''));
    // what a capability brought is no word of the person's, wherever it comes from
    if (text !== null && text !== '') lines.push(fenced(cut(text, room.result), taint));
  }
  const answers = room.answers === 0 ? [] : task.answers.slice(-room.answers);
  if (answers.length > 0) lines.push(`${words.answers}:`, ...answers.map((answer) => said(answer, room.answer)));
  return lines;
}

function atHand({ lang, notes, alarms }: ContextPack, room: Room): string[] {
  const words = promptWords[lang];
  const named = room.notes === 0 ? [] : notes.slice(-room.notes);
  const rung = room.alarms === 0 ? [] : alarms.slice(0, room.alarms);
  const lines: string[] = [];
  if (named.length > 0) {
    const names = named.map(({ path, bytes }) => `${path} (${bytes} B)`).join('\n');
    lines.push(`${words.notes(notes.length)}:`, fenced(names, originsOf('tool:notes', named)));
  }
  if (rung.length > 0) {
    const texts = rung.map(({ id, text, at }) => `${id} ${at} ${text ?? '-'}`).join('\n');
    lines.push(`${words.alarms}:`, fenced(texts, originsOf('tool:alarms', rung)));
  }
  return lines;
}

function originsOf(own: string, things: readonly { taint: readonly string[] }[]): string[] {
  return [own, ...new Set(things.flatMap(({ taint }) => taint))];
}

function asked(pack: ContextPack, room: Room): string[] {
  const { lang, why, trigger, together, task, goals, purpose } = pack;
  const { asks, later } = promptWords[lang];
  if (why === 'start') return [asks.start];
  if (why === 'input') {
    const isOutside = isFromPublic(trigger);
    return [
      ...(pack.care_given ? [asks.care] : []),
      (isOutside ? asks.outside : asks.message)(trigger.seq),
      ...(together.length > 0 ? [asks.together(together.length + 1)] : []),
      said(trigger, roomOfEach(pack, room)),
      ...together.map((message) => said(message, roomOfEach(pack, room))),
      ...(pack.is_answer ? [asks.answer] : []),
      ...(pack.is_request_open && !isOutside ? [later] : []),
      ...(pack.open_question ? [asks.beside, said(pack.open_question, Math.max(room.answer, 120))] : []),
      ...(purposeSaid(trigger) !== null
        ? [asks.purposeSaid]
        : purpose === null && !isOutside && !pack.care_given
          ? [asks.firstPurpose]
          : []),
    ];
  }
  if (task) return [asks.task(task.id)];
  if (goals.length > 0 || purpose === null) return [];
  if (pack.asked_whether_reached) return [asks.asked];
  if (pack.finished_goals.length === 0) return [asks.firstGoal];
  return [purpose.kind === 'ongoing' ? asks.noGoalOngoing : asks.noGoal];
}

/** Messages that are answered together share the room of one. */
function roomOfEach({ together }: ContextPack, room: Room): number {
  return Math.max(40, Math.floor(room.trigger / (together.length + 1)));
}

/** The person's own words stand as they are; all others are fenced. */
function said({ text, taint }: PackEvent, most: number): string {
  const shown = cut(text ?? '-', most);
  return taint.length === 0 ? shown : fenced(shown, taint);
}
