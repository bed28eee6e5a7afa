import type { CodedLine, CodedLines } from '../agent/fold/capability';
import type { JsonObject, JsonValue } from '../base/json';
import type { Language } from '../base/language';
import { sizeText } from '../base/size-text';
import { oneLine } from '../base/text';

/** `{name}` takes a parameter; of `bytes` the size as people read it. */
type Words = Readonly<Record<Language, string>> | ((parameters: JsonObject, lang: Language) => string);

/** The approval lines of capabilities that belong together. */
export interface LineFamily {
  /** By capability. Total: for any payload, since an audit reads what nobody checked. */
  readonly describe: Readonly<Record<string, Describer>>;
  /** By code. */
  readonly words: Readonly<Record<string, Words>>;
}
export interface Describer {
  /** The capability's version whose payloads it reads. */
  readonly version: number;
  readonly lines: (payload: JsonObject) => CodedLines;
}

/** The two lines of one kind of action: what it touches says the same, whatever is put into the first. */
export function coded(code: string, parameters: JsonObject = {}, touching: JsonObject = {}): CodedLines {
  return [
    { code, parameters },
    { code: `${code}.touches`, parameters: touching },
  ];
}

export function rendered(words: Words, { parameters }: CodedLine, lang: Language): string {
  if (typeof words === 'function') return words(parameters, lang);
  return words[lang].replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'bytes' ? sizeText(numberIn(parameters, name) ?? 0) : shownValue(parameters[name]),
  );
}

/** Escaped, on one line and cut; empty where there is no such text. */
export function textIn(payload: JsonObject, key: string, limit?: number): string {
  const value = payload[key];
  return typeof value === 'string' ? oneLine(value, limit) : '';
}

export function numberIn(payload: JsonObject, key: string): number | null {
  const value = payload[key];
  return typeof value === 'number' ? value : null;
}

function shownValue(value: JsonValue | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
}
