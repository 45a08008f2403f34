import { ShopError } from '@/base/shopError';
import { requireEnd } from '@/catalog/bytes/byteReader';
import type { FileEntry } from './manifest';
import { openFile } from './openFile';
import { TEXT_FILE } from './textFile';
import { readWordLines, type SegmentTexts } from './wordLines';

/** Decodes the text file of a segment; the counterpart of `encodeTexts`. Time and memory are linear in the number of bytes,
 *  even for invalid files.
 *  @throws  ShopError `catalog-segment-magic` | `catalog-segment-version` | `catalog-segment-truncated` (retryable) |
 *           `catalog-segment-broken` */
export function decodeTexts(bytes: Uint8Array): SegmentTexts {
  const { offers, sections } = openFile(TEXT_FILE, bytes);
  const texts = {
    offers,
    titles: readWordLines(sections.titles, offers),
    notes: readWordLines(sections.notes, offers),
  };
  for (const id of TEXT_FILE.sections) requireEnd(sections[id]);
  return texts;
}

/** Decodes the texts of a segment and checks their number.
 *  @param bytes   checked by `checkFile`
 *  @param offers  number of offers in the columns of the segment
 *  @throws        ShopError `catalog-segment-mismatch`, and those of `decodeTexts` */
export function checkTexts(bytes: Uint8Array, { file }: FileEntry, offers: number): SegmentTexts {
  const texts = decodeTexts(bytes);
  if (texts.offers !== offers) {
    const message = `${file}: expected texts of ${offers} offers, got of ${texts.offers}`;
    throw new ShopError('catalog-segment-mismatch', message);
  }
  return texts;
}
