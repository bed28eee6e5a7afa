import type { MindProfile } from '../../bridge/minds';

/** How quick a mind of this device wrote when it was tried, and where. */
export interface TriedHere {
  id: string;
  name: string;
  on: 'gpu' | 'cpu' | 'browser';
  tokensPerSecond: number;
}

/** What was tried on this device, the quickest first: what a browser claims of a device says little of how quick it is. */
export function triedHere(profiles: readonly MindProfile[]): TriedHere[] {
  return profiles
    .flatMap((profile): TriedHere[] => {
      const { id, name, kind, facts, place } = profile;
      if (kind === 'served' || !facts || facts.isSalad) return [];
      const told = facts.tried?.filter((one) => one.failed === undefined) ?? [];
      const all = told.length > 0 ? told : [{ on: placeOf(kind, place?.on), tokensPerSecond: facts.tokensPerSecond }];
      return all.flatMap(({ on, tokensPerSecond }) =>
        tokensPerSecond === null ? [] : [{ id, name, on, tokensPerSecond }],
      );
    })
    .sort((one, other) => other.tokensPerSecond - one.tokensPerSecond);
}

function placeOf(kind: 'wllama' | 'webllm' | 'browser', on: 'cpu' | 'gpu' = 'cpu'): TriedHere['on'] {
  if (kind === 'webllm') return 'gpu';
  return kind === 'browser' ? 'browser' : on;
}
