import * as z from 'zod/mini';
import { probeChange } from '../probe-change';
import { defineCapability } from '../define-capability';

const budgets = ['turns', 'progress', 'tokens', 'money'] as const;

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
  load: async () => (await import('./run-extend')).runExtend,
  probe: probeChange,
});
