import type { Capability, Catalogue } from '../agent/fold/capability';
import { compareText } from '../base/compare';
import { invariant } from '../base/invariant';

/** What can be done right now. Judging sees the faces through `catalogue`, executing takes the whole through `get`. */
export interface CapabilityRegistry {
  catalogue: Catalogue;
  get(name: string): Capability | undefined;
  /** Sorted, so that the same capabilities always read the same. */
  names(): string[];
}

/** Two capabilities of one name are a bug: an approval could not tell them apart. */
export function createRegistry(capabilities: readonly Capability[]): CapabilityRegistry {
  const byName = new Map<string, Capability>();
  for (const capability of capabilities) {
    invariant(!byName.has(capability.name), `two capabilities are named ${capability.name}`);
    byName.set(capability.name, capability);
  }
  return {
    catalogue: (name) => byName.get(name),
    get: (name) => byName.get(name),
    names: () => [...byName.keys()].sort(compareText),
  };
}
