import type { ByteReader } from './byteReader';
import { readCount, readTextBlock, textAt } from './byteReader';

/** Reads the texts of a dictionary, preceded by their number.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readDictionary(reader: ByteReader): readonly string[] {
  const count = readCount(reader);
  const block = readTextBlock(reader, count);
  return Array.from({ length: count }, (_, i) => textAt(block, i));
}
