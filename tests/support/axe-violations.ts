import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

export type AxeViolations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/**
 * What axe finds on a page without frames, by all its rules or only by those named. In one piece: else axe opens another page each time to
 * put together what it found in frames, which takes longer than the look itself.
 */
export async function axeViolations(page: Page, rules: readonly string[] = []): Promise<AxeViolations> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  if (rules.length > 0) axe.withRules([...rules]);
  const { violations } = await axe.analyze();
  return violations;
}
