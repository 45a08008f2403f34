/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import { query, want } from '../../builders';

describe('isSameQuery', () => {
  it('ignores the number of hits shown, the open detail, the view and foreign parameters', () => {
    const searched = query({ text: '梅林', wants: [want('merlin')] });

    const same = isSameQuery(searched, {
      ...searched,
      shown: 48,
      open: 'A-1' as OfferCode,
      view: 'table',
      foreign: ['utm=x'],
    });

    expect(same).toBe(true);
  });

  it('ignores the order of conditions', () => {
    const price = { min: null, max: 500 };
    const stones = { min: 800, max: null };
    const jp = { not: false, values: ['jp'] };
    const yes = { not: false, values: ['yes'] };

    const one = query({ ranges: { price, sq: stones }, choices: { server: jp, firstHand: yes } });
    const other = query({ ranges: { sq: stones, price }, choices: { firstHand: yes, server: jp } });

    expect(isSameQuery(one, other)).toBe(true);
  });

  it.each([
    ['text', query({ text: '梅林' })],
    ['wants', query({ wants: [want('merlin')] })],
    ['ranges', query({ ranges: { price: { min: null, max: 500 } } })],
    ['choices', query({ choices: { shop: { not: false, values: ['青石铺'] } } })],
    ['sort', query({ sort: { key: 'price', reversed: false } })],
  ])('returns false for queries that differ in %s', (_part, other) => {
    expect(isSameQuery(query(), other)).toBe(false);
  });
});
