import { expect, type Page } from '@playwright/test';

export const grid = (page: Page) => page.getByRole('grid');

export async function chooseFile(page: Page, name: string, content: Uint8Array | string): Promise<void> {
  await page.setInputFiles('input[type=file]', { name, mimeType: '', buffer: Buffer.from(content) });
}

/** Drops a file on the page as a mouse does. */
export async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, content]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(content)], fileName));
      return data;
    },
    [name, [...bytes]] as const,
  );
  const target = page.getByText('把表格拖到这里');
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}

/** Lets the browser refuse to store drafts, as with blocked site data: the page then asks before work is lost. */
export async function forbidDrafts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
}

/** Expects the counts of the summary; its full text is for screen readers only. */
export async function expectSummary(page: Page, accepted: number, refused: number): Promise<void> {
  const text = `${accepted} 行能导入，${refused} 行被退回`;
  await expect(page.getByText(text, { exact: false }).first()).toBeAttached();
}
