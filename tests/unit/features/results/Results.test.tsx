import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShopError } from '@/base/shopError';
import type { Query } from '@/domain/query';
import { NOTHING_FURTHER } from '@/features/results/list/useMoreResults';
import { Results, type ResultsProps } from '@/features/results/Results';
import type { HitsState } from '@/features/search-state/useSearch';
import { query } from '../../build';
import { addressOf, answer, hit, lexicon, page, queryText, renderInShop, setWidth } from '../search-state/shopBuild';

const BROKEN = new ShopError('catalog-manifest-html', 'expected JSON, got markup');
const hitsOf = (count: number, letter = 'A') =>
  Array.from({ length: count }, (_, place) => hit({ offer: { code: `${letter}-${place}` } }));
const ready = (parts: Parameters<typeof answer>[0], asked: Partial<Query> = {}): HitsState => ({
  status: 'ready',
  answer: answer(parts, asked),
});

function setup(hits: HitsState, props: Partial<ResultsProps> = {}) {
  const [setQuery, onRetry] = [jest.fn(), jest.fn()];
  const draw = (parts: Partial<ResultsProps>) => (
    <Results
      hits={hits}
      head={null}
      query={query()}
      setQuery={setQuery}
      lexicon={lexicon}
      client={null}
      further={NOTHING_FURTHER}
      text={queryText()}
      addressOf={addressOf}
      onOpen={() => {}}
      typing={false}
      onRetry={onRetry}
      controls={null}
      {...props}
      {...parts}
    />
  );
  const { rerender } = renderInShop(draw({}));
  return {
    setQuery,
    onRetry,
    user: userEvent.setup(),
    redraw: (parts: Partial<ResultsProps>) => rerender(draw(parts)),
  };
}

