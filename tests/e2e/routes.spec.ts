import { expect, type Page } from '@playwright/test';
import { GAMES } from '@/games/games';
import { GAME_GROUPS, gamePath } from '@/games/paths';
import { test } from './fixtures';
import { PHONE } from './screens';
import { expectOffers, total } from './shopPage';

const gameSwitch = (page: Page) => page.getByRole('button', { name: /换一个游戏/ });

test.describe('a game page', () => {
  for (const group of GAME_GROUPS) {
    test(`opens for each of the 17 games of /${group} with the Chinese name, the icon and offers`, async ({
      page,
      faults,
    }) => {
      test.setTimeout(120_000);
      for (const game of GAMES) {
        await test.step(gamePath(group, game.id), async () => {
          const response = await page.goto(gamePath(group, game.id));

          expect(response?.status()).toBe(200);
          await expectOffers(page);
          const name = gameSwitch(page).filter({ hasText: game.short.zh });
          await expect(name.locator('svg').first()).toBeVisible();
          await expect(page).toHaveTitle(new RegExp(escapeRegExp(game.names.zh)));
          const icon = await page.request.get(game.icon);
          expect(icon.headers()['content-type']).toContain('image/svg+xml');
          expect(faults).toEqual([]);
        });
      }
    });
  }

  test('leads to each of the 17 games', async ({ page, faults }) => {
    test.setTimeout(120_000);
    await page.goto('/game/FateGO');
    for (const game of GAMES) {
      await expectOffers(page);
      await gameSwitch(page).click();
      await page
        .getByRole('dialog')
        .locator(`a[href="${gamePath('game', game.id)}"]`)
        .click();

      await page.waitForURL(`**${gamePath('game', game.id)}`);
      const name = page.getByRole('button', {
        name: `换一个游戏，现在是${[game.short.zh, ...(game.edition === null ? [] : [game.edition.zh])].join(' ')}`,
      });
      await expect(name.locator('svg').first()).toBeVisible();
    }
    expect(faults).toEqual([]);
  });

  for (const group of GAME_GROUPS) {
    test(`has links to the 17 games of /${group}`, async ({ page }) => {
      await page.goto(gamePath(group, 'FateGO'));
      await gameSwitch(page).click();

      for (const game of GAMES) {
        const link = page.getByRole('dialog').locator(`a[href="${gamePath(group, game.id)}"]`);
        await expect(link).toContainText(game.names.zh);
      }
    });
  }

  test('stays in its group when the buyer switches games', async ({ page }) => {
    await page.goto('/sale/FateGO');
    await expectOffers(page);

    await gameSwitch(page).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /蔚蓝档案/ })
      .click();

    await expect(page).toHaveURL('/sale/BlueArchive');
    await expectOffers(page);
  });

  test('loads one chunk of its own, the same in both groups', async ({ openPage }) => {
    const chunksOf = async (path: string) => {
      const page = await openPage();
      const chunks: string[] = [];
      page.on('request', (request) => {
        if (/p__game__/.test(request.url())) chunks.push(new URL(request.url()).pathname);
      });
      await page.goto(path);
      await expectOffers(page);
      return chunks;
    };

    const chunks = await chunksOf('/game/FateGO');

    expect(chunks).toEqual([expect.stringMatching(/p__game__FateGO\.[0-9a-f]{8}\.async\.js$/)]);
    expect(await chunksOf('/sale/FateGO')).toEqual(chunks);
  });
});

test.describe('the welcome page', () => {
  test('has a link to every game', async ({ page }) => {
    await page.goto('/welcome');

    for (const game of GAMES) {
      const link = page.getByRole('link', { name: new RegExp(escapeRegExp(game.short.zh)) });
      await expect(link.and(page.locator(`[href="/game/${game.id}"]`))).toBeVisible();
    }
  });

  test('leads to the offers of a game', async ({ page, faults }) => {
    await page.goto('/welcome');

    await page.locator('[href="/game/BlueArchive"]').first().click();

    await page.waitForURL('**/game/BlueArchive');
    await expectOffers(page);
    expect(faults).toEqual([]);
  });

  test('is the target of / with query and hash', async ({ page }) => {
    await page.goto('/?from=singlemessage&a=1#shelf');

    await expect(page).toHaveURL('/welcome?from=singlemessage&a=1#shelf');
    await expect(total(page)).toBeVisible();
  });

  test('can be zoomed', async ({ page }) => {
    await page.goto('/welcome');

    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute(
      'content',
      'width=device-width, initial-scale=1, viewport-fit=cover',
    );
  });
});

test.describe('an unknown address on a phone', () => {
  test.use(PHONE);

  test('shows the not-found page', async ({ page, faults }) => {
    for (const path of ['/nope', '/game', '/sale/', '/game/FateG0', '/game/FateGO/deeper']) {
      await test.step(path, async () => {
        const response = await page.goto(path);

        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();
        await expect(page.getByRole('navigation').filter({ hasText: '关于' })).toHaveCount(0);
        expect(faults).toEqual([]);
      });
    }
  });
});

test.describe('a mistyped game id', () => {
  test('leads to the nearest game', async ({ page }) => {
    await page.goto('/game/FateG0');

    await page
      .getByRole('link', { name: /命运-冠位指定/ })
      .first()
      .click();

    await expect(page).toHaveURL('/game/FateGO');
  });
});

test.describe('the layout', () => {
  test('wraps the about page only', async ({ page }) => {
    const layout = page.getByRole('navigation', { name: '橱窗' });

    await page.goto('/about');
    await expect(layout).toBeVisible();
    for (const path of ['/welcome', '/game/FateGO', '/sale/FateGO', '/nope']) {
      await page.goto(path);
      await expect(total(page)).toBeVisible();
      await expect(layout, path).toHaveCount(0);
    }
  });
});

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
