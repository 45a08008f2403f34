import type { Offer } from '@/domain/offer';
import { orderOffers } from './orderOffers';

/** Least and greatest number of offers in a segment (30 to 60 kB compressed). The first result needs one segment,
 *  and after a changed offer one segment has to be loaded again. */
const MIN_OFFERS = 1_000;
const MAX_OFFERS = 2_000;
/** Between the bounds, one code in so many starts a new segment. */
const BOUNDARY_INTERVAL = 512;
/** Segments of large catalogs are scaled by powers of two so that there are not many more than this: each repeats words
 *  and items. `npm run bench:search` prints the bytes per offer. */
const MAX_SEGMENTS = 32;
const MAX_SCALE = 16;

/** Splits the offers of a catalog into segments, in catalog order. The boundaries are content-defined: if an offer is added
 *  or removed, later boundaries stay, and unchanged segments keep their bytes and names.
 *  @param total  number of offers in the catalog, if these are only a part of it
 *  @returns      lists of 1 to 2,000 offers each, or of up to 32,000 each in a catalog of more than 48,000; no list without offers */
export function splitOffers(offers: readonly Offer[], total: number = offers.length): readonly (readonly Offer[])[] {
  const scale = scaleFor(total);
  const segments: Offer[][] = [];
  let current: Offer[] = [];
  for (const offer of orderOffers(offers)) {
    const cut =
      current.length >= MAX_OFFERS * scale ||
      (current.length >= MIN_OFFERS * scale && hashText(offer.code) % (BOUNDARY_INTERVAL * scale) === 0);
    if (cut || segments.length === 0) {
      current = [];
      segments.push(current);
    }
    current.push(offer);
  }
  return segments;
}

/** A power of two, so that a growing catalog is split differently only each time that it has doubled. */
function scaleFor(total: number): number {
  let scale = 1;
  while (scale < MAX_SCALE && total > MAX_SEGMENTS * 1.5 * MIN_OFFERS * scale) scale *= 2;
  return scale;
}

/** FNV-1a with 32 bits, which spreads codes that differ in one digit. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
