import { findBadOffsets } from './findBadOffsets';
import { guessEncoding } from './guessEncoding';
import type { TextEncoding } from './sheetEncoding';

/** Text of a file. `badOffsets` has the byte offset of each U+FFFD in `text`, in order, up to a thousand;
 *  it is empty if every byte was read. */
export type DecodedText = {
  readonly text: string;
  readonly encoding: TextEncoding;
  readonly badOffsets: readonly number[];
};

/** Decodes a file as the encoding it turns out to have. Bytes that cannot be read become U+FFFD in `text`. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf8 = hasMarkOfUtf16(bytes) || hasZeros(bytes) ? null : decodeStrictly(bytes, 'utf-8');
  if (utf8 !== null) return { text: utf8, encoding: 'utf-8', badOffsets: [] };
  const encoding = guessEncoding(bytes);
  const text = decodeStrictly(bytes, encoding);
  if (text !== null) return { text, encoding, badOffsets: [] };
  return { text: new TextDecoder(encoding).decode(bytes), encoding, badOffsets: findBadOffsets(bytes, encoding) };
}

function hasMarkOfUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Zero bytes are UTF-8 too, but no table has them. */
function hasZeros(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 1 << 12).includes(0);
}

function decodeStrictly(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    // A TypeError is how the decoder says no.
    return null;
  }
}
