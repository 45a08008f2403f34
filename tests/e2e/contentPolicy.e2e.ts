import { openShopfront, type Shopfront } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

/** Runs in the search worker: returns whether the policy allows it to compile WebAssembly. */
function canCompile(): boolean {
  try {
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return true;
  } catch {
    return false;
  }
}

describe('the content security policy', () => {
  it('keeps the search worker from compiling WebAssembly and the page from running inline scripts', async () => {
    const { page, faults } = await front.visit();
    await page.goto('/game/FateGO');
    await page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
    const [worker] = page.workers();

    expect(await worker?.evaluate(canCompile)).toBe(false);
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
