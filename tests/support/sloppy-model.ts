import type { JsonObject, JsonValue } from '../../src/lib/base/json';
import type { ReadingWay } from '../../src/lib/deliberation/llm/prompt';
import type { CompetentAnswer } from './competent-model';
import type { Answer } from './openai-stream';
import { seededRandom } from './seeded-random';

/** What models do to an answer that is right. */
export const slips = [
  'a fence',
  'a sentence before',
  'names in another case',
  'keys in another case',
  'values in another case',
  'optional ones left out',
  'reasoning in the text',
  'a field too long',
  'cut off',
  'a trailing comma',
  'a number as text',
  'an unknown key',
  'marks of a template',
  'two calls',
  'circling reasoning',
  'a name with its namespace',
  'the form of a call in words',
] as const;
export type Slip = (typeof slips)[number];

/** Few answers can have them: tried first now and then. */
const rare = ['a number as text', 'values in another case'] as const satisfies readonly Slip[];

/** What it sends, and what it means by it: a sentence before words is said too. */
export interface SloppyAnswer {
  sent: Answer;
  meant: CompetentAnswer;
  slip: Slip | null;
}

/** An answer on its way to the wire. */
interface Draft {
  say: string;
  calls: { name: string; input: JsonObject }[];
  mark: JsonValue;
  /** Of the form. */
  keys: { say: string; call: string; mark: string; name: string; input: string };
  leavesOut: boolean;
  more: Partial<Answer>;
  /** Of all that is sent, in the end. */
  wire: (text: string) => string;
  isInText: boolean;
}

/** Draws from a seed which slip an answer has: `share` of 1 have one. */
export class SloppyModel {
  readonly #random;
  readonly #share: number;
  /** How often each was made. */
  readonly made = new Map<Slip, number>();

  constructor(seed: number, share: number) {
    this.#random = seededRandom(seed);
    this.#share = share;
  }

  answer(meant: CompetentAnswer, way: ReadingWay): SloppyAnswer {
    if (this.#chance() >= this.#share) return { ...sentOf(draftOf(meant, way), way), meant, slip: null };
    const order = [...slips];
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(this.#chance() * (at + 1));
      [order[at], order[other]] = [order[other] as Slip, order[at] as Slip];
    }
    if (this.#chance() < 0.25) order.unshift(...rare);
    for (const slip of order) {
      const draft = draftOf(meant, way);
      const said = this.#slip(slip, draft, meant, way);
      if (said === null) continue;
      this.made.set(slip, (this.made.get(slip) ?? 0) + 1);
      return { ...sentOf(draft, way), meant: said, slip };
    }
    throw new Error('no slip fits');
  }

  #chance(): number {
    const [one = 0, two = 0] = this.#random.bytes(2);
    return (one * 256 + two) / 65_536;
  }

  #oneOf<T>(items: readonly T[]): T {
    return items[Math.floor(this.#chance() * items.length)] as T;
  }

  /** Makes it, and tells what is meant with it; null: it does not fit this answer. */
  #slip(slip: Slip, draft: Draft, meant: CompetentAnswer, way: ReadingWay): CompetentAnswer | null {
    const [call] = draft.calls;
    const isForm = way === 'form';
    switch (slip) {
      case 'a fence':
        if (isForm) draft.wire = (text) => `\`\`\`${this.#oneOf(['json', '', 'JSON'])}\n${text}\n\`\`\``;
        else if (!call || draft.say !== '' || draft.calls.length > 1) return null;
        else {
          draft.isInText = true;
          draft.wire = (text) => `\`\`\`json\n${text}\n\`\`\``;
        }
        return meant;
      case 'a sentence before': {
        const sentence = 'Sure, here it is.';
        if (isForm) draft.wire = (text) => `${sentence}\n${text}`;
        else draft.say = `${sentence} ${draft.say}`.trim();
        return isForm ? meant : { ...meant, say: draft.say };
      }
      case 'names in another case':
        if (!call) return null;
        call.name = this.#oneOf([upper, pascal, dashed])(call.name);
        return meant;
      case 'keys in another case':
        if (isForm && this.#chance() < 0.5)
          for (const key of Object.keys(draft.keys) as (keyof Draft['keys'])[])
            draft.keys[key] = pascal(draft.keys[key]);
        else if (!call || Object.keys(call.input).length === 0) return null;
        else {
          const change = this.#oneOf([upper, pascal]);
          call.input = mapped(call.input, (key, value) => [change(key), value]);
        }
        return meant;
      case 'values in another case': {
        if (typeof draft.mark === 'string') draft.mark = this.#oneOf([upper, pascal, dashed])(draft.mark);
        else if (!call || !Object.keys(call.input).some((key) => chosen.includes(key))) return null;
        else
          call.input = mapped(call.input, (key, value) => [
            key,
            chosen.includes(key) ? this.#oneOf([upper, dashed])(value as string) : value,
          ]);
        return meant;
      }
      case 'optional ones left out':
        if (!isForm) return null;
        draft.leavesOut = true;
        return meant;
      case 'reasoning in the text':
        draft.more = { reasoning: 'They want this. {"say":"no"} I think so.', dialect: 'reasoning in the text' };
        return meant;
      case 'a field too long': {
        const long = this.#long(9_000);
        const key = call && Object.keys(call.input).find((name) => typeof call.input[name] === 'string');
        if (call && key !== undefined && !chosen.includes(key)) call.input[key] = `${textIn(call.input, key)} ${long}`;
        else draft.say = `${draft.say} ${long}`;
        return meant;
      }
      case 'cut off':
        if (way !== 'talk' && this.#chance() < 0.5) {
          if (!isForm && !call) return null;
          if (isForm) draft.wire = half;
          else draft.more = { calls: [{ name: call?.name ?? '', input: half(JSON.stringify(call?.input)) }] };
        } else {
          draft.more = { finish: 'length' };
          if (isForm || !call) draft.wire = half;
        }
        return meant;
      case 'a trailing comma':
        if (isForm) draft.wire = (text) => text.replace(/\}$/, ',}');
        else if (!call || Object.keys(call.input).length === 0) return null;
        else draft.more = { calls: [{ name: call.name, input: JSON.stringify(call.input).replace(/\}$/, ',}') }] };
        return meant;
      case 'a number as text': {
        if (!call || !Object.values(call.input).some(isNumeric)) return null;
        call.input = mapped(call.input, (key, value) => [key, asText(value)]);
        return meant;
      }
      case 'an unknown key':
        if (call) call.input = { ...call.input, confidence: 0.9 };
        else if (isForm) draft.wire = (text) => text.replace(/\}$/, ',"confidence":0.9}');
        else return null;
        return meant;
      case 'marks of a template': {
        const mark = this.#oneOf(['<|im_end|>', '<|eot_id|>', '</s>', '<end_of_turn>', '[/INST]', '<tool_call>']);
        const key = call && Object.keys(call.input).find((name) => typeof call.input[name] === 'string');
        if (call && key !== undefined && this.#chance() < 0.5) call.input[key] = `${textIn(call.input, key)}${mark}`;
        else draft.say = `${draft.say}${mark}`;
        return meant;
      }
      case 'two calls':
        if (!call || call.name === 'mark') return null;
        draft.calls.push(
          this.#oneOf([
            { name: 'note_write', input: { path: 'second/call.md', content: 'Never to be written.' } },
            { name: 'alarm_set', input: { text: 'Never to ring', at: '05:00', date: '2026-12-24' } },
            call,
          ]),
        );
        return meant;
      case 'circling reasoning':
        draft.more = {
          reasoning: 'Wait, let me look at that once more. '.repeat(400),
          ...(this.#chance() < 0.5 && { dialect: 'reasoning in the text' }),
        };
        return meant;
      case 'a name with its namespace':
        if (!call) return null;
        call.name = this.#oneOf(['functions.', 'function:', 'default_api.', 'tools.', 'yadori/']) + call.name;
        if (this.#chance() < 0.25) call.name = `${call.name}:0`;
        return meant;
      case 'the form of a call in words':
        if (isForm || !call) return null;
        draft.calls = [];
        draft.say = JSON.stringify({ say: meant.say, call: { name: call.name, input: call.input }, mark: null });
        return meant;
    }
  }

