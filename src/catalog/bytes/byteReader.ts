import { ShopError } from '@/base/shopError';

/** A cursor in one section of a file; the counterpart of `byteWriter.ts`. Input is not trusted: every count is checked
 *  against the remaining bytes before memory is allocated for it. */
export type ByteReader = { readonly bytes: Uint8Array; offset: number; readonly end: number; readonly section: string };

/** Encoded texts, decoded one by one on demand; text i is bytes[starts[i] … starts[i + 1]). */
export type TextBlock = { readonly bytes: Uint8Array; readonly starts: Uint32Array };

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Creates a reader of some bytes.
 *  @param section  named in errors */
export function createByteReader(bytes: Uint8Array, section: string): ByteReader {
  return { bytes, offset: 0, end: bytes.length, section };
}

/** Reads a varint, 0 … 2^53 − 1.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readVarint(reader: ByteReader): number {
  // Most numbers have one byte.
  const first = reader.offset < reader.end ? reader.bytes[reader.offset]! : 128;
  if (first < 128) {
    reader.offset++;
    return first;
  }
  let value = 0;
  for (let scale = 1; scale < 2 ** 56; scale *= 128) {
    if (reader.offset >= reader.end) throw truncated(reader);
    const byte = reader.bytes[reader.offset++]!;
    value += (byte & 127) * scale;
    if (byte >= 128) continue;
    if (value > Number.MAX_SAFE_INTEGER) break;
    return value;
  }
  throw broken(reader, 'a number above 2^53');
}

/** Reads a number of entries that take at least one byte each.
 *  @param limit  greatest valid number
 *  @throws       ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readCount(reader: ByteReader, limit = Number.POSITIVE_INFINITY): number {
  const count = readVarint(reader);
  if (count > limit) throw broken(reader, `${count} where at most ${limit} are possible`);
  requireRemaining(reader, count);
  return count;
}

/** Reads the dictionary index of each of `count` values.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readDictionaryIndexes(reader: ByteReader, count: number, optionCount: number): Uint32Array {
  requireRemaining(reader, count);
  const indexes = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const index = readVarint(reader);
    if (index >= optionCount) throw broken(reader, `entry ${index} of a dictionary of ${optionCount}`);
    indexes[i] = index;
  }
  return indexes;
}

/** Reads one text written by `writeText`.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readText(reader: ByteReader): string {
  return textAt(readTextBlock(reader, 1), 0);
}

/** Reads `count` texts written by `writeTexts`, without decoding them.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readTextBlock(reader: ByteReader, count: number): TextBlock {
  const starts = readStarts(reader, count);
  return { bytes: readBytes(reader, starts[count]!), starts };
}

/** Reads for each of `count` rows a number of entries that take at least one byte each.
 *  @returns  the start of each row in the concatenated entries, and the end of the last one
 *  @throws   ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readStarts(reader: ByteReader, count: number): Uint32Array {
  requireRemaining(reader, count);
  const starts = new Uint32Array(count + 1);
  let total = 0;
  for (let i = 0; i < count; i++) {
    total += readVarint(reader);
    requireRemaining(reader, total);
    starts[i + 1] = total;
  }
  return starts;
}

/** Decodes one text of a block, see `decodeText`. */
export function textAt(block: TextBlock, index: number): string {
  return decodeText(block.bytes.subarray(block.starts[index], block.starts[index + 1]));
}

/** Decodes UTF-8. Invalid bytes become U+FFFD; damage is detected by the hash of the file. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Reads `count` bytes as a view of the file.
 *  @throws  ShopError `catalog-segment-truncated` */
export function readBytes(reader: ByteReader, count: number): Uint8Array {
  requireRemaining(reader, count);
  const bytes = reader.bytes.subarray(reader.offset, reader.offset + count);
  reader.offset += count;
  return bytes;
}

/** Checks that a section has been read to its end.
 *  @throws  ShopError `catalog-segment-broken` */
export function requireEnd(reader: ByteReader): void {
  if (reader.offset !== reader.end) throw broken(reader, `${reader.end - reader.offset} bytes too many`);
}

/** Creates the error for content that the encoder cannot have written. */
export function broken(reader: ByteReader, what: string): ShopError {
  return new ShopError('catalog-segment-broken', `segment section ${reader.section}: found ${what}`);
}

/** Checks that `count` bytes are left.
 *  @throws  ShopError `catalog-segment-truncated` */
export function requireRemaining(reader: ByteReader, count: number): void {
  if (count > reader.end - reader.offset) throw truncated(reader);
}

function truncated(reader: ByteReader): ShopError {
  return new ShopError('catalog-segment-truncated', `segment section ${reader.section} ends too early`, {
    retryable: true,
  });
}
