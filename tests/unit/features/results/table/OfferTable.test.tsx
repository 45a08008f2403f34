import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { completeList, type HitList } from '@/features/results/list/hitList';
import { OfferTable } from '@/features/results/table/OfferTable';
import { favourites, NO_FAVOURITES } from '@/storage/favourites';
import { ambiguousWant, query, want } from '../../../builders';
import { gameItems, hit, hrefOf, outcome, renderInShop, searchResult, setWidth } from '../../search-state/shopBuild';

const hitsOf = (count: number) => Array.from({ length: count }, (_, index) => hit({ offer: { code: `A-${index}` } }));

function setup(
  parts: Partial<SearchResponse>,
  asked: Partial<Query> = {},
  kind: 'hits' | 'closest' = 'hits',
  listOf: (hits: SearchResponse['hits']) => HitList = completeList,
) {
  const [onOpen, onSort] = [jest.fn(), jest.fn()];
  const draw = (result: ReturnType<typeof searchResult>) => (
    <OfferTable
      isTyping={false}
      kind={kind}
      result={result}
      hits={listOf(result.page[kind])}
      gameItems={gameItems}
      hrefOf={hrefOf}
      onOpen={onOpen}
      onSort={onSort}
      onChoose={() => undefined}
      client={null}
    />
  );
  renderInShop(draw(searchResult(parts, asked)));
  return { onOpen, onSort, user: userEvent.setup() };
}

const rows = () => screen.getAllByRole('row').slice(1);
const link = (code: string) => screen.getByRole('link', { name: new RegExp(`${code}，`) });

afterEach(() => setWidth(1280));

