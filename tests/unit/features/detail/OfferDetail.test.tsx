import { act, screen, within } from '@testing-library/react';
import { OfferDetail, type OfferDetailProps } from '@/features/detail/OfferDetail';
import type { OfferLinks } from '@/features/search-state/useShopQuery';
import { query, want } from '../../builders';
import { createFakeClient } from '../fakeClient';
import { gameItems, hit, hrefOf, outcome, page, renderInShop, searchResult } from '../search-state/shopBuild';

const OFFER = {
  code: 'FG-19340',
  items: { merlin: 2, mash: 1, grail: 5, bedivere: 3 },
  resources: { sq: 1260 },
  attributes: { server: 'jp' },
  title: '日服自抽 梅林宝2',
  note: '可验号',
};

const links: OfferLinks = { hrefOf, openOffer: jest.fn() };
const Detail = (props: Omit<OfferDetailProps, 'client' | 'links'>) => (
  <OfferDetail {...props} client={null} links={links} />
);

const names = (section: HTMLElement) =>
  within(section)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const sectionOf = (heading: string) => screen.getByRole('heading', { name: heading }).parentElement!;

describe('OfferDetail', () => {
  it('shows attributes, text, note, and all items that are not among the main tiles', () => {
    const opened = hit({ offer: OFFER, wantMatches: [outcome('merlin', 'must', 2)] });

    renderInShop(
      <Detail
        hit={opened}
        result={{ ...searchResult(), query: query({ wants: [want('merlin')] }) }}
        gameItems={gameItems}
      />,
    );

    expect(screen.getByText('可验号')).toBeInTheDocument();
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['1,260', '日服']);
    expect(names(sectionOf('其余从者 2 个，按稀有度'))).toEqual(['贝贝德维尔宝3', '玛玛修宝1']);
    expect(names(sectionOf('其余概念礼装 1 个，按稀有度'))).toEqual(['黑黑之圣杯满破']);
  });

  it('alerts that an offer is sold and still shows its text', () => {
    renderInShop(<Detail hit={hit({ offer: OFFER, live: 'sold' })} result={searchResult()} gameItems={gameItems} />);

    expect(screen.getByRole('alert')).toHaveTextContent('FG-19340 已售');
    expect(screen.getByText('日服自抽 梅林宝2')).toBeInTheDocument();
  });

  it.each([
    ['sold', '已售'],
    ['paused', '店铺暂停'],
  ] as const)('shows the closest available offers below the notice that an offer is %s', async (live, notice) => {
    const { client, lowPrioritySearches } = createFakeClient();
    const opened = hit({ offer: OFFER, live });
    renderInShop(
      <OfferDetail hit={opened} result={searchResult()} gameItems={gameItems} client={client} links={links} />,
    );

    const similarOffer = (code: string) => hit({ offer: { code }, wantMatches: [outcome('merlin', 'nice', 1)] });
    await act(async () =>
      lowPrioritySearches[0]?.resolve(page({ hits: [{ ...similarOffer('A-3'), live: 'sold' }, similarOffer('A-2')] })),
    );

    const [first, ...others] = screen.getAllByRole('heading');
    expect(first).toHaveTextContent('现在有的，最接近的');
    const order = screen.getAllByText(notice, { exact: false })[0]!.compareDocumentPosition(first!);
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(others.map((heading) => heading.textContent).join()).not.toContain('相近的商品');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/game/FateGO?o=A-2']);
  });

  it('shows the gaps of an offer that does not match the query', () => {
    const opened = hit({ offer: OFFER, wantMatches: [outcome('oberon', 'must', 0)] });

    renderInShop(<Detail hit={opened} result={searchResult()} gameItems={gameItems} />);

    expect(screen.getByText('缺 1：奥伯龙')).toBeInTheDocument();
  });

  it('reserves the line of the title while titles are loading', () => {
    const opened = hit({ offer: { ...OFFER, title: '', note: '' } });
    const loading = searchResult({ catalog: { ...page().catalog, texts: 'loading' } });

    renderInShop(<Detail hit={opened} result={loading} gameItems={gameItems} />);

    expect(screen.getByText('\u00a0', { normalizer: (text) => text })).toBeInTheDocument();
  });
});
