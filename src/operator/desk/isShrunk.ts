import type { Manifest } from '@/catalog/manifest';

/** The share of a catalogue's offers that may go at once without a word; the command line has the same. */
const MOST_LOST = 0.3;

/** True if a catalogue would lose so many offers that its sheet was perhaps cut off. Sample stock may be replaced by real stock
 *  of any size.
 *  @param after  how many offers there would be */
export function isShrunk(published: Manifest | null, after: number): boolean {
  if (published === null || published.sample) return false;
  return published.offers - after > published.offers * MOST_LOST;
}
