import type { Sha256 } from './checkFile';
import { checkFile, mismatch } from './checkFile';
import { decodeTexts } from './decodeTexts';
import type { FileEntry } from './manifest';
import type { SegmentTexts } from './segmentTexts';

/** Decodes the texts of a segment and proves that they are those its manifest names, and one for each of its offers.
 *  @param offers  how many offers the columns of the segment have
 *  @throws        ShopError `catalog-segment-mismatch`, and those of `checkFile` and `decodeTexts` */
export async function checkTexts(
  bytes: Uint8Array,
  entry: FileEntry,
  offers: number,
  sha256: Sha256,
): Promise<SegmentTexts> {
  await checkFile(bytes, entry, sha256);
  const texts = decodeTexts(bytes);
  if (texts.offers !== offers) throw mismatch(entry, `texts of ${offers} offers`, `of ${texts.offers}`);
  return texts;
}
