import type { JsonObject, JsonValue } from '../../base/json';
import { hasDeceptiveCharacters, revealed } from '../../base/text';

/** One field of a payload as it is shown: every unseen character revealed, nothing cut. */
export interface PayloadPart {
  key: string;
  text: string;
}

/**
 * The whole payload, field by field, so that no text in one field can pass itself off as another. Fields of one line come first:
 * where something goes is to be seen without scrolling past what it is.
 */
export function payloadParts(payload: JsonObject): PayloadPart[] {
  const parts = Object.entries(payload).map(([key, value]) => ({ key: revealed(key), text: revealed(asText(value)) }));
  const isLong = ({ text }: PayloadPart) => text.includes('\n') || text.length > 120;
  return [...parts.filter((part) => !isLong(part)), ...parts.filter(isLong)];
}

/** What is to be read of it, and the rest, which names things as the log does. `text` null: it writes none. */
export function payloadForReading(payload: JsonObject): { text: string | null; details: PayloadPart[] } {
  const { content, ...rest } = payload;
  if (typeof content !== 'string' || content.trim() === '') return { text: null, details: payloadParts(payload) };
  return { text: revealed(content), details: payloadParts(rest) };
}

/** Whether anything in it is not what a reader would see. */
export function isDeceptive(value: JsonValue): boolean {
  if (typeof value === 'string') return hasDeceptiveCharacters(value);
  if (Array.isArray(value)) return value.some(isDeceptive);
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(([key, inner]) => hasDeceptiveCharacters(key) || isDeceptive(inner));
}

function asText(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}
