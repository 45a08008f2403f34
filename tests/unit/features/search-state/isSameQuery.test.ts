/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import { isSameQuery } from '@/features/search-state/isSameQuery';
import { query, want } from '../../build';

describe('the question a query asks', () => {
  it('is the same however many are shown, whatever detail is open, whichever view is chosen and whatever else the address says', () => {
    const asked = query({ text: '梅林', wants: [want('merlin')] });

    const same = isSameQuery(asked, {
      ...asked,
      shown: 48,
      open: 'A-1' as OfferCode,
      view: 'table',
      foreign: ['utm=x'],
    });

    expect(same).toBe(true);
  });

  it('is the same in whatever order its groups stand', () => {
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
  ])('is another one if %s differ', (_part, other) => {
    expect(isSameQuery(query(), other)).toBe(false);
  });
});
