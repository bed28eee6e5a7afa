import { readingCapability } from '../../agent/fold/rules';
import { readingProposal } from '../../agent/step/proposed-change';
import { probeChange } from '../probe-change';
import { defineCapability } from '../define-capability';

/** Proposes that the mind at a host may look at the person's own unasked. The cycle makes the rule, in the transaction of the result. */
export const allowReading = defineCapability({
  name: readingCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Let a mind read', ja: '読むことの許可' },
  schema: readingProposal,
  isWithin: () => false,
  load: async () => (await import('./run-change')).runReadingAllowed,
  probe: probeChange,
});
