import type { Offer } from '@/domain/offer';
import { orderOffers } from './orderOffers';

/** Bounds of a segment, in offers. 30 to 60 kB compressed: the first answer needs one of them, a changed offer costs
 *  the buyer one of them, and a shop of 2,000 offers is one or two files. */
const LEAST = 1_000;
const MOST = 2_000;
/** Between the bounds, one code in so many begins a new segment. */
const CUT_EVERY = 512;

/** Splits a catalogue's offers into the segments to publish, in catalogue order.
 *  Where a segment ends depends on the codes near its end, not on counting from the first offer: when an offer goes or
 *  comes, the cuts after it fall where they fell before, and unchanged segments keep their bytes and their names.
 *  @returns  lists of 1 to 2,000 offers; none for no offers */
export function splitOffers(offers: readonly Offer[]): readonly (readonly Offer[])[] {
  const segments: Offer[][] = [];
  let current: Offer[] = [];
  for (const offer of orderOffers(offers)) {
    const cut = current.length >= MOST || (current.length >= LEAST && hashText(offer.code) % CUT_EVERY === 0);
    if (cut || segments.length === 0) {
      current = [];
      segments.push(current);
    }
    current.push(offer);
  }
  return segments;
}

/** FNV-1a, 32 bits: spreads codes that differ in one digit. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
