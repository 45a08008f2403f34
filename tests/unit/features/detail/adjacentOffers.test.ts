/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import { adjacentOffers } from '@/features/detail/adjacentOffers';
import { hit, page } from '../search-state/shopBuild';

const shown = page({
  hits: ['a', 'b'].map((code) => hit({ offer: { code } })),
  closest: [hit({ offer: { code: 'c' } })],
});
const adjacentTo = (code: string) => adjacentOffers(shown, ['b2' as OfferCode], code as OfferCode);

describe('adjacentOffers', () => {
  it.each([
    ['the first hit', 'a', { previous: null, next: 'b' }],
    ['the last hit of the first page', 'b', { previous: 'a', next: 'b2' }],
    ['a hit of a further page', 'b2', { previous: 'b', next: 'c' }],
    ['the last of the closest offers', 'c', { previous: 'b2', next: null }],
    ['an offer that is not listed', 'x', { previous: null, next: null }],
  ])('returns the offers before and after %s', (_offer, code, expected) => {
    expect(adjacentTo(code)).toEqual(expected);
  });

  it('returns none before the first result', () => {
    expect(adjacentOffers(null, [], 'a' as OfferCode)).toEqual({ previous: null, next: null });
  });
});
