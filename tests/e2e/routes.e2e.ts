import { GAMES } from '@/games/games';
import { GAME_GROUPS, gamePath } from '@/games/paths';
import { openShopfront, PHONE, type Shopfront } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const addresses = GAME_GROUPS.flatMap((group) => GAMES.map((game) => [gamePath(group, game.id), game] as const));

describe('the routes of the built site', () => {
  it.each(addresses)('opens %s directly, with the Chinese name, the icon and offers', async (path, game) => {
    const { page, faults } = await front.visit();

    const answer = await page.goto(path);

    expect(answer?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
    await page.getByRole('button', { name: game.names.zh }).waitFor();
    await page.getByRole('button', { name: game.names.zh }).locator('svg').first().waitFor();
    expect(await page.title()).toContain(game.names.zh);
    const icon = await page.request.get(game.icon);
    expect(icon.headers()['content-type']).toContain('image/svg+xml');
    expect(faults).toEqual([]);
  });

  it('leads from the welcome page to every game', async () => {
    const { page, faults } = await front.visit();
    for (const game of GAMES) {
      await page.goto('/welcome');
      await page
        .getByRole('link', { name: new RegExp(escapeRegExp(game.title.zh)) })
        .and(page.locator(`[href="/game/${game.id}"]`))
        .click();

      await page.waitForURL(`**/game/${game.id}`);
      await page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
    }
    expect(faults).toEqual([]);
  });

  it.each(GAME_GROUPS)('leads from game to game, all 17, without leaving /%s', async (group) => {
    const { page, faults } = await front.visit();
    await page.goto(gamePath(group, 'FateGO'));
    for (const game of GAMES) {
      await page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
      await page.getByRole('button', { name: /换一个游戏/ }).click();
      await page
        .getByRole('dialog')
        .locator(`a[href="${gamePath(group, game.id)}"]`)
        .click();

      await page.waitForURL(`**${gamePath(group, game.id)}`);
      const name = page.getByRole('button', { name: `换一个游戏，现在是${game.names.zh}` });
      await name.locator('svg').first().waitFor();
    }
    expect(faults).toEqual([]);
  });

  it('stays in the group when the buyer switches games', async () => {
    const { page } = await front.visit();
    await page.goto('/sale/FateGO');
    await page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();

    await page.getByRole('button', { name: /换一个游戏/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /蔚蓝档案/ })
      .click();

    await page.waitForURL('**/sale/BlueArchive');
    await page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
  });

  it('loads only the chunk of the page that is opened, and the same one for both groups', async () => {
    const chunksOf = async (path: string) => {
      const { page } = await front.visit();
      const chunks: string[] = [];
      page.on('request', (request) => {
        if (/p__game__/.test(request.url())) chunks.push(new URL(request.url()).pathname);
      });
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: /个在售/ }).waitFor();
      return chunks;
    };

    const game = await chunksOf('/game/FateGO');

    expect(game).toEqual([expect.stringMatching(/p__game__FateGO\.[0-9a-f]{8}\.async\.js$/)]);
    expect(await chunksOf('/sale/FateGO')).toEqual(game);
  });

  it('redirects / to /welcome and keeps query and hash', async () => {
    const { page } = await front.visit();

    await page.goto('/?from=singlemessage&a=1#shelf');

    await page.waitForURL('**/welcome?from=singlemessage&a=1#shelf');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it.each(['/nope', '/game', '/sale/', '/game/FateG0', '/game/FateGO/deeper'])(
    'shows the not-found page for %s',
    async (path) => {
      const { page, faults } = await front.visit(PHONE);

      const answer = await page.goto(path);

      expect(answer?.status()).toBe(404);
      await page.getByRole('heading', { name: '没有这个页面' }).waitFor();
      expect(await page.getByRole('navigation').filter({ hasText: '关于' }).count()).toBe(0);
      expect(faults).toEqual([]);
    },
  );

  it('offers the nearest game for a mistyped id', async () => {
    const { page } = await front.visit();
    await page.goto('/game/FateG0');

    await page
      .getByRole('link', { name: /命运-冠位指定/ })
      .first()
      .click();

    await page.waitForURL('**/game/FateGO');
  });

  it('wraps pages of our own in the shared layout, and only them', async () => {
    const { page } = await front.visit();
    const layout = page.getByRole('navigation', { name: '橱窗' });

    await page.goto('/about');
    await layout.waitFor();
    for (const path of ['/welcome', '/game/FateGO', '/sale/FateGO', '/nope']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([path, await layout.count()]).toEqual([path, 0]);
    }
  });

  it('lets people zoom', async () => {
    const { page } = await front.visit();
    await page.goto('/welcome');

    const viewport = await page.locator('meta[name="viewport"]').getAttribute('content');

    expect(viewport).toBe('width=device-width, initial-scale=1, viewport-fit=cover');
  });
});

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
