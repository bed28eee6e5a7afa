import { cut, revealed } from '../../base/text';
import type { ApprovalWords } from './approval-words';

/** The outside origins that a decision rests on, in words; null: none. An origin is kind:from. */
export function originsOf(taint: readonly string[], words: ApprovalWords): string | null {
  if (taint.length === 0) return null;
  const told = taint.map((origin) => {
    const kind = origin.slice(0, origin.indexOf(':'));
    const from = cut(revealed(origin.slice(kind.length + 1)), 80);
    return isKind(kind, words.origin) ? words.origin[kind](from) : cut(revealed(origin), 80);
  });
  return told.join(words.and);
}

function isKind(kind: string, known: ApprovalWords['origin']): kind is keyof ApprovalWords['origin'] {
  return Object.hasOwn(known, kind);
}
