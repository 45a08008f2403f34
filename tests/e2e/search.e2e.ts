import type { Page } from 'playwright-core';
import { findViolations } from './findViolations';
import { DESKTOP, openShopfront, PHONE, type Shopfront, untilDrawn } from './open';

let front: Shopfront;
beforeAll(async () => {
  front = await openShopfront();
});
afterAll(() => front.closeAll());

const MERLIN = 'svt-150';
const CASTORIA = 'svt-284';
const box = (page: Page) => page.getByRole('combobox', { name: '在商品里找' });
const list = (page: Page) => page.getByRole('listbox', { name: '建议' });
const options = (page: Page) => list(page).getByRole('option');
const chips = (page: Page) => page.getByRole('list', { name: '已用的条件' });
const total = (page: Page) => page.getByRole('heading', { level: 1 });
const totalOf = async (page: Page) =>
  Number(/[\d,]+/.exec((await total(page).textContent()) ?? '')?.[0].replaceAll(',', ''));
/** How much wider the page is than the screen; a phone's window grows with what sticks out and says nothing. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

/** Opens a page and waits for the whole catalogue: until then the total says `≥`. */
async function openShop(page: Page, asked = ''): Promise<void> {
  await page.goto(`/game/FateGO${asked}`);
  await page.getByRole('article').first().waitFor();
  await total(page)
    .filter({ hasText: /^[\d,]+ 个/ })
    .waitFor();
  await untilDrawn(page);
}

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

  it('suggests by pinyin, promises a number for each, and is steered by keys', async () => {
    const { page } = await front.visit();
    await openShop(page, '?price=..800');

    await box(page).pressSequentially('meil');
    const merlin = options(page).filter({ hasText: /^梅?梅林/ });
    await merlin.filter({ hasText: /[\d,]+ 个/ }).waitFor();
    const promised = Number(/([\d,]+) 个/.exec((await merlin.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('[role=option][aria-selected=true]').textContent()).toContain('梅林');
    await page.keyboard.press('Enter');

    await page.waitForURL((url) => url.searchParams.get('want') === MERLIN);
    await total(page)
      .filter({ hasText: new RegExp(`^${promised.toLocaleString('zh-CN')} 个`) })
      .waitFor();
    expect(await totalOf(page)).toBe(promised);
    expect(await box(page).inputValue()).toBe('');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });

  it('suggests on a phone below the box, in rows wide enough to tap', async () => {
    const { page } = await front.visit(PHONE);
    await openShop(page);

    await box(page).tap();
    await box(page).pressSequentially('梅');
    await options(page).first().waitFor();
    const field = await box(page).boundingBox();
    const first = await options(page).first().boundingBox();
    const panel = await list(page).boundingBox();
    await options(page)
      .filter({ hasText: /^梅?梅林/ })
      .first()
      .tap();

    expect(first?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
    expect(first?.height).toBeGreaterThanOrEqual(44);
    expect(panel?.width).toBeGreaterThan(340);
    await page.waitForURL((url) => url.searchParams.get('want') === MERLIN);
  });

  it('finds the code of an offer and opens it', async () => {
    const { page } = await front.visit();
    await openShop(page);
    const code = /FG-\d+/.exec((await page.getByRole('article').nth(3).textContent()) ?? '')?.[0] ?? '';

    await box(page).pressSequentially(code.toLowerCase());
    await options(page).filter({ hasText: code }).click();

    await page.getByRole('dialog', { name: new RegExp(code) }).waitFor();
    expect(query(page)).toBe(`?o=${code}`);
  });

  it('asks which item is meant where a name fits several', async () => {
    const { page } = await front.visit();
    await openShop(page);

    await box(page).pressSequentially('贞德宝2');
    await page.keyboard.press('Enter');
    const ask = page.getByRole('button', { name: /^贞德？.*选一个/ });
    await ask.click();
    const candidates = page.getByRole('listbox', { name: '“贞德”指哪一个？' });
    await candidates.getByRole('option', { name: /^贞德（裁）/ }).click();

    await page.waitForURL((url) => url.searchParams.get('want') === 'svt-59*2');
    await ask.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('q')).toBeNull();
  });

  it('keeps the question in the address, on a phone too, and takes any of them', async () => {
    const { page } = await front.visit(PHONE);
    await page.goto('/game/FateGO?q=贞德');

    await page.getByRole('button', { name: /^贞德？.*选一个/ }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('option', { name: /^全部（任一）/ }).tap();

    await page.waitForURL((url) => (url.searchParams.get('any') ?? '').split(',').length > 1);
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
    expect(await box(page).inputValue()).toBe('五六七八');
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
    const { page, context } = await front.visit();
    await openShop(page);
    await context.route('**/*.js', (route) => route.abort());

    await box(page).pressSequentially('梅林');

    await page.waitForURL((url) => url.searchParams.get('q') === '梅林');
    await page.getByRole('article').first().waitFor();
  });
});

describe('titles and notes', () => {
  const TEXTS = /\/catalog\/FateGO\/texts\.[^/]*\.bin/;
  const cards = (page: Page) => page.getByRole('article');
  const heightsOf = (page: Page) =>
    cards(page).evaluateAll((all) => {
      // Cards out of sight are as high as was guessed until they are laid out.
      document.documentElement.dataset.measured = '';
      return all.map((card) => Math.round(card.getBoundingClientRect().height));
    });
  const titlesOf = (page: Page) =>
    cards(page).evaluateAll((all) => all.map((card) => card.querySelector(':scope > p')?.textContent));

  /** Holds the texts back until the test lets them through. */
  async function holdTexts(page: Page): Promise<() => void> {
    let release: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(TEXTS, async (route) => {
      await until;
      await route.continue();
    });
    return release;
  }

  it('come after the offers, into places that were kept for them', async () => {
    const { page, faults } = await front.visit();
    const release = await holdTexts(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openShop(page);
    await page.evaluate(() => document.fonts.ready);
    const [before, untitled] = [await heightsOf(page), await titlesOf(page)];
    await page.evaluate(() =>
      Object.assign(window, { shiftsBefore: (window as never as { shifts: [] }).shifts.length }),
    );

    release();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('article > p')].every((text) => text.textContent !== ''),
    );

    expect(new Set(untitled)).toEqual(new Set(['']));
    expect(await heightsOf(page)).toEqual(before);
    const shifted = await page.evaluate(() => {
      const { shifts, shiftsBefore } = window as never as { shifts: number[]; shiftsBefore: number };
      return shifts.slice(shiftsBefore).reduce((sum, value) => sum + value, 0);
    });
    expect(shifted).toBe(0);
    expect(faults).toEqual([]);
  });

  it('are waited for by a text: until then it finds at least what codes and names say', async () => {
    const { page } = await front.visit();
    const release = await holdTexts(page);
    await page.goto('/game/FateGO?q=梅林');
    await total(page)
      .filter({ hasText: /^≥ [1-9]/ })
      .waitFor();
    await page.goto('/game/FateGO?q=自抽');
    await total(page).filter({ hasText: /^≥ 0/ }).waitFor();
    await page.getByText('正在载入商品').waitFor();
    expect(await page.getByText(/没有商品/).count()).toBe(0);

    release();
    await total(page)
      .filter({ hasText: /^[\d,]+ 个/ })
      .waitFor();

    expect(await totalOf(page)).toBeGreaterThan(0);
  });

  it('leave the offers searchable when they cannot be had, and say so', async () => {
    const { page } = await front.visit();
    await page.route(TEXTS, (route) => route.abort('failed'));
    await openShop(page);

    const notice = page.getByText(/标题和备注没有载入完/);
    await notice.waitFor();
    await page.unroute(TEXTS);
    await page.getByRole('button', { name: '补载' }).click();

    await page.waitForFunction(() =>
      [...document.querySelectorAll('article > p')].some((text) => text.textContent !== ''),
    );
    await notice.waitFor({ state: 'hidden' });
  });

  it('leave the offers searchable when the code that searches them does not come, and say so', async () => {
    const { page } = await front.visit();
    await page.route(/\/textSearch\.[^/]*\.js/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/game/FateGO?q=自抽');

    await page.getByText(/标题和备注没有载入完，按文字/).waitFor();
    await total(page).filter({ hasText: /^≥ 0/ }).waitFor();
    await page.getByRole('heading', { name: /目前没有找到/ }).waitFor();
    await box(page).fill('');
    await cards(page).first().waitFor();

    await total(page)
      .filter({ hasText: /^[\d,]+ 个/ })
      .waitFor();
  });
});

describe('axe finds no fault in the open list', () => {
  const cases = [PHONE, DESKTOP].flatMap((view) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ view, colorScheme, width: view.viewport.width })),
  );

  it.each(cases)('at $width px, $colorScheme', async ({ view, colorScheme }) => {
    const { page } = await front.visit({ ...view, colorScheme, reducedMotion: 'reduce' });
    await openShop(page);
    await box(page).pressSequentially('梅林宝2 C呆 带皮 石');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');

    expect(await findViolations(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  });

  it.each(cases)(
    'nor in the choice of an ambiguous name, at $width px, $colorScheme',
    async ({ view, colorScheme }) => {
      const { page } = await front.visit({ ...view, colorScheme, reducedMotion: 'reduce' });
      await page.goto('/game/FateGO?q=贞德+带皮&price=..900');
      await page.getByRole('button', { name: /^贞德？.*选一个/ }).click();
      await page.getByRole('option', { name: /个$/ }).first().waitFor();

      expect(await findViolations(page)).toEqual([]);
      expect(await overflowOf(page)).toBe(0);
    },
  );
});
