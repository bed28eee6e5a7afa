import type { Capability, CapabilityContext, CapabilityReport } from '../../src/lib/agent/fold/capability';
import { success } from '../../src/lib/base/result';

export type OutsideEnd = Partial<CapabilityReport> | 'throw' | 'hang' | 'hang_until_stopped';

/** The outside world of a test: it keeps count of the calls that reached it, and of nothing it can be asked about later. */
export class Outside {
  /** Request ids, in the order of the calls. */
  readonly calls: string[] = [];
  /** How each call ends, by its number from 1. */
  end: (call: number, context: CapabilityContext) => OutsideEnd = () => ({});

  /** Something that leaves the device and whose end nobody can find out afterwards. */
  capability(more: Partial<Capability> = {}): Capability {
    return {
      name: 'outside.call',
      version: 1,
      kind: 'act',
      sends: true,
      title: { en: 'Call', ja: '呼ぶ' },
      parse: (payload) => success(payload),
      describe: (payload) => [`Call ${JSON.stringify(payload)}`, 'The outside.'],
      isWithin: () => true,
      ruleBounds: { propose: () => [], knows: (bounds) => Object.keys(bounds).length === 0 },
      run: (_payload, context) => this.#run(context),
      ...more,
    };
  }

  async #run(context: CapabilityContext): Promise<CapabilityReport> {
    this.calls.push(context.request);
    const end = this.end(this.calls.length, context);
    if (end === 'throw') throw new Error('the line broke');
    if (end === 'hang') return new Promise(() => {});
    if (end === 'hang_until_stopped') {
      await new Promise<void>((resolve) => context.signal.addEventListener('abort', resolve));
      return report({ outcome: 'no_effect', cause: 'stopped', summary: 'Stopped; nothing was called' });
    }
    return report(end);
  }
}

/** A call that went well, but for what the test says of it. */
export function report(more: Partial<CapabilityReport> = {}): CapabilityReport {
  return {
    outcome: 'success',
    cause: null,
    summary: 'Called',
    found: null,
    output: null,
    useful: false,
    search_summary: 'called',
    observation: null,
    changes: [],
    seen: {},
    taint: [],
    ...more,
  };
}
