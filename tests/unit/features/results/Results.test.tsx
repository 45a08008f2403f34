import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShopError } from '@/base/shopError';
import type { Query } from '@/domain/query';
import { NOTHING_FURTHER } from '@/features/results/list/useMoreResults';
import { Results, type ResultsProps } from '@/features/results/Results';
import type { HitsState } from '@/features/search-state/useSearch';
import { query } from '../../build';
import { addressOf, answer, hit, lexicon, page, queryText, renderInShop } from '../search-state/shopBuild';

const BROKEN = new ShopError('catalog-manifest-html', 'expected JSON, got markup');
const hitsOf = (count: number, letter = 'A') =>
  Array.from({ length: count }, (_, place) => hit({ offer: { code: `${letter}-${place}` } }));
const ready = (parts: Parameters<typeof answer>[0], asked: Partial<Query> = {}): HitsState => ({
  status: 'ready',
  answer: answer(parts, asked),
});

function setup(hits: HitsState, props: Partial<ResultsProps> = {}) {
  const [setQuery, onRetry, onOpen] = [jest.fn(), jest.fn(), jest.fn()];
  const draw = (parts: Partial<ResultsProps>) => (
    <Results
      hits={hits}
      query={query()}
      setQuery={setQuery}
      lexicon={lexicon}
      client={null}
      more={NOTHING_FURTHER}
      text={queryText()}
      addressOf={addressOf}
      onOpen={onOpen}
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
    onOpen,
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

  it('replace the panel of a result without hits', async () => {
    const { redraw } = setup(ready({ total: 0 }, { text: 'y' }), { query: query({ text: 'y' }) });
    const zero = await screen.findByRole('heading', { name: '没有商品满足这一项' });

    await act(async () => redraw({ hits: ready({ hits: hitsOf(1, 'B') }) }));

    expect(zero).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'B-0' })).toBeInTheDocument();
  });

  it('disappear with a result without hits', async () => {
    const { redraw } = setup(ready({ hits: hitsOf(6), total: 6 }));

    await act(async () => redraw({ hits: ready({ total: 0 }, { text: 'x' }) }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('0 个');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('do not open an offer that moves under the finger before it is released', async () => {
    const { onOpen, redraw } = setup(ready({ hits: [...hitsOf(1, 'A'), ...hitsOf(1, 'B')] }));
    const linkOf = (code: string) => screen.getByRole('link', { name: new RegExp(code) });
    fireEvent.pointerDown(linkOf('A-0'));

    await act(async () => redraw({ hits: ready({ hits: [...hitsOf(1, 'B'), ...hitsOf(1, 'A')] }, { text: 'x' }) }));
    fireEvent.click(linkOf('B-0'), { detail: 1 });

    expect(onOpen).not.toHaveBeenCalled();
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
