import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import { ruleProposal, rulesCapability, type RuleProposal } from '../../agent/step/proposed-change';
import type { Language } from '../../base/language';
import { oneLine } from '../../base/text';
import { defineCapability } from '../define-capability';
import { changeReport, probeChange } from '../change-report';

/** Proposes one more rule, or the end of one. The cycle makes the change, in the transaction of the result. It always asks. */
export const changeRule = defineCapability({
  name: rulesCapability,
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Change an automatic rule', ja: '自動実行ルールの変更' },
  schema: ruleProposal,
  isWithin: () => false,
  run: async (proposal: RuleProposal, context: CapabilityContext): Promise<CapabilityReport> =>
    changeReport(
      'settings',
      context.lang === 'ja' ? `ルールを変えました：${fromTo(proposal, 'ja')}` : `Changed ${fromTo(proposal, 'en')}`,
      context,
    ),
  probe: probeChange,
});

/** 80 UTF-16 units of a folder are enough to know it by. */
function fromTo(proposal: RuleProposal, lang: Language): string {
  const japanese = lang === 'ja';
  if ('revoke' in proposal) {
    const { revoke, capability } = proposal;
    return japanese
      ? `${capability}（ルール${revoke}）自動 → 毎回尋ねる`
      : `${capability}, rule ${revoke}, by itself → asks each time`;
  }
  const { add, folder, rate_an_hour, lasts_hours } = proposal;
  if (japanese) {
    const where = folder === '' ? 'すべてのノート' : `${oneLine(folder, 80)} の中`;
    const until = lasts_hours === undefined ? '取り消すまで' : `${lasts_hours}時間`;
    return `${add}（${where}）毎回尋ねる → 尋ねない、1時間に${rate_an_hour}回まで、${until}`;
  }
  const where = folder === '' ? 'in all notes' : `in ${oneLine(folder, 80)}`;
  const until =
    lasts_hours === undefined ? 'until revoked' : lasts_hours === 1 ? 'for 1 hour' : `for ${lasts_hours} hours`;
  return `${add} ${where}, asks each time → does not ask, at most ${rate_an_hour} an hour, ${until}`;
}
