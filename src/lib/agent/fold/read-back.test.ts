import { describe, expect, it } from 'vitest';
import { shortLog, type LogWriter } from '../../../../tests/support/clean-log';
import type { JsonObject } from '../../base/json';
import { readEvent, type EventOf, type LogEvent } from '../../events/log-event';
import { success } from '../../base/result';
import type { CapabilityFace } from './capability';
import { evolve } from './evolve';
import { grantFinding, type GrantEvidence, type GrantFinding } from './read-back';
import { emptySnapshot, type Snapshot } from './snapshot';

const writeNote: CapabilityFace = {
  ...{ name: 'note.write', version: 1, kind: 'act', sends: false, title: { en: 'Write', ja: '書く' } },
  parse: (value) => success(value),
  describe: () => [
    { code: 'note.create', parameters: {} },
    { code: 'note.create.touches', parameters: {} },
  ],
  render: ({ code }) => code,
  isWithin: ({ folder = '' }, { path }) => typeof path === 'string' && path.startsWith(folder),
};
const payload = { path: 'bees/more.md', content: 'x', mode: 'create' };
const task = { task: 'G1-T2' };

/** The short log and what is written behind it, read, with its fold. */
function logWith(write: (writer: LogWriter) => unknown): { events: LogEvent[]; snapshot: Snapshot } {
  const { writer } = shortLog();
  write(writer);
  const events = writer.events.map((stored) => {
    const read = readEvent(stored);
    if (!read.ok || !read.value.known) throw new Error('not readable');
    return read.value.event;
  });
  return { events, snapshot: events.reduce(evolve, emptySnapshot()) };
}

/** What is found of the newest grant by a snapshot that still holds it, whatever came after. */
function found(
  write: (writer: LogWriter) => unknown,
  more: (writer: LogWriter) => unknown = () => {},
  lie = {},
): GrantFinding {
  const { snapshot } = logWith(write);
  const { granted, rules } = snapshot.run;
  if (!granted) throw new Error('nothing was granted');
  const { events } = logWith((writer) => [write(writer), more(writer)]);
  const at = (seq: number): LogEvent | null => events[seq - 1] ?? null;
  const subject = granted.by.replace('rule:', 'rules.');
  const evidence: GrantEvidence = {
    since: events.slice(granted.seq - 1),
    asked: at(Number(granted.request.slice(1))),
    thought: at(granted.thought),
    ruleChange: events.findLast((event) => event.type === 'change' && event.subject === subject) ?? null,
  };
  const now = Date.parse(granted.time);
  return grantFinding({ ...granted, ...lie }, evidence, { rules, face: writeNote, now });
}

const byUser = ({ think, ask, answer }: LogWriter) => answer(ask(think(12, 'note.write', payload, task)), 'granted');
const byRule = (terms: JsonObject) => (writer: LogWriter) => {
  const id = writer.rule(10, terms);
  writer.grantByRule(writer.think(12, 'note.write', payload, task), id);
};
const lastRule = ({ events }: LogWriter) =>
  events.findLast(({ type }) => type === 'change') as unknown as EventOf<'change'>;

describe('what the log says of a grant', () => {
  it('is sound for a y to what was asked, and for a rule that covers it', () => {
    expect(found(byUser)).toBe('sound');
    expect(found(byRule({ bounds: { folder: 'bees' } }))).toBe('sound');
  });

  it('[F-17] is another than the snapshot says, where any of what it binds differs', () => {
    const lies = [
      { digest: 'b'.repeat(64) },
      { request: 'R9' },
      { decision: 'D8', thought: 8 },
      { capability: 'note.delete' },
      { capability_version: 2 },
      { by: 'rule:conversation' },
      { time: '2026-11-28T09:09:09.000Z' },
      { taint: ['web:x.example'] },
      { task: 'G1-T3' },
      { finishes: false },
      { seq: 1 },
    ];
    for (const lie of lies) expect(found(byUser, undefined, lie), JSON.stringify(lie)).toBe('untrue');
  });

  it('[F-05] is over once it was used, asked anew, or [F-44] from before an import', () => {
    expect(found(byUser, ({ act, events }) => act(events.length))).toBe('untrue');
    expect(found(byUser, ({ ask }) => ask(15))).toBe('untrue');
    expect(found(byUser, ({ write }) => write({ type: 'lifecycle', name: 'imported', reason: null }))).toBe('untrue');
    expect(found(byUser, ({ input }) => input('Hello'))).toBe('sound');
  });

  it('is unfounded where nobody asked, or no rule that reaches so far is behind it', () => {
    const unasked = ({ think, grantByRule }: LogWriter) => grantByRule(think(12, 'note.write', payload, task), '99');
    expect(found(unasked)).toBe('unfounded');
    expect(found(({ think, grantByRule }) => grantByRule(think(12, 'note.write', payload, task), 'conversation'))).toBe(
      'unfounded',
    );
    expect(found(byRule({ bounds: { folder: 'wasps' } }))).toBe('unfounded');
    expect(found(byRule({ capability_version: 2 }))).toBe('unfounded');
    expect(found(byRule({ expires: '2026-11-28T09:00:01.000Z' }))).toBe('unfounded');
    expect(found(byRule({ capabilities: ['note.read'] }))).toBe('unfounded');
  });

  it('[AV-35] is void when the rule behind it was cut after it', () => {
    const cut = (writer: LogWriter) => {
      const { seq, subject, after } = lastRule(writer);
      writer.write(
        { type: 'change', subject, before: after, after: null, by: 'user', undo_of: null },
        { trigger: seq },
      );
    };
    expect(found(byRule({ bounds: null }), cut)).toBe('untrue');
  });
});
