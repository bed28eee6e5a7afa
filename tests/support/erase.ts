import { expect, type Page } from '@playwright/test';

/** Erases what is ticked by its label, and nothing else, on the page of data. */
export async function eraseTicked(page: Page, ticked: readonly string[]): Promise<void> {
  await page.getByRole('link', { name: 'Data', exact: true }).first().click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'What should be erased?' });
  for (const box of await dialog.getByRole('checkbox').all()) {
    const name = (await box.locator('xpath=..').innerText()).trim();
    await box.setChecked(ticked.includes(name));
  }
  await dialog.getByRole('button', { name: 'Erase what is ticked' }).click();
  await expect(page.getByText(`Erased: ${ticked.join(', ')}.`)).toBeVisible();
}
