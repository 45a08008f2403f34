import { openShopfront, type Shopfront } from './open';
import { box, CASTORIA, chips, MERLIN, openShop, query } from './searchParts';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

describe('the box that reads', () => {
  it('turns a typed line into chips as its words complete, and into one step back', async () => {
    const { page, faults } = await front.visit();
    await openShop(page);

    await box(page).pressSequentially('梅林宝2 C呆 石800+ 500以内 不要国服');
    await chips(page).getByText('梅林 宝≥2').waitFor();
    await page.waitForURL(/server=/);
    await page.keyboard.press('Enter');

    await page.waitForFunction(
      () => document.activeElement instanceof HTMLInputElement && !document.activeElement.value,
    );
    expect(query(page)).toBe(`?want=${MERLIN}*2,${CASTORIA}&price=..500&sq=800..&server=!cn_ios,cn_android`);
    expect(await chips(page).getByRole('listitem').count()).toBe(5);
    await page.goBack();
    await page.waitForURL((url) => url.search === '');
    expect(faults).toEqual([]);
  });

  it('raises the level of the same chip, and takes it back with the words', async () => {
    const { page } = await front.visit();
    await openShop(page);

    await box(page).pressSequentially('梅林');
    await page.waitForURL((url) => url.search === `?want=${MERLIN}`);
    await box(page).pressSequentially('宝2');
    await page.waitForURL((url) => url.search === `?want=${MERLIN}*2`);
    for (let i = 0; i < 4; i++) await page.keyboard.press('Backspace');

    await page.waitForURL((url) => !url.searchParams.has('want'));
  });

  it('marks the words that were not read, and lets each go alone', async () => {
    const { page } = await front.visit();
    await openShop(page);

    await box(page).pressSequentially('梅林 一二三四 五六七八');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('want') === MERLIN);
    await chips(page).getByText('“一二三四”').waitFor();
    expect(
      await chips(page)
        .getByTitle(/按文字搜索/)
        .count(),
    ).toBe(2);
    await page.getByRole('button', { name: '去掉 “一二三四”' }).click();

    await page.waitForURL((url) => url.searchParams.get('q') === '五六七八');
    // The address is there at once; the page follows piece by piece.
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[role=combobox]')?.value === '五六七八');
  });

  it('reads a pasted message of several lines at once', async () => {
    const { page } = await front.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openShop(page);
    await page.evaluate(() => navigator.clipboard.writeText('求梅林宝2\n石800+\n500以内'));

    await box(page).focus();
    await page.keyboard.press('ControlOrMeta+V');

    await page.waitForURL((url) => url.searchParams.get('want') === `${MERLIN}*2`);
    expect(query(page)).toContain('price=..500');
    expect(query(page)).toContain('sq=800..');
  });

  it('gives the query back as text, and reads that to the same query', async () => {
    const { page } = await front.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    const asked = `?want=${MERLIN}*2,${CASTORIA}&price=..500&sq=800..&server=jp`;
    await openShop(page, asked);

    await page.getByRole('button', { name: '复制文字' }).click();
    await page.getByText('已复制').waitFor();
    const line = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: '编辑为文字' }).click();
    await page.waitForFunction((text) => (document.activeElement as HTMLInputElement).value === text, line);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement).value === '');

    expect(query(page)).toBe(asked);
    await openShop(page);
    await box(page).fill(line);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => decodeURIComponent(url.search) === asked);
  });

  it('goes on as a plain box when the code that reads does not come', async () => {
    const { page } = await front.visit();
    await page.route(/\.async\.js(\?|$)/, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('findAmbiguous:')) await route.abort();
      else await route.fulfill({ response });
    });
    await openShop(page);

    await box(page).pressSequentially('梅林');

    await page.waitForURL((url) => url.searchParams.get('q') === '梅林');
    await page.getByRole('article').first().waitFor();
  });
});
