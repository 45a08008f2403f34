import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeSegment } from '@/catalog/decodeSegment';
import { encodeSegment } from '@/catalog/encodeSegment';
import { buildIndex } from '@/engine/buildIndex';
import { joinOverlay } from '@/engine/joinOverlay';
import { countTotals } from '@/engine/refine/countTotals';
import { listPoints } from '@/engine/refine/listPoints';
import { refine } from '@/engine/refine/refine';
import { search } from '@/engine/search';
import { createGrowingText } from '@/engine/text/growingText';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { itemNames } from '@/names/itemNames';
import { ShopPage } from '@/shop/screen/ShopPage';
import { createReader } from '@/shop/search/createReader';
import { useChoose } from '@/shop/useChoose';
import { useHits } from '@/shop/useHits';
import { useShopQuery } from '@/shop/useShopQuery';
import { favourites, NO_FAVOURITES } from '@/storage/favourites';
import type { SearchClient } from '@/worker/client';
import { offer } from '../../build';
import { createUmiApp } from '../../umiApp';
import { FGO, lexicon, PUBLISHED, readerState, setWidth } from '../shopBuild';

const OFFERS = [
  offer({ code: 'A-1', price: 10_000, items: { merlin: 2, oberon: 1 }, attributes: { server: 'jp' }, listedAt: 3 }),
  offer({ code: 'A-2', price: 20_000, items: { merlin: 1, castoria: 1 }, attributes: { server: 'jp' }, listedAt: 2 }),
  offer({ code: 'A-3', price: 30_000, items: { castoria: 3 }, attributes: { server: 'tw' }, listedAt: 1 }),
];

/** The real search over three offers, answering in later tasks as a worker does. */
const index = buildIndex([decodeSegment(encodeSegment(OFFERS, 'CNY'))], {
  currency: 'CNY',
  publishedAt: PUBLISHED,
  sample: false,
  segments: { loaded: 1, failed: 0, all: 1 },
});
const growing = createGrowingText(itemNames(lexicon.roster));
for (const block of index.blocks) growing.addCodes(block);
const text = growing.read('there');
const client: SearchClient = {
  search: async (query, _signal, tell) => {
    await null;
    return search(index, query, joinOverlay(index, null), text, refine, tell);
  },
  aside: async (query) => search(index, query, joinOverlay(index, null), text, refine),
  offers: async () => [],
  codes: async (asked, limit) => growing.findCodes(index, asked, limit),
  totals: async (queries) => countTotals(index, queries, joinOverlay(index, null), text),
  points: async (query, most) => listPoints(index, query, most, joinOverlay(index, null), text),
  setOverlay: () => undefined,
  onProgress: () => () => undefined,
  close: () => undefined,
};

const reading = readerState(createReader(lexicon.spec, lexicon.roster));

function Page() {
  const ask = useShopQuery(FGO);
  const { hits, head, ahead, askAhead } = useHits(client, ask.query, null);
  return (
    <ShopPage
      game={FGO}
      group="sale"
      ask={ask}
      lexicon={lexicon}
      client={client}
      overlay={null}
      hits={hits}
      head={head}
      ahead={ahead}
      askAhead={askAhead}
      choose={useChoose(ask.setQuery, askAhead)}
      reading={reading}
      onRestart={() => undefined}
    />
  );
}

async function open(search = '', width = 1280) {
  setWidth(width);
  localeStore.put('zh', zh);
  const { App, history } = createUmiApp({ 'sale/FateGO': Page, '*': () => null }, `/sale/FateGO${search}`);
  await act(async () => {
    render(<App />);
  });
  return { history, user: userEvent.setup() };
}
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

// jsdom cannot style pseudo elements, which antd's drawer measures a scroll bar with.
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);

afterEach(() => setWidth(1280));

