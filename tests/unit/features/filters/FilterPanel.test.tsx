import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { FilterPanel } from '@/features/filters/FilterPanel';
import { query, want } from '../../builders';
import { gameItems, page, parserStateOf, renderInShop } from '../search-state/shopBuild';

const HISTOGRAM = { bounds: [0, 10, 20], counts: [1, 1], without: 2 };
const PAGE: Partial<SearchResponse> = {
  histograms: { price: HISTOGRAM, sq: HISTOGRAM, ticket: HISTOGRAM, grail: HISTOGRAM },
  counts: { items: {}, levels: {}, choices: { shop: { 青石铺: 6, 星海阁: 4 }, server: { jp: 6 }, bind: { code: 4 } } },
};

function setup(shown: SearchResponse | null = page(PAGE), parts: Partial<Query> = {}) {
  const setQuery = jest.fn();
  renderInShop(
    <FilterPanel
      gameItems={gameItems}
      query={query(parts)}
      page={shown}
      orderQuery={null}
      pausedShops={new Set(['星海阁'])}
      parserState={parserStateOf()}
      setQuery={setQuery}
    />,
  );
  return { setQuery, user: userEvent.setup() };
}
const headings = () => screen.getAllByRole('heading').map((heading) => heading.textContent);

describe('FilterPanel', () => {
  it('starts with the wants and hides less common groups behind a button', async () => {
    const { user } = setup();
    const before = headings();

    await user.click(screen.getByRole('button', { name: /^更多条件/ }));

    expect(before).toEqual(['想要', '价格', '圣晶石', '呼符', '服务器', '绑定方式', '店铺', '状态']);
    expect(headings()).toContain('圣杯');
  });

  it('leaves out range groups that the catalog has no numbers for', async () => {
    const { user } = setup();

    await user.click(screen.getByRole('button', { name: /^更多条件/ }));

    expect(headings()).not.toContain('QP');
  });

  it('marks paused shops', () => {
    setup();

    expect(screen.getByRole('checkbox', { name: /星海阁.*暂停/ })).toBeInTheDocument();
  });

  it('pushes a selected value to the URL', async () => {
    const { setQuery, user } = setup();

    await user.click(screen.getByRole('checkbox', { name: /青石铺/ }));

    expect(setQuery.mock.calls).toEqual([[query({ choices: { shop: { not: false, values: ['青石铺'] } } }), 'push']]);
  });

  it('renders before the first result', () => {
    setup(null);

    expect(headings()).toEqual(expect.arrayContaining(['想要', '价格', '服务器']));
  });

  it.each([
    ['价格', { ranges: {} }],
    ['店铺', { choices: {} }],
    ['想要', { wants: [] }],
  ])('clears only the group %s and focuses its heading', async (group, cleared) => {
    const applied = {
      ranges: { price: { min: null, max: 500 } },
      choices: { shop: { not: false, values: ['青石铺'] } },
      wants: [want('merlin')],
    };
    const { setQuery, user } = setup(page(PAGE), applied);

    await user.click(screen.getByRole('button', { name: `清除${group}` }));

    expect(setQuery.mock.calls).toEqual([[query({ ...applied, ...cleared }), 'push']]);
    expect(screen.getByRole('heading', { name: group })).toHaveFocus();
  });

  it('has no clear button in a group without selected values', () => {
    setup();

    expect(screen.queryByRole('button', { name: /^清除/ })).toBeNull();
  });
});
