import type { ByteReader, TextBlock } from './byteReader';
import { broken, readBytes, readVarint, requireRemaining } from './byteReader';

/** Reads `count` texts written by `writeFrontCoded`, without decoding them.
 *  @param limit  maximum length of a text in bytes
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readFrontCoded(reader: ByteReader, count: number, limit: number): TextBlock {
  requireRemaining(reader, count * 2);
  const shared = new Uint32Array(count);
  for (let i = 0; i < count; i++) shared[i] = readVarint(reader);
  const starts = new Uint32Array(count + 1);
  for (let i = 0; i < count; i++) {
    const length = shared[i]! + readVarint(reader);
    if (length > limit) throw broken(reader, `a text of ${length} bytes, over ${limit}`);
    starts[i + 1] = starts[i]! + length;
  }
  const bytes = new Uint8Array(starts[count]!);
  for (let i = 0; i < count; i++) {
    const start = starts[i]!;
    const previous = i === 0 ? 0 : starts[i - 1]!;
    const prefix = shared[i]!;
    if (prefix > start - previous || start + prefix > starts[i + 1]!) {
      throw broken(reader, `${prefix} bytes shared with ${start - previous}`);
    }
    bytes.copyWithin(start, previous, previous + prefix);
    bytes.set(readBytes(reader, starts[i + 1]! - start - prefix), start + prefix);
  }
  return { bytes, starts };
}
