import * as z from 'zod/mini';
import { shippedRules } from '../agent/snapshot';
import type { EventOf } from '../events/log-event';

const rule = z.object({ id: z.string(), capabilities: z.array(z.string()) });
const ruleList = z.object({ rules: z.array(rule) });

/**
 * Standing permissions as the log tells them, apart from the fold, so that a fault in the fold makes none. Bounds are read by the
 * capability and not checked here: a rule counts for all that its capabilities do.
 */
export interface RulesInForce {
  /** `by` of an approval: "rule:<id>". */
  covers(by: string, capability: string): boolean;
  visit(change: EventOf<'change'>): void;
}

export function createRulesInForce(): RulesInForce {
  let rules = new Map<string, readonly string[]>(shippedRules.map(({ id, capabilities }) => [id, capabilities]));

  return {
    covers(by, capability) {
      return rules.get(by.slice('rule:'.length))?.includes(capability) ?? false;
    },

    /** `subject` "rules" or "rules.<id>"; before and after hold one rule each, or {rules} for all of them. Null after: revoked. */
    visit({ subject, before, after, by }) {
      if (subject !== 'rules' && !subject.startsWith('rules.')) return;
      if (by !== 'user' && by !== 'import') return; // nobody else can make a rule: see AV-35
      const all = ruleList.safeParse(after);
      if (all.success) {
        rules = new Map(all.data.rules.map(({ id, capabilities }) => [id, capabilities]));
        return;
      }
      const old = rule.safeParse(before);
      if (old.success) rules.delete(old.data.id);
      const fresh = rule.safeParse(after);
      if (fresh.success) rules.set(fresh.data.id, fresh.data.capabilities);
    },
  };
}
