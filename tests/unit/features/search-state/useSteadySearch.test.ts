import { act, renderHook } from '@testing-library/react';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { Search } from '@/features/search-state/useSearch';
import { useSteadySearch } from '@/features/search-state/useSteadySearch';
import { overlay, query } from '../../builders';
import { hit, page } from './shopBuild';

const resultOf = (codes: readonly string[], isComplete: boolean, searched: Query = query()) => ({
  query: searched,
  page: page({
    hits: codes.map((code) => hit({ offer: { code } })),
    catalog: { ...page().catalog, complete: isComplete },
  }),
});
const searchOf = (codes: readonly string[], isComplete: boolean, loadProgress = 0, searched = query()): Search => ({
  status: 'ready',
  result: resultOf(codes, isComplete, searched),
  error: null,
  loadProgress,
});
const PARTIAL = searchOf(['b', 'd'], false);
const COMPLETE = searchOf(['a', 'b', 'd'], true, 1);

function setup(first: Search = PARTIAL) {
  const { result, rerender } = renderHook(
    ({ search, current }: { readonly search: Search; readonly current: Overlay | null }) =>
      useSteadySearch(search, current),
    { initialProps: { search: first, current: null as Overlay | null } },
  );
  const update = (search: Search, current: Overlay | null = null) => rerender({ search, current });
  const shown = () => ({
    codes: result.current.result?.page.hits.map(({ offer }) => offer.code),
    loadProgress: result.current.loadProgress,
    isHolding: result.current.showNewest !== null,
  });
  return { result, update, shown };
}

describe('useSteadySearch', () => {
  it('keeps the offers on screen in their order when more of the catalog arrives', () => {
    const { update, shown } = setup();

    update(COMPLETE);

    expect(shown()).toEqual({ codes: ['b', 'd'], loadProgress: 0, isHolding: true });
  });

  it('shows what has arrived when the buyer asks for it', () => {
    const { result, update, shown } = setup();
    update(COMPLETE);

    act(() => result.current.showNewest?.());

    expect(shown()).toEqual({ codes: ['a', 'b', 'd'], loadProgress: 1, isHolding: false });
  });

  it('shows a result that only adds offers after those on screen', () => {
    const { update, shown } = setup();

    update(searchOf(['b', 'd', 'e'], true, 1));

    expect(shown()).toEqual({ codes: ['b', 'd', 'e'], loadProgress: 1, isHolding: false });
  });

  it('keeps the progress of the list on screen until the next result arrives', () => {
    const { update, shown } = setup();

    update({ ...PARTIAL, loadProgress: 1 });

    expect(shown()).toEqual({ codes: ['b', 'd'], loadProgress: 0, isHolding: false });
  });

  it.each([
    ['without hits on screen', searchOf([], false), COMPLETE, null],
    ['of a complete catalog', searchOf(['b', 'd'], true), COMPLETE, null],
    ['to another query', PARTIAL, searchOf(['a', 'b'], true, 1, query({ text: 'x' })), null],
    ['after a change of the overlay', PARTIAL, COMPLETE, overlay()],
  ])('holds no result back %s', (_, first, next, current) => {
    const { update, shown } = setup(first);

    update(next, current);

    expect(shown()).toMatchObject({
      codes: next.result?.page.hits.map(({ offer }) => offer.code),
      isHolding: false,
    });
  });
});
