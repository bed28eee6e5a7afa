import type { ContextPack } from '../../mind/context-pack';
import type { Transcript } from '../../mind/transcript';
import type { ModelAnswer } from '../../models/language-model';
import type { Opaque } from './render';

/** What a host wants back with its calls: for as long as the intent lasts, and only while this thread lives. */
export class OpaqueParts {
  #intent = '';
  #parts: readonly Opaque[] = [];

  /** By the seq of the deed that each came with: the newest deeds of the intent at hand. */
  of({ intent }: ContextPack, { entries }: Transcript): ReadonlyMap<number, Opaque> {
    const parts = this.#parts;
    const opened = Number(intent.slice(1));
    if (this.#intent !== intent || parts.length === 0) return new Map();
    const deeds = entries.filter(({ kind, seq }) => kind === 'deed' && seq > opened).slice(-parts.length);
    return new Map(deeds.map(({ seq }, index) => [seq, parts[parts.length - deeds.length + index] ?? {}]));
  }

  keep({ intent }: ContextPack, { calls = [], opaque }: Extract<ModelAnswer, { ok: true }>): void {
    const [call] = calls;
    if (!call) return;
    const part: Opaque = {
      ...(opaque !== undefined && { message: opaque }),
      ...(call.opaque !== undefined && { call: call.opaque }),
    };
    this.#parts = this.#intent === intent ? [...this.#parts, part] : [part];
    this.#intent = intent;
  }
}
