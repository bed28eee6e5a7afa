import * as z from 'zod/mini';
import type { Language } from '../../base/language';
import { defineCapability } from '../define-capability';
import { changeReport, probeChange } from '../change-report';

const budgets = ['turns', 'progress', 'tokens', 'money'] as const;
type Budget = (typeof budgets)[number];

const schema = z.strictObject({
  /**
   * `turns`: those of an hour that the user did not cause; `progress`: those in a row that brought nothing new; `tokens`, `money`: what
   * models used in an hour of the clock.
   */
  budget: z.enum(budgets),
  /** How many were used. Without it the question names no number, since it is made from the payload alone. */
  count: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000_000))),
  /** Of money: with its currency. */
  amount: z.optional(z.string().check(z.regex(/^[0-9]{1,9}(\.[0-9]{1,4})? [A-Z]{3}$/))),
  /** There is no longer extension. */
  hours: z.optional(z.literal(1)),
});

/** Lets the cycle go on after a budget was spent. The cycle does it, in the transaction of the result. */
export const extendBudget = defineCapability({
  name: 'budget.extend',
  version: 1,
  kind: 'act',
  sends: false,
  title: { en: 'Extend a budget', ja: '予算の延長' },
  schema,
  // a budget that a rule could lift would be none: it always asks
  isWithin: () => false,
  run: async ({ budget }, context) => changeReport('budget', extended[context.lang][budget], context),
  probe: probeChange,
});

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
