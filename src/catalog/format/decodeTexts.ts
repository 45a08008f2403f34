import { requireEnd } from '@/catalog/bytes/byteReader';
import { openFile } from './openFile';
import type { SegmentTexts } from './segmentTexts';
import { TEXT_FILE } from './textFile';
import { readWordLines } from './wordLines';

/** Decodes the file of a segment's titles and notes; the twin of `encodeTexts`.
 *  Whatever the bytes are, it ends in time and memory in proportion to their number.
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