describe('OfferTable', () => {
  it('renders a row with the details of each offer', () => {
    const wants = [want('merlin', 'must', 2), want('oberon', 'nice')];
    setup(
      {
        hits: [
          hit({
            offer: { code: 'A-1', price: 26_800, resources: { sq: 1260 }, attributes: { server: 'jp' } },
            wantMatches: [outcome('merlin', 'must', 2, 2), outcome('oberon', 'nice', 0)],
          }),
        ],
      },
      { wants },
    );

    expect(screen.getByRole('rowheader')).toHaveTextContent('A-1');
    const cells = screen.getAllByRole('gridcell').map(({ textContent }) => textContent?.trim());
    expect(cells.slice(0, 8)).toEqual(['', '有货', '梅宝2奥无', '¥268', '日服', '青石铺', '¥268', '1,260']);
    expect(screen.getByRole('img', { name: '梅林，5★，宝2' })).toBeInTheDocument();
  });

  it('names a missing item by the name that the buyer used if it could be any of several', () => {
    const magus = ambiguousWant('花之魔术师', ['merlin', 'oberon']);
    setup({ hits: [hit({ wantMatches: [{ want: magus, level: 0, met: false }] })] }, { wants: [magus] });

    const tile = screen.getByRole('img', { name: '花之魔术师，缺' });
    expect(tile).toHaveTextContent('花');
    expect(tile.parentElement).toHaveAttribute('title', '花之魔术师');
  });

  it('marks the sorted column with its direction', () => {
    setup({ hits: hitsOf(1) }, { sort: { key: 'price', reversed: false } });

    expect(screen.getByRole('columnheader', { name: '价格' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: '圣晶石' })).not.toHaveAttribute('aria-sort');
  });

  it('sorts a resource in descending order', () => {
    setup({ hits: hitsOf(1) }, { sort: { key: 'sq', reversed: false } });

    expect(screen.getByRole('columnheader', { name: '圣晶石' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('sorts when a column head is pressed', async () => {
    const { onSort, user } = setup({ hits: hitsOf(1) });

    await user.click(screen.getByRole('button', { name: '上架' }));

    expect(onSort.mock.calls).toEqual([['newest']]);
  });

  it('renders a loading row with the code of a hit that has not been loaded', () => {
    const known = completeList([...hitsOf(1), hit({ offer: { code: 'B-0' } })]);
    const codes = [...known.codes, 'B-1' as OfferCode];
    setup({ hits: hitsOf(1) }, {}, 'hits', () => ({ ...known, total: 301, codes }));

    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '302');
    expect(rows().map((row) => [row.getAttribute('aria-rowindex'), row.getAttribute('aria-busy')])).toEqual([
      ['2', null],
      ['3', null],
      ['4', 'true'],
    ]);
    expect(screen.getByRole('link', { name: 'B-1' })).toHaveAttribute('href', hrefOf('B-1' as OfferCode));
  });

  it('opens an offer when any part of its row is pressed', async () => {
    const { onOpen, user } = setup({ hits: hitsOf(2) });

    await user.click(within(rows()[1]!).getByText('青石铺'));

    expect(onOpen.mock.calls).toEqual([['A-1']]);
  });

  it('leaves a click that opens another tab to the browser', () => {
    const { onOpen } = setup({ hits: hitsOf(1) });

    // jsdom knows no other tabs.
    link('A-0').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link('A-0'), { ctrlKey: true });

    expect(onOpen).not.toHaveBeenCalled();
  });

  it('has one tab stop, and moves between rows by the arrow keys', async () => {
    const { user } = setup({ hits: hitsOf(3) });
    const stops = screen.getAllByRole('link').map((one) => one.tabIndex);

    act(() => link('A-0').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');

    expect(stops).toEqual([0, -1, -1]);
    expect(link('A-1')).toHaveFocus();
    expect(link('A-1').tabIndex).toBe(0);
  });

  it('renders only rows near the viewport, and moves to the last row by a key', async () => {
    const { user } = setup({ hits: hitsOf(5_000) });
    const drawn = rows().length;

    act(() => link('A-0').focus());
    await user.keyboard('{End}');

    expect(drawn).toBeLessThan(80);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001');
    expect(link('A-4999')).toHaveFocus();
    expect(link('A-4999').closest('[role=row]')).toHaveAttribute('aria-rowindex', '5001');
  });

  it('copies the code of the focused row and confirms it', async () => {
    const { user } = setup({ hits: hitsOf(2) });
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });

    act(() => link('A-0').focus());
    await user.keyboard('{ArrowDown}c');

    expect(await screen.findByText('已复制')).toBeInTheDocument();
    expect(copied).toEqual(['A-1']);
  });

  it('adds the focused row to the favourites by a key', async () => {
    favourites.set(NO_FAVOURITES);
    const { user } = setup({ hits: hitsOf(2) });

    act(() => link('A-0').focus());
    await user.keyboard('{ArrowDown}f');

    expect(favourites.get().games.FateGO?.map(({ code }) => code)).toEqual(['A-1']);
    expect(within(rows()[1]!).getByRole('button', { name: '收藏 A-1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('adds a row to the favourites by its button without opening the offer', async () => {
    favourites.set(NO_FAVOURITES);
    const { onOpen, user } = setup({ hits: hitsOf(2) });

    await user.click(screen.getByRole('button', { name: '收藏 A-1' }));

    expect(favourites.get().games.FateGO?.map(({ code }) => code)).toEqual(['A-1']);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('makes only the favourite button of the active row a tab stop', async () => {
    const { user } = setup({ hits: hitsOf(3) });

    act(() => link('A-0').focus());
    await user.keyboard('{ArrowDown}{Tab}');

    expect(screen.getByRole('button', { name: '收藏 A-1' })).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /^收藏 / }).map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('states what each of the closest offers lacks', () => {
    const wants = [want('merlin', 'must', 3), want('oberon')];
    const closest = [
      hit({ offer: { code: 'A-1' }, wantMatches: [outcome('merlin', 'must', 2, 3), outcome('oberon', 'must', 0)] }),
    ];
    setup({ closest }, { wants }, 'closest');

    const row = within(screen.getByRole('grid', { name: '最接近的商品' }));
    expect(row.getByText('缺 1：奥伯龙')).toBeInTheDocument();
    expect(row.getByText(/缺 1 级：梅林/)).toBeInTheDocument();
  });

  it('strikes through the price of a sold offer', () => {
    setup({ hits: [hit({ live: 'sold' })] });

    expect(screen.getByText('¥100').tagName).toBe('DEL');
  });

  it('renders nothing for an empty list', () => {
    setup({ hits: [] }, query());

    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('shows the code of an offer whose row cannot be rendered, and all other rows', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const [first, second] = hitsOf(2);
    setup({ hits: [first!, { ...second!, price: null as never }] });

    expect(link('A-0')).toBeInTheDocument();
    expect(rows()[1]).toHaveTextContent('A-1这一块没能显示，其他照常可用。');
  });
});
