import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShopError } from '@/base/shopError';
import type { Query } from '@/domain/query';
import { completeList } from '@/features/results/list/hitList';
import { Results } from '@/features/results/Results';
import { type SearchState, SearchStateContext } from '@/features/search-state/useSearchState';
import { query } from '../../builders';
import { hit, page, renderInShop, searchResult, searchState } from '../search-state/shopBuild';

const BROKEN = new ShopError('catalog-manifest-html', 'expected JSON, got markup');
const hitsOf = (count: number, letter = 'A') =>
  Array.from({ length: count }, (_, index) => hit({ offer: { code: `${letter}-${index}` } }));
const ready = (parts: Parameters<typeof searchResult>[0], queryParts: Partial<Query> = {}): Partial<SearchState> => ({
  status: 'ready',
  result: searchResult(parts, queryParts),
});

function setup(
  parts: Partial<SearchState>,
  others: Partial<SearchState> = {},
  listing: { readonly total?: number } = {},
) {
  const [setQuery, restart, openOffer] = [jest.fn(), jest.fn(), jest.fn()];
  const draw = (changed: Partial<SearchState>) => {
    const state = searchState({ setQuery, restart, openOffer, ...parts, ...others, ...changed });
    const hits = completeList(state.result?.page.hits ?? []);
    const more = { ...hits, ...listing, hasFailed: false, retry: () => undefined };
    return (
      <SearchStateContext value={state}>
        <Results more={more} controls={null} />
      </SearchStateContext>
    );
  };
  const { rerender } = renderInShop(draw({}));
  return {
    setQuery,
    restart,
    openOffer,
    user: userEvent.setup(),
    redraw: (changed: Partial<SearchState>) => rerender(draw(changed)),
  };
}

describe('Results', () => {
  it('shows what can be searched for, and placeholder cards, until the first result', () => {
    setup({});

    expect(screen.getByText(/^在框里打上想要的/)).toBeInTheDocument();
    expect(screen.getByText('正在载入商品')).toBeInTheDocument();
  });

  it('shows placeholders while a text has no hits and titles are still loading', () => {
    jest.useFakeTimers();
    const { catalog } = page();
    const coming = { ...catalog, complete: false, texts: 'loading' } as const;
    setup(ready({ catalog: coming, withoutChip: [9] }, { text: '自抽' }), { query: query({ text: '自抽' }) });

    act(() => jest.advanceTimersByTime(150));

    expect(screen.getByText('正在载入商品')).toBeInTheDocument();
    expect(screen.queryByText(/没有商品/)).toBe(null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('≥ 0');
    jest.useRealTimers();
  });

  it('reports an uncertain empty result if a text has no hits and titles could not be loaded', async () => {
    const { catalog } = page();
    const failed = { ...catalog, complete: false, texts: 'failed' } as const;
    setup(ready({ catalog: failed, withoutChip: [9] }, { text: '自抽' }), { query: query({ text: '自抽' }) });

    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent('目前没有找到，但标题和备注没有载入完');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('≥ 0');
  });

  it('keeps the previous offers while a new result loads', () => {
    setup({ result: searchResult({ hits: hitsOf(1) }) });

    expect(screen.getByRole('article', { name: 'A-0' })).toBeInTheDocument();
  });

  it('shows a panel with a retry button if the catalog could not be loaded', async () => {
    const { restart, user } = setup({ status: 'failed', error: BROKEN });

    await user.click(screen.getByRole('button', { name: '再试一次' }));

    expect(screen.getByRole('alert')).toHaveTextContent('catalog-manifest-html');
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('keeps the previous offers beside the panel after a failure', () => {
    setup({ status: 'failed', error: BROKEN, result: searchResult({ hits: hitsOf(1) }) });

    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'A-0' })).toBeInTheDocument();
  });

  it('states how many offers are shown, and loads more without a new history entry', async () => {
    const { setQuery, user } = setup(ready({ hits: hitsOf(24), total: 30 }));

    await user.click(screen.getByRole('button', { name: '再看 6 个' }));

    expect(screen.getByText('已看 24 / 30')).toBeInTheDocument();
    expect(setQuery.mock.calls).toEqual([[query({ shown: 48 }), 'replace']]);
  });

  it.each([
    [96, 96],
    [480, 240],
  ])('offers, with %i offers shown, %i more', async (shown, more) => {
    const { setQuery, user } = setup(ready({ hits: hitsOf(1), total: 2000 }), { query: query({ shown }) });

    await user.click(screen.getByRole('button', { name: `再看 ${more} 个` }));

    expect(setQuery.mock.calls).toEqual([[query({ shown: shown + more }), 'replace']]);
  });

  it('replaces the panel of an empty result by the next offers', async () => {
    const { redraw } = setup(ready({ total: 0 }, { text: 'y' }), { query: query({ text: 'y' }) });
    const zero = await screen.findByRole('heading', { name: '没有写着“y”的商品' });

    await act(async () => redraw(ready({ hits: hitsOf(1, 'B') })));

    expect(zero).not.toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'B-0' })).toBeInTheDocument();
  });

  it('shows no offers of an earlier result if the next one is empty', async () => {
    const { redraw } = setup(ready({ hits: hitsOf(6), total: 6 }));

    await act(async () => redraw(ready({ total: 0 }, { text: 'x' })));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('0 个');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('does not open an offer that moves under the finger before it is released', async () => {
    const { openOffer, redraw } = setup(ready({ hits: [...hitsOf(1, 'A'), ...hitsOf(1, 'B')] }));
    const linkOf = (code: string) => screen.getByRole('link', { name: new RegExp(code) });
    fireEvent.pointerDown(linkOf('A-0'));

    await act(async () => redraw(ready({ hits: [...hitsOf(1, 'B'), ...hitsOf(1, 'A')] }, { text: 'x' })));
    fireEvent.click(linkOf('B-0'), { detail: 1 });

    expect(openOffer).not.toHaveBeenCalled();
  });

  it('announces the end of the list', () => {
    setup(ready({ hits: hitsOf(3) }));

    expect(screen.getByText('已看 3 / 3')).toBeInTheDocument();
    expect(screen.getByText('到底了')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /再看/ })).not.toBeInTheDocument();
  });

  it('does not announce the end while the list of the shown offers is on its way', () => {
    setup(ready({ hits: hitsOf(24), total: 30 }), { query: query({ shown: 48 }) }, { total: 30 });

    expect(screen.getByText('已看 30 / 30')).toBeInTheDocument();
    expect(screen.queryByText('到底了')).not.toBeInTheDocument();
  });

  it('shows the total as a lower bound while parts of the catalog are missing', () => {
    const { catalog } = page();
    const queryParts = { text: 'x' };

    setup(ready({ hits: hitsOf(3), catalog: { ...catalog, complete: false } }, queryParts), {
      query: query(queryParts),
    });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('≥ 3 个在售');
  });

  it('marks sample data as such', () => {
    setup(ready({ hits: hitsOf(3), catalog: { ...page().catalog, sample: true } }));

    expect(screen.getByTitle(/都是编的，买不到/)).toHaveTextContent(/^示例数据/);
    expect(screen.getByText(/都是编的，买不到/)).toBeInTheDocument();
  });
});
