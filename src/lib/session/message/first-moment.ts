import { readUnsent, type Unsent } from './unsent';

/** What the script before the app leaves to it: see src/first-moment.ts. */
export interface FirstMoment {
  /** Oldest first. */
  unsent: Unsent[];
  isComposing: boolean;
  /** Of the box's last composition; its Enter may come after the app took over. `timeStamp` of events; -Infinity: there was none. */
  compositionEndedAt: number;
  /** The agent's thread, which was told to start before the app was fetched; null: there is none, or it failed. */
  agent: Worker | null;
  /** It listens no more. */
  end: () => void;
}

declare global {
  var firstMoment: FirstMoment | undefined;
}

/** Once, by whoever takes the box over. Without the script, as in tests of the page alone, only what was kept is there. */
export function takeFirstMoment(): Omit<FirstMoment, 'end'> {
  const taken = globalThis.firstMoment;
  globalThis.firstMoment = undefined;
  taken?.end();
  return taken ?? { unsent: readUnsent(), isComposing: false, compositionEndedAt: -Infinity, agent: null };
}
