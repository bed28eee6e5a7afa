import type { Misfit } from '../agent/fold/capability';
import type { AbortSignalLike } from '../base/ports';
import type { MindNotice } from '../agent/words/lines';
import type { HalfSaid, MindPlace } from '../agent/step/turn';
import type { ContextPack, Deliberator, MadeSummary } from './context-pack';

/**
 * A mind that is another one in all things but those that its class overrides. `Required` makes the compiler ask for whatever a mind gains
 * later: a wrapper that forgets a part loses it without a word.
 */
export class ForwardedMind implements Required<Deliberator> {
  /** `target`: asked for at each use, since which one it is may change. */
  constructor(protected readonly target: () => Deliberator) {}

  get name(): string {
    return this.target().name;
  }

  get isRules(): boolean {
    return this.target().isRules;
  }

  get place(): MindPlace | null {
    return this.target().place ?? null;
  }

  async willRead(): Promise<boolean> {
    const target = this.target();
    return (await target.willRead?.()) ?? !target.isRules;
  }

  async ready(): Promise<void> {
    await this.target().ready?.();
  }

  async judgeOf(pack: ContextPack): Promise<Deliberator | null> {
    return (await this.target().judgeOf?.(pack)) ?? null;
  }

  deliberate(pack: ContextPack, signal: AbortSignalLike): Promise<unknown> {
    return this.target().deliberate(pack, signal);
  }

  async refused(misfits: readonly Misfit[]): Promise<void> {
    await this.target().refused?.(misfits);
  }

  takeNotice(): MindNotice | null {
    return this.target().takeNotice?.() ?? null;
  }

  halfSaid(): HalfSaid | null {
    return this.target().halfSaid?.() ?? null;
  }

  takeSummary(): MadeSummary | null {
    return this.target().takeSummary?.() ?? null;
  }
}
