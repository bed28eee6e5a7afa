import { isJsonObject, type JsonValue } from '../../base/json';
import { sha256OfText } from '../../base/hash';
import type { ToolCall } from '../language-model';

/** What one event says of a call. Null: it does not say. */
export interface CallPart {
  /** Its place among the calls. */
  slot: string | null;
  /** As the host names it. */
  id: string | null;
  name: string | null;
  /** More of what it is given; an object is all of it. */
  input: string | JsonValue;
  /** It is all that the call is given, whatever came before. */
  isWhole?: boolean;
  /** The slot is one call's for certain; hosts of Chat Completions give one index to several. */
  isSlotSure?: boolean;
  opaque?: JsonValue;
}

interface Call {
  slot: string | null;
  hostId: string | null;
  name: string;
  input: string;
  opaque: JsonValue | undefined;
}

/** More calls in one answer are not looked at. */
const mostCalls = 32;

/** The calls of one answer as they come in parts; hosts leave out ids, places and names, or repeat them. */
export class CallAssembly {
  readonly #calls: Call[] = [];

  /** What came of its input, as text. */
  take(part: CallPart): string {
    const call = this.#callOf(part) ?? this.#begin(part);
    if (!call) return '';
    call.hostId ??= part.id;
    if (call.name === '') call.name = part.name ?? '';
    if (part.opaque !== undefined) call.opaque = part.opaque;
    const { input } = part;
    const text = typeof input === 'string' ? input : input === null ? '' : JSON.stringify(input);
    const isWhole = part.isWhole === true || isJsonObject(input);
    if (isWhole && text !== '') call.input = text;
    else call.input += text;
    return text;
  }

  get isEmpty(): boolean {
    return this.#calls.length === 0;
  }

  /** A host named no tool. */
  get isNameless(): boolean {
    return this.#calls.some(({ name }) => name === '');
  }

  /** What a call is given breaks off in the middle. */
  get isCutOff(): boolean {
    return this.#calls.some(({ input }) => isOpen(input));
  }

  /** `seed`: another for each answer, so that an id stands for one call of a conversation. Told besides: how the host named each. */
  end(seed: string): { calls: ToolCall[]; hostIds: [string, string][] } {
    const calls = this.#calls.map(({ name, input, opaque }, place): ToolCall => {
      const id = sha256OfText(`${seed} ${place}`).slice(0, 9);
      return { id, name, input: input.trim() === '' ? '{}' : input, ...(opaque !== undefined && { opaque }) };
    });
    const hostIds = this.#calls.flatMap(({ hostId }, place): [string, string][] =>
      hostId === null ? [] : [[calls[place]?.id ?? '', hostId]],
    );
    return { calls, hostIds };
  }

  #callOf({ slot, id, name, isSlotSure = false }: CallPart): Call | undefined {
    const calls = this.#calls;
    const here = slot === null ? calls.at(-1) : calls.findLast((call) => call.slot === slot);
    if (isSlotSure && slot !== null) return here;
    const known = id === null ? undefined : calls.find(({ hostId }) => hostId === id);
    if (known) return known;
    // some draw an id for each part: only one that also names a tool is another call
    if (name === null) return here ?? calls.at(-1);
    if (!here || here.name === '') return here;
    const isRepeated = id === null && here.name === name && !isWholeJson(here.input);
    return isRepeated ? here : undefined;
  }

  #begin({ slot, id }: CallPart): Call | null {
    if (this.#calls.length >= mostCalls) return null;
    const call: Call = { slot, hostId: id, name: '', input: '', opaque: undefined };
    this.#calls.push(call);
    return call;
  }
}

function isWholeJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Whether JSON breaks off: in a text, an object or a list that is not closed. */
function isOpen(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (isInText) {
      if (character === '\\') at++;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
  }
  return isInText || depth > 0;
}
