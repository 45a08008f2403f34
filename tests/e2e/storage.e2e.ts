import { openShopfront, type Shopfront } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

describe('a browser that refuses storage', () => {
  it.each(['localStorage', 'sessionStorage'])(
    'A1: shows the whole page although %s throws, and says what is not kept',
    async (name) => {
      const { context, page, faults } = await front.visit();
      await context.addInitScript((store) => {
        Object.defineProperty(window, store, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }, name);

      await page.goto('/game/FateGO');
      await page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
      await page.goto('/welcome');
      await page.getByRole('heading', { level: 1 }).waitFor();

      if (name === 'localStorage')
        await page
          .getByText(/关闭页面/)
          .first()
          .waitFor();
      expect(faults).toEqual([]);
    },
  );

  it('A2: works without any of the optional stores', async () => {
    const { context, page, faults } = await front.visit();
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, { value: undefined, configurable: true });
      }
    });

    await page.goto('/game/FateGO');
    await page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();

    expect(faults).toEqual([]);
  });
});

describe('the language', () => {
  it.each([
    ['zh-CN', 'zh-CN', /个在售/],
    ['ja-JP', 'ja', /販売中/],
    ['en-US', 'en', /on sale/],
    ['fr-FR', 'zh-CN', /个在售/],
  ])('follows a browser that speaks %s', async (locale, lang, heading) => {
    const { page } = await front.visit({ locale });

    await page.goto('/game/FateGO');
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();

    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  });

  it('is switched by the buyer and kept for the next visit', async () => {
    const { page } = await front.visit();
    await page.goto('/welcome');

    await page.getByLabel('语言').selectOption({ label: 'English' });
    await page.getByRole('heading', { level: 1, name: /[A-Za-z]/ }).waitFor();
    await page.reload();

    await page.getByRole('heading', { level: 1, name: /[A-Za-z]/ }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
  });
});
