import type { Page } from 'playwright-core';
import { findViolationsInBoth } from './findViolationsInBoth';
import { DESKTOP, openShopfront, PHONE, type Shopfront } from './open';

const WANTS = '?want=svt-150*2,svt-284&nice=svt-316&price=..800';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const PAGES: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
  [
    'the welcome page',
    '/welcome',
    (page) =>
      page
        .getByText(/个在售/)
        .first()
        .waitFor(),
  ],
  ['a shop page', '/game/FateGO', (page) => page.getByRole('article').first().waitFor()],
  ['a query', `/game/FateGO${WANTS}`, (page) => page.getByRole('article').first().waitFor()],
  [
    'nothing found',
    '/game/FateGO?want=svt-150*5,svt-284*5,svt-215*5&price=..50',
    (page) => page.getByRole('article').first().waitFor(),
  ],
  ['an offer', `/game/FateGO${WANTS}`, openFirstOffer],
  ['about', '/about', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['not found', '/game/FateG0', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
];
const SCREENS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

describe('axe finds no fault', () => {
  const cases = PAGES.flatMap(([name, path, ready]) =>
    SCREENS.map(([screen, view]) => ({ name, screen, path, view, ready })),
  );

  it.each(cases)('with $name on a $screen, light and dark', async ({ path, view, ready }) => {
    const { page } = await front.visit({ ...view, reducedMotion: 'reduce' });
    await page.goto(path);
    await ready(page);

    expect(await findViolationsInBoth(page)).toEqual([]);
  });

  it('with the filters open on a phone', async () => {
    const { page } = await front.visit({ ...PHONE, reducedMotion: 'reduce' });
    await page.goto(`/game/FateGO${WANTS}`);
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: /^筛选/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^查看/ }).waitFor();

    expect(await findViolationsInBoth(page)).toEqual([]);
  });
});

async function openFirstOffer(page: Page): Promise<void> {
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('dialog').getByText('资源与属性').waitFor();
}
