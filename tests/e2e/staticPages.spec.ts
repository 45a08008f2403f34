import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { GAMES } from '@/games/games';
import { GAME_GROUPS, gamePath } from '@/games/paths';
import { describePage } from '../../scripts/site/head/describePage';
import { test } from './fixtures';
import { expectOffers } from './shopPage';
import { openBeforeLoad } from './staticPage';

/** Playwright's text and role selectors skip `<noscript>`. */
const inNoscript = (page: Page, selector: string) => page.locator(`noscript ${selector}`);
const headline = (page: Page) => page.getByRole('heading', { name: '想要什么，就照亮什么。' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const group of GAME_GROUPS) {
    test(`each of the 17 pages of /${group} shows name, icon, instructions and links to the other games`, async ({
      page,
      faults,
    }) => {
      for (const game of GAMES) {
        await test.step(gamePath(group, game.id), async () => {
          await page.goto(gamePath(group, game.id));

          const name = page.getByRole('banner').getByRole('button', { name: game.short.zh });
          await expect(name).toBeVisible();
          await expect(name.locator('svg').first()).toBeVisible();
          await expect(page.getByRole('main').getByText(`《${game.names.zh}》`)).toBeVisible();
          await expect(inNoscript(page, 'p').first()).toHaveText(/^橱窗需要 JavaScript 才能搜索商品。/);
          await expect(inNoscript(page, 'p').first()).toBeVisible();
          for (const { id, names } of GAMES) {
            const link = inNoscript(page, `a[href="${gamePath(group, id)}"]`);
            await expect(link).toHaveText(names.zh);
            await expect(link).toBeVisible();
          }
        });
      }
      expect(faults).toEqual([]);
    });
  }
});

test.describe('a plain HTTP client', () => {
  for (const group of GAME_GROUPS) {
    test(`finds a title and a description of their own in the pages of /${group}`, async ({ page, request }) => {
      const descriptions = new Set<string>();
      for (const game of GAMES) {
        const path = gamePath(group, game.id);
        const html = await (await request.get(path)).text();

        const [title, description] = await page.evaluate((text) => {
          const parsed = new DOMParser().parseFromString(text, 'text/html');
          return [parsed.title, parsed.querySelector('meta[name=description]')?.getAttribute('content') ?? ''];
        }, html);
        expect(title).toBe(describePage(path).title);
        expect(title).toContain(game.names.zh);
        descriptions.add(description ?? '');
      }
      expect(descriptions).not.toContain('');
      expect(descriptions.size).toBe(GAMES.length);
    });
  }
});

test.describe('a host that serves the welcome page for every path', () => {
  for (const { what, path, ready } of [
    { what: 'a shop page', path: '/game/FateGO?price=..500', ready: expectOffers },
    {
      what: 'another page',
      path: '/about',
      ready: (page: Page) => expect(page.getByRole('navigation', { name: '橱窗' })).toBeVisible(),
    },
  ]) {
    test(`still shows ${what}, and nothing of the welcome page before`, async ({ page, siteFolder, faults }) => {
      const { pathname } = new URL(path, 'http://localhost');
      await page.route(
        (url) => url.pathname === pathname,
        (route) => route.fulfill({ path: join(siteFolder, 'welcome.html'), contentType: 'text/html' }),
      );

      const release = await openBeforeLoad(page, path);
      await expect(headline(page)).toBeHidden();
      release();

      await ready(page);
      await expect(headline(page)).toHaveCount(0);
      await expect(page).toHaveTitle(describePage(pathname).title);
      expect(faults).toEqual([]);
    });
  }
});
