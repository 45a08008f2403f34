/** @jest-environment node */
import { encodeSegment } from '@/catalog/format/encodeSegment';
import { splitOffers } from '@/catalog/format/splitOffers';
import type { Offer } from '@/domain/offer';
import { offer } from '../../builders';

const FIRST = 1_763_600_000_000;

function createOffers(count: number): readonly Offer[] {
  return Array.from({ length: count }, (_, i) => offer({ code: `FG-${19_000 + i}`, listedAt: FIRST + i * 60_000 }));
}

/** Returns the encoded segments. */
function contents(offers: readonly Offer[]): ReadonlySet<string> {
  return new Set(splitOffers(offers).map((part) => Buffer.from(encodeSegment(part, 'CNY')).toString('base64')));
}

function changed(before: readonly Offer[], after: readonly Offer[]): number {
  const old = contents(before);
  return [...contents(after)].filter((content) => !old.has(content)).length;
}

describe('splitOffers', () => {
  it('returns every offer once, in catalog order, in segments of 1,000 to 2,000 except for the last', () => {
    const offers = createOffers(12_000);

    const segments = splitOffers([...offers].reverse());

    expect(segments.flat()).toEqual(offers);
    expect(segments.length).toBeGreaterThan(6);
    for (const segment of segments.slice(0, -1)) {
      expect(segment.length).toBeGreaterThanOrEqual(1_000);
      expect(segment.length).toBeLessThanOrEqual(2_000);
    }
  });

  it('splits a part of a large catalog into larger segments', () => {
    const offers = createOffers(12_000);

    const segments = splitOffers(offers, 100_000);

    expect(segments.flat()).toEqual(offers);
    expect(segments.slice(0, -1).every(({ length }) => length >= 4_000 && length <= 8_000)).toBe(true);
    expect(segments.length).toBeGreaterThan(1);
  });

  it('returns no segment without offers, and one segment for one offer', () => {
    expect(splitOffers([])).toEqual([]);
    expect(splitOffers([offer()])).toEqual([[offer()]]);
  });

  it('changes only the last segment when offers are added', () => {
    const offers = createOffers(12_000);

    expect(changed(offers.slice(0, 11_950), offers)).toBe(1);
  });

  it('changes at most three segments when an early offer is removed', () => {
    const offers = createOffers(12_000);

    expect(changed(offers, [...offers.slice(0, 100), ...offers.slice(101)])).toBeLessThanOrEqual(3);
  });
});
