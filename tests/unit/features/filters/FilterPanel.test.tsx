import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { FilterPanel } from '@/features/filters/FilterPanel';
import { query, want } from '../../build';
import { lexicon, page, readerState, renderInShop } from '../search-state/shopBuild';

const BARS = { bounds: [0, 10, 20], counts: [1, 1], without: 2 };
const PAGE: Partial<SearchResponse> = {
  histograms: { price: BARS, sq: BARS, ticket: BARS, grail: BARS },
  counts: { items: {}, anyItems: {}, levels: {}, choices: { shop: { 青石铺: 6, 星海阁: 4 } } },
};

function setup(shown: SearchResponse | null = page(PAGE), asked: Partial<Query> = {}) {
  const setQuery = jest.fn();
  renderInShop(
    <FilterPanel
      lexicon={lexicon}
      query={query(asked)}
      page={shown}
      answered={null}
      pausedShops={new Set(['星海阁'])}
      reading={readerState()}
      setQuery={setQuery}
    />,
  );
  return { setQuery, user: userEvent.setup() };
}
const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

describe('the filters', () => {
  it('begin with the wants and keep the less usual groups behind a button', async () => {
    const { user } = setup();
    const before = headings();

    await user.click(screen.getByRole('button', { name: /^更多条件/ }));

    expect(before).toEqual(['想要', '价格', '圣晶石', '呼符', '服务器', '绑定方式', '平台', '店铺', '状态']);
    expect(headings()).toContain('圣杯');
  });

  it('offer no number group that the catalog has no numbers for', async () => {
    const { user } = setup();

    await user.click(screen.getByRole('button', { name: /^更多条件/ }));

    expect(headings()).not.toContain('QP');
  });

  it('say which shop pauses', () => {
    setup();

    expect(screen.getByRole('checkbox', { name: /星海阁.*暂停/ })).toBeInTheDocument();
  });

  it('push what is chosen', async () => {
    const { setQuery, user } = setup();

    await user.click(screen.getByRole('checkbox', { name: /青石铺/ }));

    expect(setQuery.mock.calls).toEqual([[query({ choices: { shop: { not: false, values: ['青石铺'] } } }), 'push']]);
  });

  it('stand before the first answer, for they need only the roster', () => {
    setup(null);

    expect(headings()).toEqual(expect.arrayContaining(['想要', '价格', '服务器']));
  });

  it.each([
    ['价格', { ranges: {} }],
    ['店铺', { choices: {} }],
    ['想要', { wants: [] }],
  ])('clear the group %s alone, and keep the focus at it', async (group, cleared) => {
    const asked = {
      ranges: { price: { min: null, max: 500 } },
      choices: { shop: { not: false, values: ['青石铺'] } },
      wants: [want('merlin')],
    };
    const { setQuery, user } = setup(page(PAGE), asked);

    await user.click(screen.getByRole('button', { name: `清除${group}` }));

    expect(setQuery.mock.calls).toEqual([[query({ ...asked, ...cleared }), 'push']]);
    expect(screen.getByRole('heading', { name: group })).toHaveFocus();
  });

  it('have nothing to clear in a group of which nothing is chosen', () => {
    setup();

    expect(screen.queryByRole('button', { name: /^清除/ })).toBeNull();
  });
});
