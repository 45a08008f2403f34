import type { OpenShop } from './openShop';

/** Loads the query parser by using the search box once, so that the session starts with all code loaded. */
export async function warmUp({ page }: OpenShop): Promise<void> {
  const searchInput = page.getByRole('combobox', { name: '在商品里找' });
  await searchInput.tap();
  await searchInput.pressSequentially('m');
  await page.getByRole('listbox', { name: '建议' }).getByRole('option').first().waitFor();
  await searchInput.press('Backspace');
  await page.waitForTimeout(3_000);
}
