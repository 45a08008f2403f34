import type { TextEncoding } from '@/importer/issues/sheetEncoding';
import { findBadOffsets } from './findBadOffsets';
import { guessEncoding } from './guessEncoding';

/** Text of a file as UTF-8 without a byte order mark, and the encoding it came in. `badOffsets` has the byte of the file at which
 *  each U+FFFD of the text begins, in order, up to a thousand; it is empty if every byte was read. */
export type Utf8Text = {
  readonly utf8: Uint8Array;
  readonly encoding: TextEncoding;
  readonly badOffsets: readonly number[];
};

/** Bytes that are decoded at once to see whether they can be: a file of many rows need not be a string as a whole. */
const CHUNK_BYTES = 1 << 20;

/** Gives a file in UTF-8, whatever encoding it turns out to have. Bytes that cannot be read become U+FFFD. */
export function toUtf8(bytes: Uint8Array): Utf8Text {
  if (isUtf8(bytes)) return { utf8: withoutBom(bytes), encoding: 'utf-8', badOffsets: [] };
  const encoding = guessEncoding(bytes);
  const badOffsets = canDecode(bytes, encoding) ? [] : findBadOffsets(bytes, encoding);
  return { utf8: transcode(bytes, encoding), encoding, badOffsets };
}

/** Zero bytes are UTF-8 too, but no table has them, and UTF-16 is full of them. */
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
    // A TypeError is how the decoder says no.
    return false;
  }
}

function transcode(bytes: Uint8Array, encoding: TextEncoding): Uint8Array {
  return new TextEncoder().encode(new TextDecoder(encoding).decode(bytes));
}

function withoutBom(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
