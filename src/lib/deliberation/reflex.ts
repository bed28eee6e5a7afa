import type { AbortSignalLike } from '../base/ports';
import type { ContextPack, Deliberator } from '../mind/context-pack';
import { decide } from '../mind/reflex/decide';
import { loadWords } from '../mind/reflex/words';

/** The mind that needs no model, and the one that is there on first open. `isMoodOn` false takes the mood out of all scores. */
export function createReflex({ isMoodOn = true }: { isMoodOn?: boolean } = {}): Deliberator {
  return {
    name: 'Reflex',
    isRules: true,
    async deliberate(pack: ContextPack, signal: AbortSignalLike): Promise<unknown> {
      await loadWords(pack.lang);
      if (signal.aborted) throw new DOMException('deliberation was stopped', 'AbortError');
      return decide(pack, { isMoodOn });
    },
  };
}
