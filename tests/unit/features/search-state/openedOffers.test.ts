/** @jest-environment node */
import { openedState, readOpenedDepth } from '@/features/search-state/openedOffers';

describe('readOpenedDepth', () => {
  it('returns the depth of a state', () => {
    expect(readOpenedDepth(openedState(2))).toBe(2);
  });

  it.each([null, undefined, 'x', {}, { top: 10 }, { opened: '2' }])('returns 0 for another state: %j', (state) => {
    expect(readOpenedDepth(state)).toBe(0);
  });
});
