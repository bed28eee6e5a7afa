import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortLog, thoughtBody, writeLog } from '../../../tests/support/clean-log';
import {
  chained,
  edited,
  exported,
  extended,
  headOf,
  linesOf,
  takenOut,
  type Stored,
} from '../../../tests/support/forge';
import { mindLog } from '../../../tests/support/mind-log';
import { wholeLog } from '../../../tests/support/whole-log';
import { evolve } from '../agent/fold/evolve';
import { emptySnapshot } from '../agent/fold/snapshot';
import type { JsonObject } from '../base/json';
import type { LogEvent } from '../events/log-event';
import type { RedactedBody } from '../events/redacted';
import { thoughtFamily } from '../events/thought';
import { audit, type AuditOptions } from './audit';
import { createFoldCheck } from './fold-check';
import { exitCodeOf, maxKeptViolations, verdictOf, type AuditReport } from './report';

function auditText(text: string, options: AuditOptions = {}): AuditReport {
  return audit(text.split('\n'), options);
}

function verdict(events: readonly Stored[], options: AuditOptions = {}): string {
  return verdictOf(auditText(exported(events), options));
}

describe('a log that keeps all invariants', () => {
  const whole = wholeLog();
  const state = auditText(exported(whole.events)).snapshot.state;

  it('is clean, and the verdict names count and head', () => {
    const report = auditText(exported(whole.events), { state, head: headOf(whole.events) });
    expect(report.violations).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    expect(verdictOf(report)).toBe(`clean: ${whole.events.length} events, head ${report.head.hash}`);
  });

  it('tells of redactions and open actions without failing on them', () => {
    const { redacted, open } = auditText(exported(whole.events));
    expect(redacted).toEqual([{ line: 2, seq: 2, pointers: ['/text'] }]);
    expect(open).toMatchObject([{ seq: whole.at.open, capability: 'note.read' }]);
  });

  it('may come without a trailer when a head names its end', () => {
    const report = auditText(linesOf(whole.events), { head: headOf(whole.events) });
    expect(exitCodeOf(report)).toBe(0);
    expect(report.isTruncated).toBe(false);
  });

  it('may have no events at all, under a trailer', () => {
    expect(verdict([])).toBe(`clean: 0 events, head ${'0'.repeat(64)}`);
  });

  it('may hold types that are not known here, and blank lines at its end', () => {
    const dream = { type: 'dream', colour: 'blue', about: { sha256: 'a'.repeat(64) } };
    const report = auditText(`${exported(withUnknown(shortLog().events, dream))}\n\n`);
    expect(exitCodeOf(report)).toBe(0);
    expect(report.counts).toMatchObject({ unknown: 1, byType: { dream: 1 } });
  });
});

describe('a log of a mind that reads', () => {
  const { events, at } = mindLog();

  it('that keeps all invariants is clean', () => {
    expect(verdict(events)).toMatch(/^clean/);
    expect(auditText(exported(events)).redacted).toEqual([
      { line: at.told, seq: at.told, pointers: ['/text'] },
      { line: at.summary, seq: at.summary, pointers: ['/text'] },
      { line: at.later, seq: at.later, pointers: ['/text'] },
    ]);
  });

  it('is as clean where the words beside an action were taken out, or the reply that told them', () => {
    const { thought, reply } = at.beside;
    for (const [seq, pointer] of [
      [thought, '/say'],
      [reply, '/data'],
    ] as const) {
      const more = extended(events, [redaction(pointer, seq)]);
      expect(verdict(takenOut(more, seq, pointer))).toMatch(/^clean/);
    }
  });
});

