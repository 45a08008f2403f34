import type { Manifest } from '@/catalog/manifest';

/** The share of a catalogue's offers that may go at once without a word. */
const MOST_LOST = 0.3;

/** True if a catalogue would lose so many offers that its sheet was more likely cut off, or the wrong one, than sold out.
 *  Sample stock may be replaced by real stock of any size.
 *  @param published  null where nothing is */
export function isShrunk(
  published: Pick<Manifest, 'offers' | 'sample'> | null,
  next: Pick<Manifest, 'offers' | 'sample'>,
): boolean {
  if (published === null || (published.sample && !next.sample)) return false;
  return published.offers - next.offers > published.offers * MOST_LOST;
}
