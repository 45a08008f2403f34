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
  const { offerCount, sections } = openFile(TEXT_FILE, bytes);
  const texts = {
    offerCount,
    titles: readWordLines(sections.titles, offerCount),
    notes: readWordLines(sections.notes, offerCount),
  };
  for (const id of TEXT_FILE.sections) requireEnd(sections[id]);
  return texts;
}

/** Decodes the texts of a segment and checks their number.
 *  @param bytes       checked by `checkFile`
 *  @param offerCount  number of offers in the columns of the segment
 *  @throws            ShopError `catalog-segment-mismatch`, and those of `decodeTexts` */
export function checkTexts(bytes: Uint8Array, { file }: FileEntry, offerCount: number): SegmentTexts {
  const texts = decodeTexts(bytes);
  if (texts.offerCount !== offerCount) {
    const message = `${file}: expected texts of ${offerCount} offers, got of ${texts.offerCount}`;
    throw new ShopError('catalog-segment-mismatch', message);
  }
  return texts;
}
