import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { readingCapability } from '../../agent/fold/rules';
import { readingProposal, type ReadingProposal } from '../../agent/step/proposed-change';
import { defineCapability } from '../define-capability';
import { changeReport, probeChange } from '../change-report';

/** Proposes that the mind at a host may look at the person's own unasked. The cycle makes the rule, in the transaction of the result. */
export const allowReading = defineCapability({
  name: readingCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Let a mind read', ja: '読むことの許可' },
  schema: readingProposal,
  isWithin: () => false,
  run: async ({ host }: ReadingProposal, context: CapabilityContext): Promise<CapabilityReport> =>
    changeReport(
      'settings',
      context.lang === 'ja'
        ? `${host}の頭脳は、ノート・一覧・記録・アラームを尋ねずに読めます`
        : `The mind at ${host} may read notes, lists, log and alarms without asking`,
      context,
    ),
  probe: probeChange,
});
