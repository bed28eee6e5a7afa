import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import type { ReadingProposal, PurposeProposal, RuleProposal, SettingProposal } from '../../agent/step/proposed-change';
import { settingTitle, settingValueText } from '../../agent/words/setting-words';
import type { Language } from '../../base/language';
import { oneLine } from '../../base/text';
import { changeReport } from '../change-report';

/* What is said of changes that the cycle makes, in the transaction of their result. */

export async function runSettingChange(
  proposal: SettingProposal,
  context: CapabilityContext,
): Promise<CapabilityReport> {
  const { lang } = context;
  return changeReport(
    'settings',
    lang === 'ja' ? `設定を変えました：${settingFromTo(proposal, lang)}` : `Changed ${settingFromTo(proposal, lang)}`,
    context,
  );
}

export async function runRuleChange(proposal: RuleProposal, context: CapabilityContext): Promise<CapabilityReport> {
  return changeReport(
    'settings',
    context.lang === 'ja'
      ? `ルールを変えました：${ruleFromTo(proposal, 'ja')}`
      : `Changed ${ruleFromTo(proposal, 'en')}`,
    context,
  );
}

export async function runPurpose({ purpose }: PurposeProposal, context: CapabilityContext): Promise<CapabilityReport> {
  const told = context.lang === 'ja' ? '目的にしました：' : 'Got it: ';
  return changeReport('settings', `${told}${oneLine(purpose).replace(/[.。]+$/u, '')}`, context);
}

function settingFromTo({ setting, before, after }: SettingProposal, lang: Language): string {
  const values = [before, after].map((value) => settingValueText(setting, value, lang)).join(' → ');
  return `${settingTitle(setting, lang)}${lang === 'ja' ? ' ' : ', '}${values}`;
}

/** 80 UTF-16 units of a folder are enough to know it by. */
function ruleFromTo(proposal: RuleProposal, lang: Language): string {
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

export async function runReadingAllowed(
  { host }: ReadingProposal,
  context: CapabilityContext,
): Promise<CapabilityReport> {
  return changeReport(
    'settings',
    context.lang === 'ja'
      ? `${host}の頭脳は、ノート・一覧・記録・アラームを尋ねずに読めます`
      : `The mind at ${host} may read notes, lists, log and alarms without asking`,
    context,
  );
}
