import type { Egress } from '../../src/lib/bridge/egress-contract';
import { Sender, type EgressPorts } from '../../src/lib/egress/send';

/** The egress thread's code in this process, over real connections. */
export function nodeEgress(
  allowed: () => readonly string[] | null,
  key: string | null = null,
  more: Partial<EgressPorts> = {},
): Pick<Egress, 'send' | 'abort' | 'abandon' | 'records' | 'keepTo' | 'idle'> {
  return new Sender({
    fetch,
    allowed: () => Promise.resolve(allowed()),
    keyOf: () => Promise.resolve({ ok: true, key }),
    isOnline: () => true,
    isSecurePage: false,
    wasSentElsewhere: () => Promise.resolve(false),
    now: () => Date.now(),
    ...more,
  });
}
