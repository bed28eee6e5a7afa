import type { Language } from '../base/language';
import type { AbortSignalLike } from '../base/ports';
import type { ContextPack, Deliberator } from '../mind/context-pack';
import type { decide as Decide } from '../mind/reflex/decide';
import type { firstQuestion as FirstQuestion } from '../mind/reflex/first-question';
import { loadWords } from '../mind/reflex/words';

let loadedDecide: typeof Decide | null = null;
let loadedFirst: typeof FirstQuestion | null = null;

/** What judges a message comes in when it is first needed, or before where a test counts turns. */
export async function loadReflex(): Promise<typeof Decide> {
  const [{ decide }, { firstQuestion }] = await Promise.all([import('../mind/reflex/decide'), importFirst()]);
  [loadedDecide, loadedFirst] = [decide, firstQuestion];
  return decide;
}

async function loadFirst(): Promise<typeof FirstQuestion> {
  loadedFirst = (await importFirst()).firstQuestion;
  return loadedFirst;
}

function importFirst(): Promise<{ firstQuestion: typeof FirstQuestion }> {
  return import('../mind/reflex/first-question');
}

/** Somebody is about to be answered: what that needs comes beside the rest. What does not come is asked for again when it is needed. */
export async function prepareReflex(lang: Language): Promise<void> {
  await Promise.all([loadWords(lang), loadReflex(), import('../mind/reflex/read-against')]);
}

/** The mind that needs no model, and the one that is there on first open. */
export function createReflex(): Deliberator {
  return {
    name: 'Reflex',
    isRules: true,
    async deliberate(pack: ContextPack, signal: AbortSignalLike): Promise<unknown> {
      const settings = { isMoodOn: pack.mood_influence };
      // on first open nothing but that question is needed before somebody speaks
      const isFirst = pack.why === 'start' && !pack.purpose;
      const judging = isFirst ? (loadedFirst ?? loadFirst()) : (loadedDecide ?? loadReflex());
      const [judge] = await Promise.all([judging, loadWords(pack.lang)]);
      if (signal.aborted) throw new DOMException('deliberation was stopped', 'AbortError');
      return judge(pack, settings);
    },
  };
}
