import { requireEnd } from '@/catalog/bytes/byteReader';
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
