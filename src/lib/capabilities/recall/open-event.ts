import { makeReport, type CapabilityContext, type CapabilityReport } from '../../agent/fold/capability';
import type { Language } from '../../base/language';
import { textOf } from '../../events/family';
import { readEvent, type LogEvent } from '../../events/log-event';
import { isSearchable } from '../../events/searchable';
import { reading } from '../reading';
import { observedFacts, pageOf, sentenceLine, unknownTo } from '../report';
import { momentIn } from './moment-in';

/** `from`: the first character that is shown, from 1. */
export async function openEvent(
  { seq, from = 1 }: { seq: number; from?: number | undefined },
  context: CapabilityContext,
): Promise<CapabilityReport> {
  const { signal, log, lang, now, zone } = context;
  const words = eventWords[lang];
  const read = await reading(signal, () => log.events(seq, 1));
  if (read.kind !== 'read') return notRead(read.kind, seq, lang);
  const stored = readEvent(read.value.find((event) => event.seq === seq));
  const event = stored.ok && stored.value.known ? stored.value.event : null;
  const text = event && textIn(event);
  const page = text === null ? null : pageOf(text, from);
  if (!event || text === null || !page) {
    const summary = text === null ? words.none(seq) : words.endsBefore(seq, text.length);
    const found = sentenceLine('found.event_read', { seq }, summary, lang);
    const observation = observedFacts('event', now, [summary]);
    return makeReport({ outcome: 'failed', cause: 'not_found', summary, found, observation });
  }
  const where = words.read(seq, momentIn(event.time, zone, lang));
  const summary = from === 1 && page.rest === 0 ? where : words.page(where, from, page.to, page.rest);
  return makeReport({
    outcome: 'success',
    cause: null,
    summary,
    found: sentenceLine('found.event_read', { seq }, summary, lang),
    output: page.text === '' ? null : page.text,
    observation: observedFacts('event', now, [summary]),
    taint: taintOf(event),
  });
}

/** Of what conversation may find, and of what an action of the Avatar's brought; null: it cannot be opened, or was taken out. */
function textIn(event: LogEvent): string | null {
  if (event.foreign || !(isSearchable(event) || event.type === 'result')) return null;
  switch (event.type) {
    case 'input':
      return textOf(event.text);
    case 'output':
      return textOf(event.data);
    case 'observation':
      return event.facts.map(({ text }) => textOf(text) ?? '').join('\n');
    case 'result':
      return event.status === 'goal_done' ? textOf(event.name) : textOf(event.output ?? event.summary);
    default:
      return null;
  }
}

/** What others said is theirs, whatever its event says. */
function taintOf(event: LogEvent): string[] {
  const said = event.type === 'input' && event.authority === 'public' ? [`public:${event.source}`] : [];
  return [...new Set([...event.taint, ...said])].sort();
}

interface EventWords {
  read: (seq: number, moment: string) => string;
  page: (where: string, from: number, to: number, rest: number) => string;
  none: (seq: number) => string;
  endsBefore: (seq: number, length: number) => string;
  stopped: string;
  unreadable: string;
}

const eventWords: Readonly<Record<Language, EventWords>> = {
  en: {
    read: (seq, moment) => `Read event ${seq} of ${moment}`,
    page: (where, from, to, rest) =>
      `${where}, characters ${from} to ${to}; ${rest === 0 ? 'nothing follows' : `${rest} follow, from ${to + 1} on`}`,
    none: (seq) => `Event ${seq} is nothing that can be opened`,
    endsBefore: (seq, length) => `Event ${seq} has ${length} characters only`,
    stopped: 'Stopped; nothing was read',
    unreadable: 'The log could not be read',
  },
  ja: {
    read: (seq, moment) => `記録${seq}番（${moment}）を読みました`,
    page: (where, from, to, rest) =>
      `${where}。${from}～${to}文字目（${rest === 0 ? 'これで終わり' : `${to + 1}文字目からあと${rest}文字`}）`,
    none: (seq) => `記録${seq}番は開けません`,
    endsBefore: (seq, length) => `記録${seq}番は${length}文字までです`,
    stopped: '停止したので、読んでいません',
    unreadable: '記録を読めませんでした',
  },
};

function notRead(end: 'stopped' | 'failed', seq: number, lang: Language): CapabilityReport {
  const words = eventWords[lang];
  const summary = end === 'stopped' ? words.stopped : words.unreadable;
  return makeReport({
    outcome: end === 'stopped' ? 'no_effect' : 'failed',
    cause: end === 'stopped' ? 'stopped' : 'storage',
    summary,
    observation: unknownTo('event', [`#${seq}`]),
  });
}
