/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import { keepSoldInPlace } from '@/features/search-state/keepSoldInPlace';
import { hit, page } from './shopBuild';

const pageOf = (...codes: readonly string[]) => page({ hits: codes.map((code) => hit({ offer: { code } })) });
const sold = (...codes: readonly string[]) => new Set(codes as readonly OfferCode[]);
const show = (merged: ReturnType<typeof keepSoldInPlace>) =>
  merged.hits.map((one) => (one.live === 'sold' ? `(${one.offer.code})` : one.offer.code));

describe('keepSoldInPlace', () => {
  it('keeps sold offers after the offer they followed, marked as sold', () => {
    const merged = keepSoldInPlace(pageOf('a', 'b', 'c', 'd'), pageOf('a', 'd', 'e'), sold('b', 'c'));

    expect(show(merged)).toEqual(['a', '(b)', '(c)', 'd', 'e']);
  });

  it('keeps sold offers at the top if no offer above them is left', () => {
    const merged = keepSoldInPlace(pageOf('a', 'b', 'c'), pageOf('c'), sold('a', 'b'));

    expect(show(merged)).toEqual(['(a)', '(b)', 'c']);
  });

  it('keeps sold offers through further responses', () => {
    const first = keepSoldInPlace(pageOf('a', 'b', 'c'), pageOf('a', 'c'), sold('b'));

    const second = keepSoldInPlace(first, pageOf('a', 'c', 'd'), sold('b'));

    expect(show(second)).toEqual(['a', '(b)', 'c', 'd']);
  });

  it('removes offers that are missing for another reason', () => {
    const merged = keepSoldInPlace(pageOf('a', 'b'), pageOf('a'), sold('x'));

    expect(merged).toEqual(pageOf('a'));
  });

  it('does not duplicate a sold offer that the response contains, as in a search by code', () => {
    const next = page({ hits: [hit({ offer: { code: 'a' }, live: 'sold' })] });

    const merged = keepSoldInPlace(pageOf('a'), next, sold('a'));

    expect(show(merged)).toEqual(['(a)']);
  });

  it('keeps sold offers among the closest offers, with the total of the response', () => {
    const shown = page({ closest: [hit({ offer: { code: 'a' } }), hit({ offer: { code: 'b' } })], total: 3 });
    const next = page({ closest: [hit({ offer: { code: 'b' } })], total: 2 });

    const merged = keepSoldInPlace(shown, next, sold('a'));

    expect(merged).toEqual({
      ...next,
      closest: [hit({ offer: { code: 'a' }, live: 'sold' }), hit({ offer: { code: 'b' } })],
    });
  });
});