describe('the shop page', () => {
  it('shows what is on sale, the newest first, before anything is asked', async () => {
    await open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 个在售');
    expect(cards()).toEqual(['A-1', 'A-2', 'A-3']);
  });

  it('turns a tap on a tile into the address, the answer and a chip', async () => {
    const { history, user } = await open();

    await user.click(screen.getByTitle('阿尔托莉雅·卡斯特'));

    expect(history.location.search).toBe('?want=castoria');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2 个完全符合/ 3 个在售');
    const chips = screen.getByRole('list', { name: '已用的条件' });
    await waitFor(() => expect(chips).toHaveTextContent('必阿尔托莉雅·卡斯特去掉后 3'));
  });

  it('keeps both of two tiles that are tapped before the page has caught up', async () => {
    const { history } = await open();
    const [castoria, oberon] = [screen.getByTitle('阿尔托莉雅·卡斯特'), screen.getByTitle('奥伯龙')];

    await act(async () => {
      castoria.click();
      oberon.click();
    });

    expect(history.location.search).toBe('?want=castoria,oberon');
  });

  it('keeps hits and the closest offers apart, each under its own heading', async () => {
    await open('?want=merlin*2');

    const closest = screen.getByRole('region', { name: '最接近的 1 个 — 都不完全符合' });
    expect(
      within(closest)
        .getAllByRole('article')
        .map((card) => card.getAttribute('aria-label')),
    ).toEqual(['A-2']);
    expect(within(closest).getByText(/缺 1 级：梅林/)).toBeInTheDocument();
    expect(cards()).toEqual(['A-1', 'A-2']);
  });

  it('has a way out when nothing fits, which brings what it promises', async () => {
    const { user } = await open('?want=merlin,castoria&server=tw');

    await user.click(screen.getByRole('button', { name: /服务器：台服.*→ 1 个/ }));

    expect(cards()[0]).toBe('A-2');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 个完全符合');
  });

  it('turns the order round when the one in use is pressed again', async () => {
    const { history, user } = await open('?sort=price');

    await user.click(screen.getByRole('button', { name: '价格从低到高' }));

    expect([history.location.search, cards()]).toEqual(['?sort=-price', ['A-3', 'A-2', 'A-1']]);
  });

  it('opens the detail of a card, which needs no entry in the history but its address, and closes it again', async () => {
    const { history, user } = await open();
    const entered = jest.spyOn(window.history, 'pushState');

    await user.click(screen.getByRole('link', { name: /^看 A-2/ }));
    const opened = [history.location.search, screen.getByRole('dialog').getAttribute('aria-label')];
    await user.keyboard(']');
    const next = history.location.search;
    await user.click(screen.getByRole('button', { name: '关闭' }));

    expect([opened, next, history.location.search]).toEqual([['?o=A-2', '商品 A-2'], '?o=A-3', '']);
    expect(entered).not.toHaveBeenCalled();
  });

  it('keeps the open offer by a key', async () => {
    favourites.set(NO_FAVOURITES);
    const { user } = await open('?o=A-2');

    await user.keyboard('f');

    expect(favourites.get().games.FateGO?.map(({ code }) => code)).toEqual(['A-2']);
    expect(screen.getByRole('link', { name: '收藏 1 个，在这个游戏' })).toBeInTheDocument();
  });

  it('says so when a shared code is not in the catalogue', async () => {
    await open('?o=A-9');

    expect(await screen.findByRole('heading', { name: '没有 A-9' })).toBeInTheDocument();
  });

  it('leads from a shared code that is gone, and wants that nobody knows, to what is on sale', async () => {
    const { history, user } = await open('?want=nobody&price=..1&o=A-9');

    await user.click(await screen.findByRole('button', { name: '看在售的' }));

    expect(history.location.search).toBe('');
  });

  it('links to the other games of the same group', async () => {
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: /^换一个游戏/ }));

    expect(screen.getByRole('link', { name: /^蔚蓝档案/ })).toHaveAttribute('href', '/sale/BlueArchive');
  });
});

describe('the box of the shop page', () => {
  const box = () => screen.getByRole('combobox', { name: '在商品里找' });

  it('turns a typed line into chips and the address, in one step of history', async () => {
    const { history, user } = await open('?nice=oberon');

    await user.click(box());
    await user.type(box(), '梅林宝2 150以内 日服{Enter}');

    expect(history.location.search).toBe('?want=merlin*2&nice=oberon&price=..150&server=jp');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 个完全符合');
    await act(async () => history.back());
    expect(history.location.search).toBe('?nice=oberon');
  });

  it('suggests with the number of offers that choosing then leaves', async () => {
    const { history, user } = await open('?want=castoria');

    await user.type(box(), '梅');
    const option = await screen.findByRole('option', { name: /梅林.* 1 个$/ });
    await user.click(option);

    expect(history.location.search).toBe('?want=castoria,merlin');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1 个完全符合');
  });

  it('suggests the codes of offers and opens them', async () => {
    const { history, user } = await open();

    await user.type(box(), 'a-2');
    await user.click(await screen.findByRole('option', { name: /^A-2/ }));

    expect(history.location.search).toBe('?o=A-2');
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-label', '商品 A-2');
  });

  it('takes the conditions back as text, and gives them again', async () => {
    const { history, user } = await open('?want=merlin*2&price=..500');
    const before = history.location.search;

    await user.click(screen.getByRole('button', { name: '编辑为文字' }));
    const line = (await screen.findByDisplayValue(/梅林/)) as HTMLInputElement;
    await user.type(line, ' 日服{Enter}');

    expect(history.location.search).toBe(`${before}&server=jp`);
    expect(box()).toHaveValue('');
  });
});

describe('the shop page on a phone', () => {
  it('has a dock with the number of conditions and the order in use', async () => {
    await open('?want=merlin&price=..500', 360);

    expect(screen.getByRole('button', { name: /^筛选\s*，已用 2 项$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '排序 最符合' })).toBeInTheDocument();
  });

  it('opens the filters as a sheet whose foot says live how many offers there are', async () => {
    const { user } = await open('', 360);

    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    const sheet = within(screen.getByRole('dialog'));
    const before = sheet.getByRole('button', { name: /^查看/ }).textContent;
    await user.click(await sheet.findByRole('button', { name: /^梅林 2/ }));

    expect(before).toBe('查看 3 个结果');
    await sheet.findByRole('button', { name: '查看 2 个结果' });
  });

  it('clears everything from the sheet', async () => {
    const { history, user } = await open('?want=merlin&price=..500&sort=price', 360);

    await user.click(screen.getByRole('button', { name: /^筛选/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '重置' }));

    expect(history.location.search).toBe('?sort=price');
  });

  it('sorts from a list', async () => {
    const { history, user } = await open('', 360);

    await user.click(screen.getByRole('button', { name: /^排序/ }));
    await user.click(screen.getByRole('button', { name: '圣晶石从多到少' }));

    expect(history.location.search).toBe('?sort=sq');
  });
});
