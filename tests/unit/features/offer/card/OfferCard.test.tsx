import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { EpochMs } from '@/domain/offer';
import type { Hit, TextState } from '@/domain/searchResponse';
import { OfferCard } from '@/features/offer/card/OfferCard';
import { zh } from '@/locales/zh';
import { query, want } from '../../../builders';
import {
  gameItems,
  hit,
  hrefOf,
  outcome,
  PUBLISHED,
  page,
  renderInShop,
  searchResult,
  setWidth,
} from '../../search-state/shopBuild';

const NOW = PUBLISHED + 2 * 86_400_000;
const WANTED = query({ wants: [want('merlin'), want('oberon', 'nice')], ranges: { price: { min: null, max: 300 } } });

const full = (parts: Partial<Omit<Hit, 'offer'>> = {}) =>
  hit({
    offer: {
      code: 'FG-19340',
      price: 29_800,
      items: { merlin: 2, mash: 1, grail: 5, bedivere: 1 },
      resources: { sq: 1260 },
      title: '日服自抽 梅林宝2 石1260',
    },
    wantMatches: [outcome('merlin', 'must', 2), outcome('oberon', 'nice', 0)],
    ...parts,
  });

function setup(shown: Hit, { isClosest = false, asOf = null as EpochMs | null, texts = 'loaded' as TextState } = {}) {
  const catalog = { ...page().catalog, texts };
  const result = { ...searchResult({ overlayAsOf: asOf, catalog }), query: WANTED };
  renderInShop(
    <OfferCard
      hit={shown}
      result={result}
      gameItems={gameItems}
      hrefOf={hrefOf}
      onOpen={onOpen}
      isClosest={isClosest}
      actions={null}
    />,
  );
  return screen.getByRole('article', { name: 'FG-19340' });
}

const onOpen = jest.fn();
beforeEach(() => {
  setWidth(1280);
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
  onOpen.mockReset();
});

