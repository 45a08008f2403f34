import type { ByteReader } from './byteReader';
import { readCount, readTextBlock, textAt } from './byteReader';

/** Reads the texts of a dictionary: how many there are, then all of them.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readDictionary(reader: ByteReader): readonly string[] {
  const count = readCount(reader);
  const block = readTextBlock(reader, count);
  return Array.from({ length: count }, (_, at) => textAt(block, at));
}
