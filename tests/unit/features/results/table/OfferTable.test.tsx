import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';
import { completeList, type HitList, joinHits } from '@/features/results/list/hitList';
import { NOTHING_FURTHER } from '@/features/results/list/useMoreResults';
import { OfferTable } from '@/features/results/table/OfferTable';
import { favourites, NO_FAVOURITES } from '@/storage/favourites';
import { query, want } from '../../../build';
import { addressOf, answer, hit, lexicon, outcome, renderInShop, setWidth } from '../../search-state/shopBuild';

const hitsOf = (count: number) => Array.from({ length: count }, (_, at) => hit({ offer: { code: `A-${at}` } }));

function setup(
  parts: Partial<SearchResponse>,
  asked: Partial<Query> = {},
  kind: 'hits' | 'closest' = 'hits',
  listOf: (hits: SearchResponse['hits']) => HitList = completeList,
) {
  const [onOpen, onSort] = [jest.fn(), jest.fn()];
  const draw = (result: ReturnType<typeof answer>) => (
    <OfferTable
      kind={kind}
      result={result}
      hits={listOf(result.page[kind])}
      lexicon={lexicon}
      addressOf={addressOf}
      onOpen={onOpen}
      onSort={onSort}
      onChoose={() => undefined}
      client={null}
    />
  );
  renderInShop(draw(answer(parts, asked)));
  return { onOpen, onSort, user: userEvent.setup() };
}

const rows = () => screen.getAllByRole('row').slice(1);
const link = (code: string) => screen.getByRole('link', { name: new RegExp(`${code}，`) });

afterEach(() => setWidth(1280));

describe('the table', () => {
  it('has a row for each offer, which says what a buyer compares', () => {
    const wants = [want('merlin', 'must', 2), want('oberon', 'nice')];
    setup(
      {
        hits: [
          hit({
            offer: { code: 'A-1', price: 26_800, resources: { sq: 1260 }, attributes: { server: 'jp' } },
            outcomes: [outcome('merlin', 'must', 2, 2), outcome('oberon', 'nice', 0)],
          }),
        ],
      },
      { wants },
    );

    expect(screen.getByRole('rowheader')).toHaveTextContent('A-1');
    const cells = screen.getAllByRole('gridcell').map(({ textContent }) => textContent?.trim());
    expect(cells.slice(0, 7)).toEqual(['', '有货', '梅宝2奥无', '¥268', '¥268', '1,260', '–']);
    expect(screen.getByRole('img', { name: '梅林，5★，宝2' })).toBeInTheDocument();
    expect(screen.getByText('日服')).toBeInTheDocument();
  });

  it('says which column it is sorted by, and in which direction', () => {
    setup({ hits: hitsOf(1) }, { sort: { key: 'price', reversed: false } });

    expect(screen.getByRole('columnheader', { name: '价格' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: '圣晶石' })).not.toHaveAttribute('aria-sort');
  });

  it('falls from the most of a resource down', () => {
    setup({ hits: hitsOf(1) }, { sort: { key: 'sq', reversed: false } });

    expect(screen.getByRole('columnheader', { name: '圣晶石' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('asks for another order when a head is pressed', async () => {
    const { onSort, user } = setup({ hits: hitsOf(1) });

    await user.click(screen.getByRole('button', { name: '上架' }));

    expect(onSort.mock.calls).toEqual([['newest']]);
  });

  it('has a row for every further hit, of which the code comes first', () => {
    const codes = ['B-0', 'B-1'] as OfferCode[];
    const at = (place: number) => (place === 0 ? { hit: hit({ offer: { code: 'B-0' } }), answer: answer({}) } : null);
    const further = { ...NOTHING_FURTHER, count: 300, codes, at };
    setup({ hits: hitsOf(1) }, {}, 'hits', (hits) => joinHits(hits, further));

    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '302');
    expect(rows().map((row) => [row.getAttribute('aria-rowindex'), row.getAttribute('aria-busy')])).toEqual([
      ['2', null],
      ['3', null],
      ['4', 'true'],
    ]);
    expect(screen.getByRole('link', { name: 'B-1' })).toHaveAttribute('href', addressOf('B-1' as OfferCode));
  });

  it('opens an offer wherever its row is pressed', async () => {
    const { onOpen, user } = setup({ hits: hitsOf(2) });

    await user.click(within(rows()[1]!).getByText('青石铺'));

    expect(onOpen.mock.calls).toEqual([['A-1']]);
  });

  it('leaves a press for another tab to the browser', () => {
    const { onOpen } = setup({ hits: hitsOf(1) });

    // jsdom knows no other tabs.
    link('A-0').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link('A-0'), { ctrlKey: true });

    expect(onOpen).not.toHaveBeenCalled();
  });

  it('has one place in the order of Tab, and arrows go from row to row', async () => {
    const { user } = setup({ hits: hitsOf(3) });
    const stops = screen.getAllByRole('link').map((one) => one.tabIndex);

    act(() => link('A-0').focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');

    expect(stops).toEqual([0, -1, -1]);
    expect(link('A-1')).toHaveFocus();
    expect(link('A-1').tabIndex).toBe(0);
  });

  it('draws only what is near the view, and goes to its end by a key', async () => {
    const { user } = setup({ hits: hitsOf(5_000) });
    const drawn = rows().length;

    act(() => link('A-0').focus());
    await user.keyboard('{End}');

    expect(drawn).toBeLessThan(80);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001');
    expect(link('A-4999')).toHaveFocus();
    expect(link('A-4999').closest('[role=row]')).toHaveAttribute('aria-rowindex', '5001');
  });

  it('copies the code of the row that has the focus, and says so', async () => {
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

  it('keeps the offer of the row that has the focus, and marks it', async () => {
    favourites.set(NO_FAVOURITES);
    const { user } = setup({ hits: hitsOf(2) });

    act(() => link('A-0').focus());
    await user.keyboard('{ArrowDown}f');

    expect(favourites.get().games.FateGO?.map(({ code }) => code)).toEqual(['A-1']);
    expect(within(rows()[1]!).getByRole('button', { name: '收藏 A-1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('keeps an offer by the heart in its row, without opening it', async () => {
    favourites.set(NO_FAVOURITES);
    const { onOpen, user } = setup({ hits: hitsOf(2) });

    await user.click(screen.getByRole('button', { name: '收藏 A-1' }));

    expect(favourites.get().games.FateGO?.map(({ code }) => code)).toEqual(['A-1']);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('has the heart of the active row after it in the order of Tab, and no other', async () => {
    const { user } = setup({ hits: hitsOf(3) });

    act(() => link('A-0').focus());
    await user.keyboard('{ArrowDown}{Tab}');

    expect(screen.getByRole('button', { name: '收藏 A-1' })).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /^收藏 / }).map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('says in words what each of the closest offers lacks', () => {
    const wants = [want('merlin', 'must', 3), want('oberon')];
    const closest = [
      hit({ offer: { code: 'A-1' }, outcomes: [outcome('merlin', 'must', 2, 3), outcome('oberon', 'must', 0)] }),
    ];
    setup({ closest }, { wants }, 'closest');

    const row = within(screen.getByRole('grid', { name: '最接近的商品' }));
    expect(row.getByText('缺 1：奥伯龙')).toBeInTheDocument();
    expect(row.getByText(/缺 1 级：梅林/)).toBeInTheDocument();
  });

  it('strikes the price of what is sold', () => {
    setup({ hits: [hit({ live: 'sold' })] });

    expect(screen.getByText('¥100').tagName).toBe('DEL');
  });

  it('is nothing where there is nothing', () => {
    setup({ hits: [] }, query());

    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });
});
