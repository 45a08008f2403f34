import { openShopfront, type Shopfront } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

/** Runs in the search worker: whether the policy of the site lets it compile WebAssembly. */
function canCompile(): boolean {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return true;
  } catch {
    return false;
  }
}

describe('the policy of the site', () => {
  it('lets the search worker start its kernel, and no text become code', async () => {
    const { page, faults } = await front.visit();
    await page.goto('/game/FateGO');
    await page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
    const [worker] = page.workers();

    expect(await worker?.evaluate(canCompile)).toBe(true);
    expect(faults).toEqual([]);
    const evaluated = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "run"';
      document.head.append(script);
      return document.title;
    });
    expect(evaluated).not.toBe('run');
  });
});