describe('OfferCard', () => {
  it('shows only the offered level on a tile if both would cover the next one, and both in its name', () => {
    const tooLow = [outcome('grail', 'must', 1, 5), outcome('merlin', 'must', 1, 3)];

    const card = setup(full({ wantMatches: tooLow }), { isClosest: true });
    const [grail, merlin] = within(within(card).getByRole('list', { name: zh.shop.wantedItems })).getAllByRole(
      'listitem',
    );

    expect(grail).toHaveTextContent(/0破$/);
    expect(within(grail!).getByRole('img').getAttribute('aria-label')).toMatch(/0破\u00A0\/\u00A0满破/);
    expect(merlin).toHaveTextContent(/宝1 \/ 3$/);
  });

  it('reserves space for the title until titles have loaded, and then only if it has one', () => {
    const untitled = hit({ offer: { code: 'FG-19340' } });
    const counts = (['loading', 'loaded'] as const).map((texts) => {
      const card = setup(untitled, { texts });
      const count = card.querySelectorAll('p.text').length;
      cleanup();
      return count;
    });

    expect(counts).toEqual([1, 0]);
    expect(setup(full()).querySelectorAll('p.text').length).toBe(1);
  });

  it('is a link to the detail, named by code, price and shop', () => {
    setup(full());

    expect(screen.getByRole('link', { name: '看 FG-19340，¥298，青石铺' })).toHaveAttribute(
      'href',
      '/game/FateGO?o=FG-19340',
    );
  });

  it('opens its detail when it is clicked, and leaves clicks with Ctrl or the middle button to the browser', () => {
    setup(full());
    const link = screen.getByRole('link', { name: /FG-19340/ });

    const isHandled = [{}, { ctrlKey: true }, { button: 1 }].map((click) => !fireEvent.click(link, click));

    expect(isHandled).toEqual([true, false, false]);
    expect(onOpen.mock.calls).toEqual([['FG-19340']]);
  });

  it('shows the wanted items as tiles with nicknames, then the names of the other items', () => {
    setup(full());

    const tiles = within(screen.getByRole('list', { name: '这个商品里你想要的' }));
    expect(tiles.getAllByRole('img').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      '梅林，5★，宝2',
      '奥伯龙，5★，无',
    ]);
    expect(screen.getByRole('list', { name: '这个商品里你想要的' })).toHaveTextContent('梅林宝2奥伯龙无');
    const others = within(screen.getByRole('list', { name: '另外还有' })).getAllByRole('listitem');
    expect(others.map((other) => other.textContent)).toEqual(['黑之圣杯', '贝德维尔', '玛修']);
  });

  it('shows server, binding, owner and resource, then shop and age of the listing', () => {
    setWidth(360);
    const attributes = { server: 'jp', rebindable: true, firstHand: true };
    const card = setup(
      hit({ offer: { code: 'FG-19340', attributes, resources: { sq: 1260 }, items: { merlin: 2 }, shop: '竹里馆' } }),
    );

    expect(card).toHaveTextContent(/日服可换绑一手石 1,260.*竹里馆/);
  });

  it('says so if server or binding are not stated', () => {
    expect(setup(hit({ offer: { code: 'FG-19340', attributes: {} } }))).toHaveTextContent('服务器未注明绑定未注明');
  });

  it('marks search terms in the listing text', () => {
    const card = setup(full());

    expect([...card.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['梅林']);
  });

  it('shows the current price, and the published one struck through', () => {
    const card = setup(full({ price: { amount: 26_800, currency: 'CNY' } }));

    expect(within(card).getByText('原价 ¥298')).toBeInTheDocument();
    expect(card.querySelector('del')).toHaveTextContent('¥298');
    expect(card).toHaveTextContent('¥268');
  });

  it.each<[string, Partial<Hit>, string]>([
    ['if it is on sale', { live: 'onSale' }, '有货'],
    ['if it is reserved', { live: 'reserved', reservedUntil: null }, '预留中'],
    ['if its shop pauses sales', { live: 'paused' }, '店铺暂停'],
    ['if it is sold', { live: 'sold' }, '已售'],
  ])('shows the status %s', (_case, parts, text) => {
    setup(full(parts), { asOf: (NOW - 120_000) as EpochMs });

    expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('shows no status if it is not confirmed, or if the confirmation is too old', () => {
    const texts = ['有货', '状态未知'].join('|');

    expect(setup(full({ live: 'unknown' }))).not.toHaveTextContent(new RegExp(texts));
    cleanup();
    const old = (NOW - 2 * 86_400_000) as EpochMs;
    expect(setup(full({ live: 'onSale' }), { asOf: old })).not.toHaveTextContent(new RegExp(texts));
  });

  it('greys the tiles, strikes through the price and marks no terms once it is sold', () => {
    const card = setup(full({ live: 'sold' }));

    expect(card.querySelector('.head')).toHaveClass('off');
    expect(screen.getByRole('img', { name: '梅林，5★，宝2' })).toHaveClass('unavailable');
    expect(card.querySelector('.struck')).toHaveTextContent('¥298');
    expect(card.querySelector('mark')).toBeNull();
  });

  it('lists the gaps of the offer and dims the tiles in the closest block', () => {
    const wantMatches = [outcome('merlin', 'must', 0)];
    const card = setup(full({ wantMatches, gaps: [{ facet: 'price', value: 336 }] }), { isClosest: true });

    const gaps = screen.getAllByRole('listitem').map((line) => line.textContent);
    expect(gaps).toEqual(expect.arrayContaining(['缺 1：梅林', '超 ¥36：¥336 / ¥300']));
    expect(card.querySelector('.head')).toHaveClass('dim');
  });

  it('has listing text and code only on a desktop', () => {
    expect(setup(full())).toHaveTextContent('日服自抽');
    expect(screen.getByRole('button', { name: '复制编号 FG-19340' })).toBeInTheDocument();
    cleanup();

    setWidth(360);
    expect(setup(full())).not.toHaveTextContent('日服自抽');
    expect(screen.queryByRole('button', { name: '复制编号 FG-19340' })).toBeNull();
  });

  it('shows at most four tiles, the last one with the number of further items', () => {
    const ids = ['merlin', 'castoria', 'oberon', 'mash', 'grail'];
    setup(full({ wantMatches: ids.map((id) => outcome(id, 'must', 1)) }));

    const tiles = screen.getByRole('list', { name: '这个商品里你想要的' });
    expect(within(tiles).getAllByRole('img')).toHaveLength(3);
    expect(within(tiles).getByText('+2')).toHaveAttribute('title', '另有 2 个想要');
  });
});