describe('a log of an earlier build', () => {
  /** As if each family had been in the form before its present one. */
  const before = (log: readonly Stored[]): Stored[] =>
    chained(log.map((event) => ({ ...event, v: Math.max(1, (event['v'] as number) - 1) })));

  it('is audited as before', () => {
    const whole = before(wholeLog().events);
    expect(whole.filter(({ type, v }) => type === 'thought' && v === thoughtFamily.version - 1).length).toBeGreaterThan(
      0,
    );
    expect(verdict(whole)).toMatch(/^clean/);
  });

  it('hides no text that is gone, and none that nothing binds', () => {
    const { events } = shortLog();
    expect(verdict(takenOut(before(events), 8, '/judgment'))).toBe(
      'invariant 1: line 8, seq 8: the text at /judgment is gone, and no redaction names it',
    );
    expect(verdict(before(edited(events, 8, (event) => (event['salt'] = {}))))).toMatch(
      /^invariant 1: line 8, seq 8: the text at \/judgment has no salt/,
    );
  });
});

describe('invariant 1', () => {
  const { events } = shortLog();
  const last = `line 15, seq ${events.length}`;

  it('any change of any character of a line is found, in that line or the next', () => {
    const lines = exported(events).split('\n').slice(0, -1);
    fc.assert(
      fc.property(
        fc.nat(events.length - 1),
        fc.nat(),
        fc.constantFrom('a', '0', '7', '}', '"', ' '),
        (index, at, character) => {
          const line = lines[index] as string;
          const place = at % line.length;
          const changed = line.slice(0, place) + character + line.slice(place + 1);
          fc.pre(isOther(line, changed));
          const report = audit(lines.with(index, changed));
          expect(exitCodeOf(report)).not.toBe(0);
          const found = report.unreadable ?? report.violations[0];
          expect(found?.line).toBeGreaterThan(index);
          expect(found?.line).toBeLessThanOrEqual(index + 2);
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  it('any line taken out, doubled or moved is found at its place', () => {
    const lines = exported(events).split('\n').slice(0, -1);
    for (let index = 0; index < events.length; index++) {
      const line = lines[index] as string;
      expect(audit(lines.toSpliced(index, 1)).violations[0], `without line ${index + 1}`).toMatchObject({
        line: index + 1,
      });
      expect(audit(lines.toSpliced(index, 0, line)).violations[0], `twice line ${index + 1}`).toMatchObject({
        line: index + 2,
      });
    }
  });

  it.each([
    ['another hash', { hash: 'c'.repeat(64) }, `the head names another hash than that of seq 14`],
    ['a later seq', { seq: 20, count: 20 }, 'truncated: the head names seq 20'],
    ['an earlier seq', { seq: 9 }, 'the head names seq 9, the log ends at 14'],
    ['another log', { log: 'other' }, 'the head is of another log'],
    ['another count', { count: 3 }, 'the head counts 3 events, there are 14'],
    ['nothing that can be read', { hash: 7 }, 'the head is malformed'],
  ])('a head that names %s', (_, change, says) => {
    expect(verdict(events, { head: { ...headOf(events), ...change } })).toBe(`invariant 1: ${last}: ${says}`);
  });

  it.each([
    ['head', 'c'.repeat(64), 'the trailer names another hash than that of seq 14'],
    ['log', 'other', 'the trailer is of another log'],
    ['count', 15, 'the trailer counts 15 events, there are 14'],
    ['count', '14', 'the trailer is malformed'],
    ['more', 1, 'the trailer is malformed'],
  ])('a trailer with another %s', (key, value, says) => {
    const lines = exported(events).trimEnd().split('\n');
    const trailer = { ...(JSON.parse(lines.pop() as string) as JsonObject), [key]: value };
    expect(verdictOf(audit([...lines, JSON.stringify(trailer)]))).toBe(`invariant 1: ${last}: ${says}`);
  });

  it('events behind the trailer, and a second trailer', () => {
    const [more] = extended(events, [{ type: 'lifecycle', name: 'started', reason: null }]).slice(-1);
    expect(verdictOf(auditText(exported(events) + linesOf([more as Stored])))).toBe(
      'invariant 1: line 16, seq 15: it stands after the trailer',
    );
    const text = exported(events);
    expect(verdictOf(auditText(text + (text.trimEnd().split('\n').pop() ?? '')))).toMatch(
      /^invariant 1: line 16, seq 14: a second/,
    );
  });

  it('a last line that breaks off is a truncated log, one in the middle is unreadable', () => {
    const lines = exported(events).split('\n');
    const half = (lines[9] as string).slice(0, 100);
    const cut = audit([...lines.slice(0, 9), half]);
    expect(cut.isTruncated).toBe(true);
    expect(verdictOf(cut)).toBe('invariant 1: line 10, seq 9: truncated: no trailer, and no head that names the end');
    const broken = audit(lines.with(9, half));
    expect(exitCodeOf(broken)).toBe(2);
    expect(verdictOf(broken)).toMatch(/^unreadable: line 10: it is no JSON/);
  });

  it('a salt written in a second way, that stands for the same bytes', () => {
    const text = exported(events).replace(
      /("salt":\{"\/text":"[\w-]{21})([AQgw])"/,
      (_, start: string, end: string) => {
        return `${start}${{ A: 'B', Q: 'R', g: 'h', w: 'x' }[end]}"`;
      },
    );
    expect(verdictOf(auditText(text))).toBe('invariant 1: line 2, seq 2: it cannot be hashed: spare bits are set');
  });

  it('a salt at what is no free text', () => {
    const salted = edited(events, 1, (event) => (event['salt'] = { '/name': 'A'.repeat(22) }));
    expect(verdict(salted)).toBe('invariant 1: line 1, seq 1: the salt at /name belongs to no free text');
  });

  it('a redaction that took nothing out, or names what is not there', () => {
    const says = 'where nothing was taken out';
    expect(verdict(extended(events, [redaction('/text')]))).toBe(
      `invariant 1: line 15, seq 15: it names /text of seq 2, ${says}`,
    );
    expect(verdict(extended(events, [redaction('/a', 99)]))).toBe(
      `invariant 1: line 15, seq 15: it names /a of seq 99, ${says}`,
    );
    const twice = takenOut(extended(events, [redaction('/text')], [redaction('/text')]), 2, '/text');
    expect(verdict(twice)).toMatch(/^clean/);
  });

  it('a redaction that may stand in a part that is missing is not missed', () => {
    const redacted = takenOut(extended(events, [redaction('/text')]), 2, '/text');
    const cut = auditText(linesOf(redacted.slice(0, -1)));
    expect(verdictOf(cut)).toBe('invariant 1: line 14, seq 14: truncated: no trailer, and no head that names the end');
    expect(cut.redacted).toEqual([{ line: 2, seq: 2, pointers: ['/text'] }]);
    const lines = exported(redacted).split('\n');
    expect(verdictOf(audit(lines.toSpliced(14, 1)))).toMatch(
      /^invariant 1: line 15, seq 14: the trailer counts 15 events/,
    );
    expect(audit(lines.toSpliced(14, 1)).isTruncated).toBe(true);
  });

  it('a redacted payload keeps its digest: the approval still binds what ran', () => {
    const gone = takenOut(
      extended(events, [redaction('/decision/action_payload/content', 8)]),
      8,
      '/decision/action_payload/content',
    );
    expect(verdict(gone)).toMatch(/^clean/);
    expect(auditText(exported(gone)).redacted).toEqual([
      { line: 8, seq: 8, pointers: ['/decision/action_payload/content'] },
    ]);
  });

  it('a payload that holds the very form of a commitment is text like any other', () => {
    const writer = writeLog();
    const input = writer.input('Go');
    writer.think(input, 'note.write', { content: { sha256: 'a'.repeat(64) } });
    expect(verdict(writer.events)).toMatch(/^clean/);
  });
});

describe('invariant 2', () => {
  const { events } = shortLog();

  it('state.json must be the fold, whatever the order of its keys', () => {
    const { state } = auditText(exported(events)).snapshot;
    const turned = { ...state, result: { summary: state.result.summary, status: state.result.status } };
    expect(verdict(events, { state: turned })).toMatch(/^clean/);
    expect(verdict(events, { state: { ...state, more: 1 } })).toMatch(/another state: \/more differs$/);
    expect(verdict(events, { state: { ...state, plan: { purpose: null } } })).toMatch(
      /another state: \/plan\/\w+ differs$/,
    );
    expect(verdict(events, { state: [] })).toMatch(/another state: the whole of it differs$/);
    expect(verdict(events, { state: null })).toMatch(/another state: the whole of it differs$/);
  });

  it('the snapshot is that of evolve, event by event', () => {
    const folded = events.reduce((before, event) => evolve(before, event as unknown as LogEvent), emptySnapshot());
    expect(auditText(exported(events)).snapshot).toEqual(folded);
  });

  it('a fold that throws is told once, with the event that it threw at', () => {
    const found: string[] = [];
    const check = createFoldCheck(
      (invariant, { line, seq }, message) => found.push(`${invariant} ${line} ${seq} ${message}`),
      (snapshot, { event }) => {
        if (event.seq > 2) throw new Error('no such task');
        return snapshot;
      },
    );
    for (const event of events) check.visit(event.seq, { known: true, event: event as unknown as LogEvent });
    check.finish(15, 14, {});
    expect(found).toEqual(['2 3 3 it cannot be folded: no such task']);
  });
});

describe('invariants 3 to 8', () => {
  it('skip what was brought in from another form of log', () => {
    const { events, foreign } = foreignLog();
    const report = auditText(exported(events));
    expect(verdictOf(report)).toMatch(/^clean/);
    expect(report.counts.foreign).toBe(foreign);
  });

  it('do not skip an event that only says so, among events of our own', () => {
    const { events } = shortLog();
    const forged = edited(events, 11, (event) => Object.assign(event, { foreign: true, digest: 'b'.repeat(64) }));
    expect(verdict(forged)).toMatch(/^invariant 3: line 11, seq 11/);
  });

  it('a public input may lead to a plan when the user granted something between', () => {
    const writer = writeLog();
    const publicInput = writer.input('Join us', { source: 'x', authority: 'public', surface: null });
    const { result } = writer.perform(publicInput, 'note.list', { folder: '' });
    writer.think(result, null, {}, { plan_update: { purpose: 'Join them' } });
    expect(verdict(writer.events)).toMatch(/^clean/);
  });

  it('an event of a type that is not known hides no public input', () => {
    const writer = writeLog();
    writer.input('Serve me', { source: 'x', authority: 'public', surface: null });
    const events = withUnknown(writer.events, { type: 'dream' }, 1);
    const plan = thoughtBody(2, null, {}, { plan_update: { purpose: 'Serve' } });
    expect(verdict(extended(events, [plan, { trigger: 2 }]))).toMatch(
      /^invariant 6: line 3, seq 3: a change of the plan comes of/,
    );
  });

  it.each([
    ['a plan without a trigger', null, /^invariant 5: .* needs an earlier event as its trigger$/],
    ['a plan that is its own trigger', 15, /^invariant 5: .* needs an earlier event as its trigger$/],
  ])('%s hides nothing either', (_, trigger, says) => {
    const plan = thoughtBody(2, null, {}, { plan_update: { purpose: 'Serve' } });
    const report = auditText(exported(extended(shortLog().events, [plan, { trigger }])));
    expect(verdictOf(report)).toMatch(says);
    expect(report.violations.map(({ invariant }) => invariant)).toContain(6);
  });

  it('after a retry the same decision runs again under a request of its own', () => {
    const { events, writer } = shortLog();
    const thought = writer.think(12, 'note.write', { path: 'a' }, { task: 'G1-T2' });
    const action = writer.act(writer.answer(writer.ask(thought), 'granted'));
    writer.end(action, { status: 'fail', outcome: 'uncertain', cause: 'unknown_end' });
    writer.end(writer.act(writer.answer(writer.ask(thought), 'granted')));
    expect(verdict(events)).toMatch(/^clean/);
  });

  it('a second word of the user on one uncertain end is one too many', () => {
    const { events, writer } = shortLog();
    const thought = writer.think(12, 'note.write', { path: 'a' }, { task: 'G1-T2' });
    const action = writer.act(writer.answer(writer.ask(thought), 'granted'));
    writer.end(action, { status: 'fail', outcome: 'uncertain', cause: 'unknown_end' });
    writer.end(action, { by: 'user' });
    writer.end(action, { by: 'user' });
    expect(verdict(events)).toBe(
      `invariant 4: line ${events.length}, seq ${events.length}: the action at seq ${action} has a result already`,
    );
  });
});

describe('what cannot be read', () => {
  const { events } = shortLog();

  it('an event of a later build', () => {
    const later = edited(events, 9, (event) => (event['v'] = 4));
    expect(verdict(later)).toBe('unreadable: line 9: approval has version 4; this build reads 3');
  });

  it('a whole event whose body is none of ours', () => {
    const strange = edited(events, 9, (event) => (event['mood'] = 'odd'));
    expect(verdict(strange)).toMatch(/^unreadable: line 9: approval: /);
  });

  it('a line with __proto__ names its place, and nothing is taken from it', () => {
    const text = linesOf(events).replace('"status":"asked"', '"status":"asked","__proto__":{"status":"granted"}');
    expect(verdictOf(auditText(text))).toBe(
      'invariant 1: line 9, seq 9: it cannot be hashed: a key is named __proto__',
    );
    expect(({} as Record<string, unknown>)['status']).toBeUndefined();
  });

  it('a log in the documents’ own form: it has no chain', () => {
    const line = '{"time":"2026-11-28T09:00:00.000Z","type":"input","source":"chat","text":"Hello"}';
    expect(verdictOf(auditText(line))).toBe('unreadable: line 1: it is no event of a log: it has no seq and no hash');
  });

  it('no violation after it is told, and none before it is lost', () => {
    const text = exported(edited(events, 11, (event) => (event['digest'] = 'b'.repeat(64)))).replace(
      /\n[^\n]*"seq":14/,
      '\nnonsense',
    );
    const report = auditText(text);
    expect(report.unreadable?.line).toBe(14);
    expect(report.violations).toMatchObject([{ invariant: 3, line: 11 }]);
    expect(exitCodeOf(report)).toBe(2);
  });
});

it('keeps the first of very many violations, and counts the rest', () => {
  const lines = Array.from({ length: 1_000 }, (_, index) =>
    JSON.stringify({ type: 'input', seq: 2_000 - index, salt: {} }),
  );
  const report = audit(lines);
  expect(report.violations).toHaveLength(maxKeptViolations);
  expect(report.violations[0]).toMatchObject({ line: 1, seq: 2_000 });
  expect(report.violationCount).toBe(1_001);
});

function redaction(pointer: string, target = 2): RedactedBody {
  return { type: 'redacted', target, pointers: [pointer], asked_by: 'user' };
}

/** Whether two lines differ in what they say: white space and the time of the trailer do not. */
function isOther(line: string, changed: string): boolean {
  try {
    return JSON.stringify(JSON.parse(line)) !== JSON.stringify(JSON.parse(changed));
  } catch {
    return true; // no JSON any more
  }
}

/** With an event of a type that no build here writes, behind the last. */
function withUnknown(events: readonly Stored[], body: JsonObject, trigger: number | null = null): Stored[] {
  const [last] = extended(events, [{ type: 'lifecycle', name: 'recovered', reason: null }]).slice(-1) as [Stored];
  const { name: _name, reason: _reason, ...envelope } = last;
  return chained([...events, { ...envelope, ...body, trigger }]);
}

/** Lines of the documents' form, brought in and chained; then events of our own. */
function foreignLog(): { events: Stored[]; foreign: number } {
  const { events } = shortLog();
  const [started, input, thought, approval, action] = events as [Stored, Stored, Stored, Stored, Stored];
  const { decision: _decision, digest: _digest, ...bare } = action;
  const mark = { foreign: true, taint: ['import:events.jsonl'] };
  const foreign = [input, thought, approval, action, bare].map((event) => ({ ...event, ...mark, trigger: null }));
  const imported = { ...started, name: 'imported', reason: 'document' };
  const renumbered = [imported, ...foreign].map((event, index) => ({ ...event, seq: index + 1 })) as Stored[];
  return { events: chained(renumbered), foreign: foreign.length };
}
