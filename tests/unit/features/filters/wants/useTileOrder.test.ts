import { act, renderHook } from '@testing-library/react';
import type { Query } from '@/domain/query';
import { useTileOrder } from '@/features/filters/wants/useTileOrder';
import { query, want } from '../../../builders';

function setup(resultQuery: Query | null) {
  const setQuery = jest.fn();
  const { result, rerender } = renderHook((shown: Query | null) => useTileOrder(shown, setQuery), {
    initialProps: resultQuery,
  });
  return { order: result, rerender, setQuery };
}

describe('useTileOrder', () => {
  it('follows the queries that are typed or linked', () => {
    const { order, rerender } = setup(null);
    const typed = query({ text: '石' });

    rerender(typed);

    expect(order.current.orderQuery).toBe(typed);
  });

  it('ignores several filters chosen before the first of their results', () => {
    const before = query();
    const first = query({ wants: [want('merlin')] });
    const second = query({ wants: [want('merlin'), want('oberon')] });
    const { order, rerender, setQuery } = setup(before);

    act(() => order.current.filter(first, 'push'));
    act(() => order.current.filter(second, 'push'));
    rerender(first);
    rerender(second);

    expect(order.current.orderQuery).toBe(before);
    expect(setQuery.mock.calls).toEqual([
      [first, 'push', undefined],
      [second, 'push', undefined],
    ]);
  });
});
