import { cut, wellFormed } from '../../base/text';
import type { Language } from '../../base/language';
import { textLimits, type RowOf } from '../fold/inbox-row';
import { confirmationsOf } from '../fold/goals';
import { lineOf } from '../words/lines';
import type { Due } from '../fold/snapshot';
import { waitingWith } from './next-work';
import { done, refusal, type StepResult, type Turn } from './turn';

/**
 * Ends what runs. What a mind had said by then is kept as what it said, marked as cut off; nothing else of it counts. Pressed again it cuts
 * off a reply that was begun after the first time. With `speech` that answer alone ends, and nothing halts.
 */
export function stop(turn: Turn, { lang, speech }: Pick<RowOf<'control'>, 'lang' | 'speech'>): StepResult {
  const { underWay } = turn.context;
  const runs = underWay !== null && underWay.kind !== 'probe' && !underWay.isCutOff;
  const answered = runs && underWay.kind === 'deliberate' && isAnswer(underWay.due) ? underWay.due : null;
  if (speech !== undefined) {
    if (answered?.seq !== speech) return refusal('nothing_to_stop');
    cutShort(turn, answered, lang);
    return done([{ kind: 'abort' }]);
  }
  if (turn.run.halt?.reason === 'stopped' && !runs) return refusal('nothing_to_stop');
  if (answered && halfOf(turn, answered) !== null) cutShort(turn, answered, lang);
  else if (runs && underWay.kind === 'deliberate')
    turn.add({ type: 'lifecycle', name: 'interrupted', reason: 'stop', task: null }, { trigger: null, lang });
  const halted = turn.add({ type: 'lifecycle', name: 'halted', reason: 'stopped' }, { trigger: null, lang });
  turn.say('monologue', 'halted.stopped', {}, { trigger: halted.seq, decision: null, lang });
  return done(runs ? [{ kind: 'abort' }] : []);
}

/** Older talk is told by its summary from here on. What waits for an answer must be answered in the talk that it is of. */
export function beginTopic(turn: Turn, lang: Language): StepResult {
  const { queue, news, topic, pending, granted, executing } = turn.run;
  if (news <= topic || turn.state.input.source === null) return refusal('no_talk');
  const isUnknown = confirmationsOf(turn.run).some((open) => open.kind === 'uncertain' && open.action.task === null);
  const isWaiting = queue.some(({ is_public: isPublic }) => !isPublic) || isUnknown;
  if (isWaiting || pending || granted || executing) return refusal('request_open');
  const begun = turn.add({ type: 'lifecycle', name: 'new_topic', reason: null }, { trigger: null, lang });
  turn.say('monologue', 'topic.new', {}, { trigger: begun.seq, decision: null, lang });
  return done([]);
}

function isAnswer({ kind, is_public: isPublic }: Due): boolean {
  return (kind === 'input' || kind === 'follow') && !isPublic;
}

/** What was let through of the answer to `due`; null: nothing. */
function halfOf({ context: { halfSaid } }: Turn, due: Due): { text: string; taint: readonly string[] } | null {
  const text = halfSaid?.trigger === due.seq ? cut(wellFormed(halfSaid.text), textLimits.input).trimEnd() : '';
  return halfSaid && text !== '' ? { text, taint: [...due.taint, ...halfSaid.taint] } : null;
}

function cutShort(turn: Turn, due: Due, lang: Language): void {
  const { exchange } = turn.run;
  const half = halfOf(turn, due);
  const stopped = turn.add(
    { type: 'lifecycle', name: 'interrupted', reason: 'stop', task: null },
    { trigger: null, lang },
  );
  const isAnother = exchange?.is_asked_again === true && half !== null && exchange.output !== null;
  turn.add(
    {
      type: 'output',
      pane: due.surface ?? 'chat',
      data: half?.text ?? lineOf('stopped.unsaid', lang),
      kind: half ? 'reply' : 'monologue',
      decision: null,
      code: half ? 'reply.cut' : 'stopped.unsaid',
      ...(isAnother && { replaces: exchange.output ?? 0 }),
      cut: true,
      to: messagesOf(turn, due),
    },
    { trigger: stopped.seq, lang: half ? null : lang, taint: half?.taint ?? due.taint },
  );
}

/** The messages that an answer to `due` would have answered. */
function messagesOf(turn: Turn, due: Due): number[] {
  if (due.intent === undefined) return [due.seq, ...waitingWith(turn.snapshot, due).map(({ seq }) => seq)];
  const { exchange } = turn.run;
  const opener = Number(due.intent.slice(1));
  const own = due.kind === 'input' ? [due.seq, ...waitingWith(turn.snapshot, due).map(({ seq }) => seq)] : [];
  const known = exchange?.intent === due.intent ? exchange.dues.map(({ seq }) => seq) : [];
  return [...new Set([opener, ...known, ...own])];
}
