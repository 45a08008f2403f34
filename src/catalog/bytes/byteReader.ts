import { ShopError } from '@/base/shopError';

/** A place in a run of bytes that must not be left; the reading twin of `byteWriter.ts`.
 *  Nothing is trusted: every count is held against the bytes that are left before anything of its size is made. */
export type ByteReader = { readonly bytes: Uint8Array; at: number; readonly end: number; readonly section: string };

/** Texts that are decoded one by one, when they are asked for; text i is bytes[starts[i] … starts[i + 1]). */
export type TextBlock = { readonly bytes: Uint8Array; readonly starts: Uint32Array };

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Opens a reader over all of some bytes.
 *  @param section  the name that errors give */
export function createByteReader(bytes: Uint8Array, section: string): ByteReader {
  return { bytes, at: 0, end: bytes.length, section };
}

/** Reads one whole number, 0 … 2^53 − 1.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readVarint(reader: ByteReader): number {
  // Most numbers are one byte.
  const first = reader.at < reader.end ? reader.bytes[reader.at]! : 128;
  if (first < 128) {
    reader.at++;
    return first;
  }
  let value = 0;
  for (let scale = 1; scale < 2 ** 56; scale *= 128) {
    if (reader.at >= reader.end) throw truncated(reader);
    const byte = reader.bytes[reader.at++]!;
    value += (byte & 127) * scale;
    if (byte >= 128) continue;
    if (value > Number.MAX_SAFE_INTEGER) break;
    return value;
  }
  throw broken(reader, 'a number above 2^53');
}

/** Reads how many of something follow; each of them takes a byte at least.
 *  @param limit  how many there can be at most
 *  @throws       ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readCount(reader: ByteReader, limit = Number.POSITIVE_INFINITY): number {
  const count = readVarint(reader);
  if (count > limit) throw broken(reader, `${count} where at most ${limit} are possible`);
  requireLeft(reader, count);
  return count;
}

/** Reads one number of a dictionary's entry for each of `count` values.
 *  @throws  ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readPicks(reader: ByteReader, count: number, options: number): Uint32Array {
  requireLeft(reader, count);
  const picks = new Uint32Array(count);
  for (let i = 0; i < count; i++) {
    const pick = readVarint(reader);
    if (pick >= options) throw broken(reader, `entry ${pick} of a dictionary of ${options}`);
    picks[i] = pick;
  }
  return picks;
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

/** Reads how many of something each of `count` rows has; each of them takes a byte at least.
 *  @returns  where each row begins when they lie one behind the other, and where the last one ends
 *  @throws   ShopError `catalog-segment-truncated` | `catalog-segment-broken` */
export function readStarts(reader: ByteReader, count: number): Uint32Array {
  requireLeft(reader, count);
  const starts = new Uint32Array(count + 1);
  let total = 0;
  for (let i = 0; i < count; i++) {
    total += readVarint(reader);
    requireLeft(reader, total);
    starts[i + 1] = total;
  }
  return starts;
}

/** Decodes one text of a block, as `decodeText` does. */
export function textAt(block: TextBlock, at: number): string {
  return decodeText(block.bytes.subarray(block.starts[at], block.starts[at + 1]));
}

/** Decodes UTF-8. Bytes that are none become U+FFFD: telling of damage is the hash's office. */
export function decodeText(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

/** Reads `count` bytes, as a view of the file.
 *  @throws  ShopError `catalog-segment-truncated` */
export function readBytes(reader: ByteReader, count: number): Uint8Array {
  requireLeft(reader, count);
  const bytes = reader.bytes.subarray(reader.at, reader.at + count);
  reader.at += count;
  return bytes;
}

/** Makes sure that a section ends where its last value ends.
 *  @throws  ShopError `catalog-segment-broken` */
export function requireEnd(reader: ByteReader): void {
  if (reader.at !== reader.end) throw broken(reader, `${reader.end - reader.at} bytes too many`);
}

/** The error for content that can never have been written by our encoder. */
export function broken(reader: ByteReader, what: string): ShopError {
  return new ShopError('catalog-segment-broken', `segment section ${reader.section}: found ${what}`);
}

/** Makes sure that so many bytes are left.
 *  @throws  ShopError `catalog-segment-truncated` */
export function requireLeft(reader: ByteReader, count: number): void {
  if (count > reader.end - reader.at) throw truncated(reader);
}

function truncated(reader: ByteReader): ShopError {
  return new ShopError('catalog-segment-truncated', `segment section ${reader.section} ends too early`, {
    retryable: true,
  });
}
