import { expect, type Page } from '@playwright/test';
import { gamePath } from '@/games/paths';
import { test } from './fixtures';
import { DESKTOP, SCREENS } from './screens';
import { cards, expectTotal, numberIn, overflowOf, total, untilComplete } from './shopPage';
import { openBeforeLoad } from './staticPage';

const MESSAGE = '哥们求个马娘号，满破北黑 石1万+ 3000以内 能换绑 不要国服，急，在线等';
const SMALL_PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

const box = (page: Page) => page.getByRole('textbox', { name: '粘贴群里的消息，或打游戏名' });
const results = (page: Page) => page.getByRole('link', { name: /^看 [\d,]+ 个结果$/ });
const question = (page: Page) => page.getByRole('group', { name: '哪个游戏？' });
const gameLinks = (page: Page) => page.getByRole('list', { name: '全部游戏' }).getByRole('link');
/** The marked words, which screen readers get as a list instead. */
const marks = (page: Page) => page.locator('mark');

/** Number of links of the list that are on screen as a whole. */
async function countOnScreen(page: Page): Promise<number> {
  const height = page.viewportSize()?.height ?? 0;
  const boxes = await Promise.all((await gameLinks(page).all()).map((link) => link.boundingBox()));
  return boxes.filter((one) => one !== null && one.y >= 0 && one.y + one.height <= height).length;
}

for (const { name, screen } of SCREENS) {
  test.describe(`a pasted message on a ${name}`, () => {
    test.use(screen);

    test('is marked word by word and leads to as many offers as the button announces', async ({ page, faults }) => {
      await page.goto('/welcome');

      await box(page).fill(MESSAGE);

      await expect(marks(page).getByText('满破北黑', { exact: true })).toBeVisible();
      for (const word of ['马娘', '石1万+', '3000以内', '能换绑', '不要国服'])
        await expect(marks(page).filter({ hasText: new RegExp(`^${word.replace('+', '\\+')}$`) })).toHaveCount(1);
      await expect(marks(page).filter({ hasText: /在线等/ })).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: '想要：满破北黑' })).toContainText('排除：不要国服');
      const announced = await numberIn(results(page));
      expect(announced).toBeGreaterThan(0);
      await results(page).click();

      await expect(page).toHaveURL((url) => url.pathname === '/game/UmaMusume');
      await untilComplete(page);
      await expectTotal(page, announced);
      expect(faults).toEqual([]);
    });
  });
}

