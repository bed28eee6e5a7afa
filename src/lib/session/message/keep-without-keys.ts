import { holdsKey } from '../../agent/fold/check-text';
import { keepDraft, type Box, type KeptDraft } from './kept-draft';

/** As keepDraft, but what looks like a secret key is forgotten: it may be typed by mistake, and must lie nowhere. */
export function keepWithoutKeys(box: Box, draft: KeptDraft): void {
  keepDraft(box, holdsKey(draft.text) ? { text: '', prefilledBy: null } : draft);
}
