import type { Capability } from '../../src/lib/agent/fold/capability';
import { success } from '../../src/lib/base/result';
import { report } from '../support/outside-call';
import type { SimTab } from './sim-tab';
import type { World } from './world';

/** How a call of the outside can end; most of them well. */
const ends = { success: 12, failed: 1, no_effect: 1, timed_out: 2, throws: 1, hangs: 1 } as const;

/** Something that leaves the device, and that nobody can find out about afterwards. */
export function outsideCall(world: World, tab: SimTab): Capability {
  return {
    name: 'outside.call',
    version: 1,
    kind: 'act',
    sends: true,
    title: { en: 'Call', ja: '呼ぶ' },
    parse: (payload) => success(payload),
    describe: (payload) => [
      { code: 'outside.call', parameters: { call: JSON.stringify(payload) } },
      { code: 'outside.call.touches', parameters: {} },
    ],
    render: ({ code, parameters }) =>
      code === 'outside.call' ? `Call ${parameters['call'] as string}` : 'The outside.',
    isWithin: () => true,
    run: async (payload, { request, signal }) => {
      const { choice, coverage, isCalm } = world;
      const { epoch } = tab;
      const check = async (): Promise<void> => world.called(tab, epoch, request, 'outside.call', payload);
      await tab.watched(check());
      const end = isCalm ? 'success' : choice.weighted(ends);
      if (end !== 'success') coverage.fault(`outside: ${end}`);
      await tab.later('outside.call', () => {}, choice.below(400));
      switch (end) {
        case 'success':
          return report();
        case 'failed':
        case 'no_effect':
          return report({ outcome: end, cause: 'error' });
        case 'timed_out':
          return report({ outcome: 'uncertain', cause: 'timeout' });
        case 'throws':
          throw new Error('the line broke');
        case 'hangs':
          await world.hang(signal);
          return report({ outcome: 'uncertain', cause: 'unknown_end' });
      }
    },
  };
}