  /** Words that do not repeat themselves. */
  #long(length: number): string {
    let text = '';
    while (text.length < length) text += `${Math.floor(this.#chance() * 1e6).toString(36)} `;
    return text;
  }
}

/** Fields that are a choice of few. */
const chosen = ['mode', 'purpose_kind', 'what'];

function draftOf({ say, call }: CompetentAnswer, way: ReadingWay): Draft {
  const isMark = call?.name === 'mark' && way === 'form';
  const calls =
    call === null || isMark || way === 'talk' ? [] : [{ name: call.name, input: structuredClone(call.input) }];
  return {
    say,
    calls,
    mark: isMark ? (call.input['what'] ?? null) : null,
    keys: { say: 'say', call: 'call', mark: 'mark', name: 'name', input: 'input' },
    leavesOut: false,
    more: {},
    wire: (text) => text,
    isInText: false,
  };
}

function sentOf({ say, calls, mark, keys, leavesOut, more, wire, isInText }: Draft, way: ReadingWay): { sent: Answer } {
  if (way !== 'form') {
    const [call] = calls;
    if (isInText && call) return { sent: { text: wire(JSON.stringify({ name: call.name, arguments: call.input })) } };
    const served = calls.map(({ name, input }) => ({ name, input: JSON.stringify(input) }));
    return { sent: { text: wire(say), ...(served.length > 0 && { calls: served }), ...more } };
  }
  const written = calls.map(({ name, input }) => ({ [keys.name]: name, [keys.input]: input }));
  const whole: [string, JsonValue][] = [
    [keys.say, say],
    [keys.call, written.length > 1 ? written : (written[0] ?? null)],
    [keys.mark, mark],
  ];
  const kept = leavesOut ? whole.filter(([, value]) => value !== null && value !== '') : whole;
  return { sent: { text: wire(JSON.stringify(Object.fromEntries(kept))), ...more } };
}

function upper(name: string): string {
  return name.toUpperCase();
}

function pascal(name: string): string {
  return name
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

function half(text: string): string {
  return text.slice(0, Math.ceil(text.length / 2));
}

function isNumeric(value: JsonValue | undefined): boolean {
  return typeof value === 'number' || (Array.isArray(value) && value.some(isNumeric));
}

function asText(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(asText);
  return typeof value === 'number' ? String(value) : value;
}

function textIn(input: JsonObject, key: string): string {
  const value = input[key];
  return typeof value === 'string' ? value : '';
}

function mapped(of: JsonObject, change: (key: string, value: JsonValue) => [string, JsonValue]): JsonObject {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => change(key, value)));
}
