import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { described } from '../../../tests/support/described';
import type { Capability } from '../agent/fold/capability';
import { describeAction, renderLine } from '../approval-lines/approval-lines';
import { canonicalJson } from '../base/canonical-json';
import type { JsonObject } from '../base/json';
import { languages } from '../base/language';
import { cause, outcome } from '../events/action-result';
import { observationFamily } from '../events/observation';
import { maxPage } from './report';
import { testingContext, testingNow } from './testing-context';
import { TestingNotes } from './testing-notes';

/** UTF-16 units of one approval line. */
const maxLine = 300;
/** Ms in which a stopped run must have ended, though its storage never answers. */
const patience = 300;

export interface CapabilityExamples {
  /** Payloads that parse, at least one; short strings only. */
  valid: readonly JsonObject[];
  /** Payloads that are well-formed JSON and must be refused. */
  invalid: readonly JsonObject[];
}

/** What every capability promises; see Capability. */
export function capabilityContract(capability: Capability, { valid, invalid }: CapabilityExamples): void {
  const isSaying = capability.kind === 'say';

  describe(`${capability.name} as a capability`, () => {
    it('has a title in both languages and a version', () => {
      for (const lang of languages) expect(capability.title[lang]).toMatch(/\S/);
      expect(capability.version).toBeGreaterThanOrEqual(1);
    });

    it.each(valid)('parses %j to the same value, and again to the same', (payload) => {
      const parsed = capability.parse(payload);
      expect(parsed).toEqual({ ok: true, value: payload });
      if (parsed.ok) expect(capability.parse(parsed.value)).toEqual(parsed);
    });

    it.each(invalid)('refuses %j', (payload) => {
      expect(capability.parse(payload)).toMatchObject({ ok: false, code: 'invalid_payload' });
    });

    it('refuses what is no object of its own keys: junk, more keys, missing keys, other types', () => {
      for (const junk of [null, undefined, 0, 'text', [], [valid[0]], true, () => valid[0], Symbol('s'), 1n]) {
        expect(capability.parse(junk as unknown as JsonObject).ok).toBe(false);
      }
      for (const payload of valid) {
        expect(capability.parse({ ...payload, more: 1 }).ok).toBe(false);
        expect(capability.parse({ ...payload, constructor: 'x' }).ok).toBe(false);
        for (const key of Object.keys(payload)) {
          for (const wrong of [null, -1, 1.5, [], {}, true]) {
            if (Array.isArray(wrong) && Array.isArray(payload[key])) continue;
            expect(capability.parse({ ...payload, [key]: wrong }).ok).toBe(false);
          }
        }
      }
    });

    it('[F-17] refuses values that JSON does not hold, and prototypes', () => {
      for (const payload of valid) {
        for (const value of [undefined, Number.NaN, Infinity, 1n, Symbol('s'), () => 'x', new Date(0), 'half \uD800']) {
          expect(capability.parse({ ...payload, more: value } as unknown as JsonObject).ok).toBe(false);
          for (const key of Object.keys(payload)) {
            expect(capability.parse({ ...payload, [key]: value } as unknown as JsonObject).ok).toBe(false);
          }
        }
        const polluted = JSON.parse(`{"__proto__":{"x":1},${canonicalJson(payload).slice(1)}`) as JsonObject;
        expect(Object.keys(polluted)).toContain('__proto__');
        expect(capability.parse(polluted).ok).toBe(false);
        expect(capability.parse(Object.create(payload) as JsonObject).ok).toBe(false);
        expect(capability.parse(Object.assign(Object.create({ toJSON: () => ({}) }), payload) as JsonObject).ok).toBe(
          false,
        );
      }
      expect(({} as { x?: number }).x).toBeUndefined();
    });

    it('gives a copy, so that a getter cannot show one thing and do another', () => {
      const [payload] = valid;
      const [key] = Object.keys(payload ?? {});
      if (!payload || !key) throw new Error('the contract needs a valid payload with a key');
      let asked = 0;
      const shifty = Object.defineProperty({ ...payload }, key, {
        enumerable: true,
        get: () => (asked++ === 0 ? payload[key] : 'something else'),
      });
      const parsed = capability.parse(shifty);
      expect(parsed).toEqual({ ok: true, value: payload });
      if (parsed.ok) expect({ ...parsed.value }).toEqual(payload);
    });

    it('never throws at any JSON, and accepts nothing larger than an event can hold', () => {
      fc.assert(
        fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (payload) => {
          expect(typeof capability.parse(payload as JsonObject).ok).toBe('boolean');
        }),
        { numRuns: 200 },
      );
      const large = '蜂'.repeat(8_001); // 24,003 bytes, under every limit in characters but that of speech
      for (const payload of valid) {
        for (const key of Object.keys(payload)) expect(capability.parse({ ...payload, [key]: large }).ok).toBe(false);
      }
    });

    it.each(languages)('describes each payload in two short single lines made from it alone (%s)', (lang) => {
      for (const payload of valid) {
        const lines = described(capability, payload, lang);
        expect(lines).toHaveLength(2);
        lines.forEach(expectOneLine);
        const copy = JSON.parse(JSON.stringify(payload)) as JsonObject;
        expect(described(capability, copy, lang)).toEqual(lines);
      }
      expect(described(capability, valid[0] as JsonObject, 'ja')).not.toEqual(
        described(capability, valid[0] as JsonObject, 'en'),
      );
    });

    it('says by codes and parameters what it is about, so that any page and the audit can make the lines anew', () => {
      for (const payload of valid) {
        const lines = capability.describe(payload);
        expect(JSON.parse(canonicalJson(lines))).toEqual(lines);
        const known = describeAction(capability.name, capability.version, payload);
        expect(known ?? lines).toEqual(lines);
        for (const line of known ?? []) {
          for (const lang of languages) expect(renderLine(line, lang)).toBe(capability.render(line, lang));
        }
      }
    });

    it('[F-18] shows hidden, bidirectional and long texts escaped and cut, even in a payload that was not parsed', () => {
      const hostile = fc.constantFrom(
        '\u202E',
        '\u200B',
        '\n',
        '\r\n',
        '\t',
        '\u2028',
        '\u0000',
        'a',
        '蜂',
        '/',
        ' ',
        '\uFEFF',
      );
      const texts = fc.array(hostile, { minLength: 1, maxLength: 300 }).map((parts) => parts.join(''));
      fc.assert(
        fc.property(texts, fc.constantFrom(...valid), fc.constantFrom(...languages), (text, payload, lang) => {
          const changed = Object.entries(payload).map(([key, value]) => [
            key,
            typeof value === 'string' && !isKeyword(capability, payload, key) ? text : value,
          ]);
          described(capability, Object.fromEntries(changed) as JsonObject, lang).forEach(expectOneLine);
        }),
      );
    });

    it('is covered by no rule with bounds that it does not know', () => {
      for (const payload of valid) {
        for (const bounds of [
          { host: 'example.org' },
          { __proto__x: 'x' },
          { topic: 'bees', folder: 'bees' },
          { constructor: 'x' },
        ]) {
          expect(capability.isWithin(bounds, payload)).toBe(false);
        }
      }
    });

    it('proposes bounds for a rule, the narrowest first, and covers by them what they were made from', () => {
      for (const payload of valid) {
        const choices = capability.ruleBounds?.propose(payload) ?? [];
        for (const { values } of choices) expect(values.at(-1)).toBeNull();
        for (const pick of [0, -1]) {
          const picked = choices.flatMap(({ bound, values }) => {
            const value = values.at(pick);
            return value == null ? [] : [[bound, value]];
          });
          const bounds = Object.fromEntries(picked) as Record<string, string>;
          expect(capability.ruleBounds?.knows(bounds) ?? true).toBe(true);
          if (capability.ruleBounds) expect(capability.isWithin(bounds, payload)).toBe(true);
        }
        for (const bounds of [{ host: 'example.org' }, { folder: '../x' }, { folder: 'bees', constructor: 'x' }]) {
          expect(capability.ruleBounds?.knows(bounds) ?? false).toBe(false);
        }
      }
    });

    it.each(languages)('reports what fits the log (%s)', async (lang) => {
      for (const payload of valid) {
        const report = await capability.run(payload, testingContext({ lang }));
        expect(outcome.parse(report.outcome)).toBe(report.outcome);
        expect(report.outcome === 'success').toBe(report.cause === null);
        if (report.cause !== null) expect(cause.parse(report.cause)).toBe(report.cause);
        expectOneLine(report.summary);
        expectOneLine(report.search_summary);
        if (report.found) expectOneLine(report.found.text);
        expect((report.output ?? '').length).toBeLessThanOrEqual(maxPage);
        expect(canonicalJson(report).length).toBeGreaterThan(0);
        if (isSaying) expect(report).toMatchObject({ observation: null, changes: [] });
        else observationFamily.schema.parse({ type: 'observation', ...report.observation });
        for (const fact of report.observation?.facts ?? []) {
          expect(fact.observed_at).toBe(new Date(testingNow).toISOString());
        }
      }
    });

    if (isSaying) return;

    it('[F-38] does nothing when it was stopped before', async () => {
      for (const payload of valid) {
        const notes = new TestingNotes({ 'bees/goal.md': 'x' });
        const report = await capability.run(payload, testingContext({ notes, signal: AbortSignal.abort() }));
        expect(report).toMatchObject({ outcome: 'no_effect', cause: 'stopped', changes: [], seen: {} });
        expect(notes.reads).toBe(0);
      }
    });

    it('[F-38] ends soon and changes nothing when it is stopped while storage hangs, wherever it waits', async () => {
      for (const payload of valid) {
        const reads = await countReads(capability, payload);
        for (let read = 1; read <= reads; read++) {
          const stop = new AbortController();
          const notes = new TestingNotes({ 'bees/goal.md': 'x' });
          notes.onRead = () => {
            if (notes.reads !== read) return;
            notes.mood = 'hanging';
            setTimeout(() => stop.abort(), 5);
          };
          const begun = performance.now();
          const report = await capability.run(payload, testingContext({ notes, signal: stop.signal }));
          expect(performance.now() - begun).toBeLessThan(patience);
          expect(report).toMatchObject({ outcome: 'no_effect', cause: 'stopped', changes: [], seen: {} });
        }
      }
    });

    it('never rejects when storage fails, and then changes nothing', async () => {
      for (const payload of valid) {
        const reads = await countReads(capability, payload);
        for (let read = 1; read <= reads; read++) {
          const notes = new TestingNotes({ 'bees/goal.md': 'x' });
          notes.onRead = () => {
            if (notes.reads === read) notes.mood = 'failing';
          };
          const report = await capability.run(payload, testingContext({ notes }));
          expect(report).toMatchObject({ outcome: 'failed', cause: 'storage', changes: [], found: null });
          expect(report.observation?.facts).toEqual([]);
          expect(report.observation?.unknowns).not.toEqual([]);
        }
      }
    });

    it('answers a probe, or has none; a store that fails is no answer that it was done', async () => {
      for (const payload of valid) {
        const notes = new TestingNotes();
        const answer = await capability.probe?.(payload, testingContext({ notes }));
        expect(['done', 'not_done', 'unknown', undefined]).toContain(answer);
        expect(answer).not.toBe('done');
        notes.mood = 'failing';
        expect(await capability.probe?.(payload, testingContext({ notes }))).not.toBe('done');
      }
    });
  });
}

/** How often a run asks the store, when all goes well. */
async function countReads(capability: Capability, payload: JsonObject): Promise<number> {
  const notes = new TestingNotes({ 'bees/goal.md': 'x' });
  await capability.run(payload, testingContext({ notes }));
  const isOfNotes = /^note\.|^plan\.keep$|^recall$/.test(capability.name) || payload['notes'] !== undefined;
  expect(notes.reads > 0).toBe(isOfNotes);
  return notes.reads;
}

function expectOneLine(line: string): void {
  expect(line).toMatch(/\S/);
  expect(line.length).toBeLessThanOrEqual(maxLine);
  // eslint-disable-next-line no-control-regex -- nothing unseen may stand in a line
  expect(line).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/);
}

/** Whether a string is one of few that the schema allows, like a mode: any other never reaches describe. */
function isKeyword(capability: Capability, payload: JsonObject, key: string): boolean {
  return !capability.parse({ ...payload, [key]: 'zz' }).ok && !capability.parse({ ...payload, [key]: '/zz' }).ok;
}