test.describe('the box of the welcome page', () => {
  test('follows Enter to the offers once the message is understood', async ({ page }) => {
    await page.goto('/welcome');
    await box(page).fill('求FGO 梅林宝2\n500以内');
    await expect(marks(page)).not.toHaveCount(0);

    await box(page).press('Enter');

    await expect(page).toHaveURL(/\/game\/FateGO\?want=(?:merlin|svt-150)\*2&price=\.\.500$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('keeps a message that was pasted before the code of the page had arrived', async ({ page }) => {
    const release = await openBeforeLoad(page, '/welcome');
    await box(page).fill(MESSAGE);

    release();

    await expect(results(page)).toBeVisible();
    await expect(box(page)).toHaveValue(MESSAGE);
  });

  test('finds games by name', async ({ page }) => {
    await page.goto('/welcome');

    await box(page).fill('马娘');

    await expect(gameLinks(page)).toHaveCount(2);
    await page.getByRole('link', { name: '去赛马娘' }).click();
    await expect(page).toHaveURL(gamePath('game', 'UmaMusume'));
  });

  test('leads to the server that the message names', async ({ page }) => {
    await page.goto('/welcome');

    await box(page).fill('收gget国际服号 自由高达');

    await expect(page.getByRole('button', { name: '换个游戏，现在是G世代 永恒 国际服' })).toBeVisible();
    await results(page).click();
    await expect(page).toHaveURL('/game/gget_ww?want=freedom-gundam');
  });

  test('asks which game is meant, and searches the chosen one', async ({ page }) => {
    await page.goto('/welcome');
    await box(page).fill('初始号 未绑定');
    await expect(question(page)).toBeVisible();

    await question(page).getByRole('button', { name: '全部游戏' }).click();
    await question(page).getByRole('button', { name: 'FGO' }).click();

    await expect(page.getByRole('button', { name: '换个游戏，现在是FGO' })).toBeVisible();
    await results(page).click();
    await expect(page).toHaveURL('/game/FateGO?bind=guest&accounttype=starter');
  });

  test('shows all games again when it is cleared', async ({ page }) => {
    await page.goto('/welcome');
    await box(page).fill('fgo');
    await expect(gameLinks(page)).toHaveCount(1);

    await page.getByRole('button', { name: '清空' }).click();

    await expect(gameLinks(page)).toHaveCount(18);
    await expect(box(page)).toBeFocused();
    await expect(results(page)).toHaveCount(0);
  });

  test('grows with the message, so that no line is hidden', async ({ page }) => {
    await page.goto('/welcome');

    await box(page).fill('求FGO号\n梅林宝2\nC呆\n石800+\n500以内');

    // Grows once the page is hydrated.
    await expect.poll(async () => (await box(page).boundingBox())?.height).toBeGreaterThanOrEqual(5 * 32);
    expect(await box(page).evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
  });
});

test.describe('a message that cannot be read completely', () => {
  test('is read on request once its code can be loaded', async ({ page }) => {
    await page.route(/\/message\.[^/]*\.js/, (route) => route.abort());
    await page.goto('/welcome');
    await box(page).fill(MESSAGE);
    await expect(page.getByText('现在读不了这段话，可以先选游戏。')).toBeVisible();

    await page.unrouteAll();
    await page.getByRole('button', { name: '再试一次' }).click();

    await expect(results(page)).toBeVisible();
  });

  test('is read on request once the words of the games can be loaded', async ({ page }) => {
    await page.route(/\/family-words\.[^/]*\.js/, (route) => route.abort());
    await page.goto('/welcome');
    await box(page).fill(MESSAGE);
    await expect(page.getByText('现在读不了这段话，可以先选游戏。')).toBeVisible();

    await page.unrouteAll();
    await page.getByRole('button', { name: '再试一次' }).click();

    await expect(results(page)).toBeVisible();
  });

  test('leads to the offers without their number while the catalog cannot be loaded', async ({ page }) => {
    await page.route('**/catalog/UmaMusume/**', (route) => route.abort());
    await page.goto('/welcome');
    await box(page).fill(MESSAGE);

    const link = page.getByRole('link', { name: '看结果' });
    await expect(link).toHaveAttribute('href', /^\/game\/UmaMusume\?want=.*price=\.\.3000/);
    await page.unrouteAll();
    await link.click();

    await expect(total(page)).toHaveText(/^[\d,]+ 个/);
  });

  test('still opens a game by name without any further code', async ({ page }) => {
    await page.route(/\/message\.[^/]*\.js/, (route) => route.abort());
    await page.goto('/welcome');
    await box(page).fill('blue arch');
    await expect(gameLinks(page)).toHaveCount(1);

    await box(page).press('Enter');

    await expect(page).toHaveURL('/game/BlueArchive');
  });
});

test.describe('the first screen of the welcome page', () => {
  test('shows six games on a phone', async ({ openPage }) => {
    const page = await openPage(SMALL_PHONE);
    await page.goto('/welcome');
    await expect(page.getByRole('link', { name: /^FGO.*\d 个/ })).toBeVisible();

    expect(await countOnScreen(page)).toBeGreaterThanOrEqual(6);
    await box(page).fill(MESSAGE);
    await expect(results(page)).toBeVisible();
    expect(await countOnScreen(page)).toBeGreaterThanOrEqual(6);
  });

  test('shows all 18 stands on a desktop, also below a message', async ({ openPage }) => {
    const page = await openPage({ ...DESKTOP, viewport: { width: 1280, height: 800 } });
    await page.goto('/welcome');
    await expect(page.getByRole('link', { name: /^FGO.*\d 个/ })).toBeVisible();

    expect(await countOnScreen(page)).toBe(18);
    await box(page).fill(MESSAGE);
    await expect(results(page)).toBeVisible();
    expect(await countOnScreen(page)).toBe(18);
  });

  for (const [locale, field] of [
    ['zh-CN', '粘贴群里的消息，或打游戏名'],
    ['ja', 'メッセージを貼るか、ゲーム名を入力'],
    ['en', 'Paste a chat message, or type a game'],
  ] as const) {
    test(`is not wider than a narrow phone in ${locale}, and its targets can be tapped`, async ({ openPage }) => {
      const page = await openPage({ ...SMALL_PHONE, viewport: { width: 320, height: 640 }, locale });
      await page.goto('/welcome');
      await page.getByRole('textbox', { name: field }).fill('MementoMori global Fenrir LR+3 100k diamonds');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /\d/ }).first()).toBeVisible();
      await expect(main.getByRole('button')).toHaveCount(2);

      expect(await overflowOf(page)).toBe(0);
      for (const button of await main.getByRole('button').all()) {
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  }
});
