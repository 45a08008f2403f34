import type { Offer } from '@/domain/offer';
import { orderOffers } from './orderOffers';

/** Bounds of a segment, in offers. 30 to 60 kB compressed: the first answer needs one of them, a changed offer costs
 *  the buyer one of them, and a shop of 2,000 offers is one or two files. */
const LEAST = 1_000;
const MOST = 2_000;
/** Between the bounds, one code in so many begins a new segment. */
const CUT_EVERY = 512;
/** A segment of a large catalog is twice, four times … as large, so that there are not more than about so many: each
 *  brings its own words and items along, and `npm run bench:search` prints what an offer costs. */
const MANY = 32;
const MOST_SCALE = 16;

/** Splits a catalog's offers into the segments to publish, in catalog order.
 *  Where a segment ends depends on the codes near its end, not on counting from the first offer: when an offer goes or
 *  comes, the cuts after it fall where they fell before, and unchanged segments keep their bytes and their names.
 *  @param total  how many offers the catalog has, if these are a part of it only
 *  @returns      lists of 1 to 2,000 offers, in a catalog of more than 48,000 up to 32,000; none for no offers */
export function splitOffers(offers: readonly Offer[], total: number = offers.length): readonly (readonly Offer[])[] {
  const scale = scaleFor(total);
  const segments: Offer[][] = [];
  let current: Offer[] = [];
  for (const offer of orderOffers(offers)) {
    const cut =
      current.length >= MOST * scale ||
      (current.length >= LEAST * scale && hashText(offer.code) % (CUT_EVERY * scale) === 0);
    if (cut || segments.length === 0) {
      current = [];
      segments.push(current);
    }
    current.push(offer);
  }
  return segments;
}

/** A power of two, so that a growing catalog is cut anew only each time that it has doubled. */
function scaleFor(total: number): number {
  let scale = 1;
  while (scale < MOST_SCALE && total > MANY * 1.5 * LEAST * scale) scale *= 2;
  return scale;
}

/** FNV-1a, 32 bits: spreads codes that differ in one digit. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
