import { isNewer, type Anchor } from '../../src/lib/bridge/anchor';
import type { AnchorStore } from '../../src/lib/runtime/ports';

/** Anchors that outlive the store, one for each leadership. */
export class FakeAnchors implements AnchorStore {
  kept = new Map<number, Anchor>();
  writes = 0;

  async read(): Promise<Anchor[]> {
    return [...this.kept.values()];
  }

  async write(anchor: Anchor): Promise<void> {
    this.writes += 1;
    this.kept.set(anchor.epoch, anchor);
    for (const epoch of this.kept.keys()) if (epoch < anchor.epoch) this.kept.delete(epoch);
  }

  get newest(): Anchor | undefined {
    return [...this.kept.values()].reduce<Anchor | undefined>(
      (best, anchor) => (!best || isNewer(anchor, best) ? anchor : best),
      undefined,
    );
  }
}
