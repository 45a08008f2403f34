/** @jest-environment node */
import type { OfferCode } from '@/domain/offer';
import { keepSoldInPlace } from '@/features/search-state/keepSoldInPlace';
import { hit, page } from './shopBuild';

const pageOf = (...codes: readonly string[]) => page({ hits: codes.map((code) => hit({ offer: { code } })) });
const sold = (...codes: readonly string[]) => new Set(codes as readonly OfferCode[]);
const show = (kept: ReturnType<typeof keepSoldInPlace>) =>
  kept.hits.map((one) => (one.live === 'sold' ? `(${one.offer.code})` : one.offer.code));

describe('offers sold while they are read', () => {
  it('stay behind the offer they followed, marked as sold', () => {
    const kept = keepSoldInPlace(pageOf('a', 'b', 'c', 'd'), pageOf('a', 'd', 'e'), sold('b', 'c'));

    expect(show(kept)).toEqual(['a', '(b)', '(c)', 'd', 'e']);
  });

  it('stay on top if nothing above them is left', () => {
    const kept = keepSoldInPlace(pageOf('a', 'b', 'c'), pageOf('c'), sold('a', 'b'));

    expect(show(kept)).toEqual(['(a)', '(b)', 'c']);
  });

  it('stay through further answers to the same question', () => {
    const first = keepSoldInPlace(pageOf('a', 'b', 'c'), pageOf('a', 'c'), sold('b'));

    const second = keepSoldInPlace(first, pageOf('a', 'c', 'd'), sold('b'));

    expect(show(second)).toEqual(['a', '(b)', 'c', 'd']);
  });

  it('do not stay if they left for another reason', () => {
    const kept = keepSoldInPlace(pageOf('a', 'b'), pageOf('a'), sold('x'));

    expect(kept).toEqual(pageOf('a'));
  });

  it('are not shown twice when the answer itself holds them, as for a search by code', () => {
    const next = page({ hits: [hit({ offer: { code: 'a' }, live: 'sold' })] });

    const kept = keepSoldInPlace(pageOf('a'), next, sold('a'));

    expect(show(kept)).toEqual(['(a)']);
  });

  it('keep their place among the closest offers too, and the new total stands', () => {
    const shown = page({ closest: [hit({ offer: { code: 'a' } }), hit({ offer: { code: 'b' } })], total: 3 });
    const next = page({ closest: [hit({ offer: { code: 'b' } })], total: 2 });

    const kept = keepSoldInPlace(shown, next, sold('a'));

    expect(kept).toEqual({
      ...next,
      closest: [hit({ offer: { code: 'a' }, live: 'sold' }), hit({ offer: { code: 'b' } })],
    });
  });
});
