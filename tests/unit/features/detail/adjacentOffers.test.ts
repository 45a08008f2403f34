/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import { adjacentOffers } from '@/features/detail/adjacentOffers';
import { hit, page } from '../search-state/shopBuild';

const shown = page({
  hits: ['a', 'b'].map((code) => hit({ offer: { code } })),
  closest: [hit({ offer: { code: 'c' } })],
});
const beside = (code: string) => adjacentOffers(shown, ['b2' as OfferCode], code as OfferCode);

describe('the offers beside an open one', () => {
  it('are those before and after it on screen, those further down and the closest ones behind the hits', () => {
    expect([beside('a'), beside('b'), beside('b2'), beside('c')]).toEqual([
      { previous: null, next: 'b' },
      { previous: 'a', next: 'b2' },
      { previous: 'b', next: 'c' },
      { previous: 'b2', next: null },
    ]);
  });

  it('are none for an offer that is not on screen, or with nothing on screen', () => {
    expect([beside('x'), adjacentOffers(null, [], 'a' as OfferCode)]).toEqual([
      { previous: null, next: null },
      { previous: null, next: null },
    ]);
  });
});
