import type { Language } from '../../base/language';
import type { Choice } from '../../events/output';
import { lineOf, type LineCode } from './lines';

/** Buttons of a question that code asks; `of` is put behind the id: keep:G1. */
export function choicesOf(
  ids: readonly ('resume' | 'drop' | 'keep' | 'done' | 'fail' | 'retry')[],
  lang: Language,
  of: string | null = null,
): Choice[] {
  return ids.map((id) => ({
    id: of === null ? id : `${id}:${of}`,
    label: lineOf(`choice.${id}` satisfies LineCode, lang),
  }));
}