describe('the results', () => {
  it('are drawn as empty cards after a moment of waiting', () => {
    jest.useFakeTimers();
    setup({ status: 'loading', previous: null });
    const early = screen.queryByText('正在载入商品');

    act(() => jest.advanceTimersByTime(150));

    expect([early, screen.getByText('正在载入商品')]).toEqual([null, expect.anything()]);
    jest.useRealTimers();
  });

  it('are waited for as long as a text has found nothing and titles are still to come', () => {
    jest.useFakeTimers();
    const { catalog } = page();
    const coming = { ...catalog, complete: false, texts: 'coming' } as const;
    setup(ready({ catalog: coming, withoutChip: [9] }, { text: '自抽' }), { query: query({ text: '自抽' }) });

    act(() => jest.advanceTimersByTime(150));

    expect(screen.getByText('正在载入商品')).toBeInTheDocument();
    expect(screen.queryByText(/没有商品/)).toBe(null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('≥ 0');
    jest.useRealTimers();
  });

  it('are none, and not for sure, when a text found nothing and titles could not be had', async () => {
    const { catalog } = page();
    const failed = { ...catalog, complete: false, texts: 'failed' } as const;
    setup(ready({ catalog: failed, withoutChip: [9] }, { text: '自抽' }), { query: query({ text: '自抽' }) });

    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('目前没有找到，但标题和备注没有载入完');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('≥ 0');
  });

  it('stay while new ones are on their way', () => {
    setup({ status: 'loading', previous: answer({ hits: hitsOf(1) }) });

    expect(screen.getByRole('article', { name: 'A-0' })).toBeInTheDocument();
  });

  it('give way to a panel with a way on if the catalog did not come', async () => {
    const { onRetry, user } = setup({ status: 'failed', error: BROKEN, previous: null });

    await user.click(screen.getByRole('button', { name: '再试一次' }));

    expect([screen.getByRole('alert').textContent, onRetry.mock.calls.length]).toEqual([
      expect.stringContaining('catalog-manifest-html'),
      1,
    ]);
  });

  it('stay beside the panel if they were there before', () => {
    setup({ status: 'failed', error: BROKEN, previous: answer({ hits: hitsOf(1) }) });

    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'A-0' })).toBeInTheDocument();
  });

  it('say how many of how many are seen, and show the next ones without a new entry in the history', async () => {
    const { setQuery, user } = setup(ready({ hits: hitsOf(24), total: 30 }));

    await user.click(screen.getByRole('button', { name: '再看 6 个' }));

    expect(screen.getByText('已看 24 / 30')).toBeInTheDocument();
    expect(setQuery.mock.calls).toEqual([[query({ shown: 48 }), 'replace']]);
  });

  it.each([
    [96, 96],
    [480, 240],
  ])('of which %i are seen go on with %i more', async (shown, more) => {
    const { setQuery, user } = setup(ready({ hits: hitsOf(1), total: 2000 }), { query: query({ shown }) });

    await user.click(screen.getByRole('button', { name: `再看 ${more} 个` }));

    expect(setQuery.mock.calls).toEqual([[query({ shown: shown + more }), 'replace']]);
  });

  it.each([
    [
      'a phone, where they are out of sight, wait until nobody is typing',
      390,
      ['B-0', 'B-1', 'B-2', 'A-3', 'A-4', 'A-5'],
    ],
    ['a desktop follow at once', 1280, ['B-0', 'B-1', 'B-2', 'B-3', 'B-4', 'B-5']],
  ])('below the first ones on %s', async (_, width, shown) => {
    setWidth(width);
    const found = (letter: string) => ready({ hits: hitsOf(6, letter), total: 6 });
    const codes = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    const { redraw } = setup(found('A'));

    await act(async () => redraw({ hits: found('B'), typing: true }));
    const meanwhile = codes();
    await act(async () => redraw({ hits: found('B'), typing: false }));

    expect(meanwhile).toEqual(shown);
    expect(codes()).toEqual(['B-0', 'B-1', 'B-2', 'B-3', 'B-4', 'B-5']);
    setWidth(1280);
  });

  it('begin with those whose head is known, under their total, while the rest is on its way', async () => {
    const before = ready({ hits: hitsOf(6), total: 6 });
    const { redraw } = setup(before);

    await act(async () => redraw({ head: answer({ hits: hitsOf(6, 'B'), total: 1_234 }, { text: 'x' }) }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('1,234 个完全符合');
    const codes = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(codes).toEqual(['B-0', 'B-1', 'B-2', 'B-3', 'A-4', 'A-5']);
  });

  it('are shown in place of what was said where there were none', async () => {
    const { redraw } = setup(ready({ total: 0 }, { text: 'y' }), { query: query({ text: 'y' }) });
    const zero = await screen.findByRole('heading', { name: '没有商品满足这一项' });

    await act(async () => redraw({ head: answer({ hits: hitsOf(1, 'B'), total: 1 }, { text: 'x' }) }));

    expect(zero).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'B-0' })).toBeInTheDocument();
  });

  it('go at once when the head says that there are none, and the elements they stood in come back with the next', async () => {
    const { redraw } = setup(ready({ hits: hitsOf(6), total: 6 }));
    const [first] = screen.getAllByRole('article');

    await act(async () => redraw({ head: answer({ total: 0 }, { text: 'x' }) }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('0 个');
    expect(screen.queryByRole('article')).toBe(null);
    await act(async () => redraw({ head: answer({ hits: hitsOf(1, 'B'), total: 1 }, { text: 'y' }) }));

    expect(screen.getByRole('article')).toBe(first);
    expect(first).toHaveAccessibleName('B-0');
  });

  it('show each offer once while the others are still those of before', async () => {
    const [a, b] = [hitsOf(6), hitsOf(6, 'B')];
    const { redraw } = setup(ready({ hits: a, total: 6 }));
    const last = screen.getByRole('article', { name: 'A-5' });

    await act(async () => redraw({ head: answer({ hits: [...b.slice(0, 3), ...a.slice(4)] }, { text: 'x' }) }));

    const codes = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(codes).toEqual(['B-0', 'B-1', 'B-2', 'A-4', 'A-5']);
    expect(screen.getByRole('article', { name: 'A-5' })).toBe(last);
  });

  it.each([
    ['wait on a phone until nobody is typing, where hits fill the view', 390, 3, ['A-9']],
    ['come at once on a phone, where they are in view', 390, 2, ['B-9']],
    ['come at once on a desktop', 1280, 3, ['B-9']],
  ])('that are only near %s', async (_, width, total, shown) => {
    setWidth(width);
    const found = (letter: string) =>
      ready({ hits: hitsOf(total, letter), total, closest: [hit({ offer: { code: `${letter}-9` } })] });
    const near = () =>
      within(screen.getByRole('region', { name: /接近/ }))
        .getAllByRole('article')
        .map((card) => card.getAttribute('aria-label'));
    const { redraw } = setup(found('A'));

    await act(async () => redraw({ hits: found('B'), typing: true }));
    const meanwhile = near();
    await act(async () => redraw({ hits: found('B'), typing: false }));

    expect([meanwhile, near()]).toEqual([shown, ['B-9']]);
    setWidth(1280);
  });

  it('end when all are seen', () => {
    setup(ready({ hits: hitsOf(3) }));

    expect(screen.getByText('已看 3 / 3')).toBeInTheDocument();
    expect(screen.getByText('到底了')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /再看/ })).not.toBeInTheDocument();
  });

  it('are at least so many while parts of the catalog are missing', () => {
    const { catalog } = page();
    const asked = { text: 'x' };

    setup(ready({ hits: hitsOf(3), catalog: { ...catalog, complete: false } }, asked), { query: query(asked) });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('≥ 3 个完全符合');
  });

  it('say plainly that they are made up if they are sample data', () => {
    setup(ready({ hits: hitsOf(3), catalog: { ...page().catalog, sample: true } }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('示例数据');
    expect(screen.getByText(/都是编的，买不到/)).toBeInTheDocument();
  });
});
