import type { CapabilityContext, CapabilityReport } from '../../agent/fold/capability';
import type { Language } from '../../base/language';
import { changeReport } from '../change-report';

type Budget = 'turns' | 'progress' | 'tokens' | 'money';

export async function runExtend({ budget }: { budget: Budget }, context: CapabilityContext): Promise<CapabilityReport> {
  return changeReport('budget', extended[context.lang][budget], context);
}

const extended: Record<Language, Record<Budget, string>> = {
  en: {
    turns: 'Another hour of turns was allowed',
    progress: 'Going on without progress was allowed',
    tokens: 'Another hour’s worth of tokens was allowed',
    money: 'Another hour’s worth of money was allowed',
  },
  ja: {
    turns: 'もう1時間分のターンが許可されました',
    progress: '進展がなくても続けることが許可されました',
    tokens: 'もう1時間分のトークンが許可されました',
    money: 'もう1時間分の料金が許可されました',
  },
};
