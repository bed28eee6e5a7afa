import type { CodedLine, CodedLines } from '../agent/fold/capability';
import type { JsonObject, JsonValue } from '../base/json';
import type { Language } from '../base/language';
import { sizeText } from '../base/size-text';
import { oneLine } from '../base/text';

/**
 * `{name}` takes a parameter; of `bytes` the size as people read it. In what an action touches `{sent}` is where what comes of it goes, and
 * `{goes}` the same behind words that tell of something sent already.
 */
type Words = Readonly<Record<Language, string>> | ((parameters: JsonObject, lang: Language) => string);

/** The approval lines of capabilities that belong together. */
export interface LineFamily {
  /** By capability. Total: for any payload, since an audit reads what nobody checked. */
  readonly describe: Readonly<Record<string, Describer>>;
  /** By code. */
  readonly words: Readonly<Record<string, Words>>;
  /** By code, of a line that names several things: the same words, where there is room for a list. */
  readonly parts?: Readonly<Record<string, (parameters: JsonObject, lang: Language) => LineParts>>;
}
export interface LineParts {
  head: string;
  items: string[];
}
export interface Describer {
  /** The capability's version whose payloads it reads. */
  readonly version: number;
  readonly lines: (payload: JsonObject) => CodedLines;
  /** What earlier versions said, for logs that hold them. */
  readonly earlier?: Readonly<Record<number, (payload: JsonObject) => CodedLines>>;
}

/** The two lines of one kind of action: what it touches says the same, whatever is put into the first. */
export function coded(code: string, parameters: JsonObject = {}, touching: JsonObject = {}): CodedLines {
  return [
    { code, parameters },
    { code: `${code}.touches`, parameters: touching },
  ];
}

/** `host`: of the mind in use, which is told what comes of an action; null: nothing leaves. */
export function rendered(words: Words, { code, parameters }: CodedLine, lang: Language, host: string | null): string {
  const values: Record<string, string> = sentTo(lang, host);
  if (typeof words === 'function') {
    const text = words(parameters, lang);
    return code.endsWith('.touches') ? text.replace('{sent}', values['sent'] ?? '') : text;
  }
  return words[lang].replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'bytes') return sizeText(numberIn(parameters, name) ?? 0);
    return values[name] ?? shownValue(parameters[name]);
  });
}

function sentTo(lang: Language, host: string | null): { sent: string; goes: string } {
  if (lang === 'ja') {
    const told = `結果は${host ?? ''}へ送られます。`;
    return host === null ? { sent: '外へは何も送りません。', goes: '' } : { sent: told, goes: told };
  }
  const told = `What comes of it is sent to ${host ?? ''}.`;
  return host === null ? { sent: 'Nothing is sent.', goes: '' } : { sent: told, goes: ` ${told}` };
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
