import { encodeSegment } from '@/catalog/format/encodeSegment';
import { encodeTexts } from '@/catalog/format/encodeTexts';
import { splitOffers } from '@/catalog/format/splitOffers';
import type { Offer } from '@/domain/offer';
import { drawOffers } from './drawOffer';
import type { World } from './world';

/** Number of offers in memory as objects at a time. */
const OFFERS_PER_CHUNK = 65_536;

/** Encodes a catalog of a world's first offers as it would be published.
 *  @returns  in catalog order, the columns of each segment, followed by its texts */
export function encodeWorld(world: World, offers: number): readonly Uint8Array[] {
  const files: Uint8Array[] = [];
  let rest: readonly Offer[] = [];
  for (let from = 0; from < offers; from += OFFERS_PER_CHUNK) {
    const end = Math.min(offers, from + OFFERS_PER_CHUNK);
    const parts = splitOffers([...rest, ...drawOffers(world, from, end)], offers);
    // The last segment may continue with the following offers.
    rest = end < offers ? (parts.at(-1) ?? []) : [];
    for (const part of end < offers ? parts.slice(0, -1) : parts) {
      const texts = encodeTexts(part);
      files.push(encodeSegment(part, 'CNY'), ...(texts === null ? [] : [texts]));
    }
  }
  return files;
}
