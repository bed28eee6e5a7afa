import { type Refusal, textLimits } from './inbox-row';

export interface TextProblem {
  code: Extract<Refusal, 'empty' | 'text_too_long' | 'control_characters' | 'looks_like_a_key'>;
  parameters: Record<string, string | number>;
}

/** Shapes of well-known secret keys. A key belongs into the vault, never into a message, where it would be logged for ever. */
const keyShapes = [
  /\bxai-[A-Za-z0-9]{20,}/,
  /\bsk-[A-Za-z0-9_-]{20,}/,
  /\bgh[pousr]_[A-Za-z0-9]{30,}/,
  /\bgithub_pat_[A-Za-z0-9_]{30,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bAIza[0-9A-Za-z_-]{30,}/,
  /\bxox[abeoprs]-[A-Za-z0-9-]{20,}/,
  /\bhf_[A-Za-z0-9]{30,}/,
  /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
];

// eslint-disable-next-line no-control-regex -- these are the characters to refuse
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/;

/**
 * What is wrong with a message before it may be stored, or null. The page says it at once, and the leader refuses by the same rule.
 * `parameters`: length and limit in UTF-16 units; for a control character its place from 1 and its code point.
 */
export function checkText(text: string): TextProblem | null {
  if (text.trim() === '') return { code: 'empty', parameters: {} };
  if (text.length > textLimits.input) {
    return { code: 'text_too_long', parameters: { length: text.length, limit: textLimits.input } };
  }
  const found = controlCharacterIn(text);
  if (found) return { code: 'control_characters', parameters: found };
  return holdsKey(text) ? { code: 'looks_like_a_key', parameters: {} } : null;
}

/** The first control character that a text may not hold: its place from 1, and its code point; null: there is none. */
export function controlCharacterIn(text: string): { place: number; character: string } | null {
  const place = text.search(control);
  if (place < 0) return null;
  return { place: place + 1, character: `U+${text.charCodeAt(place).toString(16).toUpperCase().padStart(4, '0')}` };
}

/** Whether a text holds something shaped like a known secret key. */
export function holdsKey(text: string): boolean {
  return keyShapes.some((shape) => shape.test(text));
}

export type MessageProblem =
  TextProblem | { code: Extract<Refusal, 'purpose_too_long'>; parameters: Record<string, string | number> };

/**
 * What is wrong with a message before it may be stored, or null: as `checkText`, but `/purpose` is told the purpose's own limit, so that
 * its text need not be shortened twice. The page says it at once, and the leader refuses by the same rule.
 */
export function checkMessage(text: string): MessageProblem | null {
  const problem = checkText(text);
  if (problem !== null && problem.code !== 'text_too_long') return problem;
  const purpose = /^\s*[/／]purpose\s+([\s\S]*)$/.exec(text)?.[1] ?? '';
  if (purpose.length <= textLimits.purpose) return problem;
  return { code: 'purpose_too_long', parameters: { length: purpose.length, limit: textLimits.purpose } };
}
