import type { TextEncoding } from '@/importer/issues/sheetEncoding';
import { findBadOffsets } from './findBadOffsets';
import { guessEncoding } from './guessEncoding';

/** Text as UTF-8 without a byte order mark, and its original encoding. `badOffsets` are the file offsets of its U+FFFD
 *  characters, in order, up to a thousand; empty if every byte was valid. */
export type Utf8Text = {
  readonly utf8: Uint8Array;
  readonly encoding: TextEncoding;
  readonly badOffsets: readonly number[];
};

/** Bytes validated at a time, to avoid one string for the whole file. */
const CHUNK_BYTES = 1 << 20;

/** Converts a file of any supported encoding to UTF-8. Invalid bytes become U+FFFD. */
export function toUtf8(bytes: Uint8Array): Utf8Text {
  if (isUtf8(bytes)) return { utf8: withoutBom(bytes), encoding: 'utf-8', badOffsets: [] };
  const encoding = guessEncoding(bytes);
  const badOffsets = canDecode(bytes, encoding) ? [] : findBadOffsets(bytes, encoding);
  return { utf8: transcode(bytes, encoding), encoding, badOffsets };
}

/** Zero bytes are valid UTF-8 but occur only in UTF-16 tables. */
function isUtf8(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, 1 << 12).includes(0) && canDecode(bytes, 'utf-8');
}

function canDecode(bytes: Uint8Array, encoding: TextEncoding): boolean {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES)
      decoder.decode(bytes.subarray(offset, offset + CHUNK_BYTES), { stream: true });
    decoder.decode();
    return true;
  } catch {
    // The decoder throws a TypeError for invalid bytes.
    return false;
  }
}

function transcode(bytes: Uint8Array, encoding: TextEncoding): Uint8Array {
  return new TextEncoder().encode(new TextDecoder(encoding).decode(bytes));
}

function withoutBom(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
