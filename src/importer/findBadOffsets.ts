import type { TextEncoding } from './sheetEncoding';

/** Places that are searched for; a file with more of them is written in something else altogether. */
const MOST_PLACES = 1000;

/** Finds the byte at which each U+FFFD of a decoded file begins, in the order of the text. */
export function findBadOffsets(bytes: Uint8Array, encoding: TextEncoding): readonly number[] {
  const offsets: number[] = [];
  for (let from = 0; from < bytes.length && offsets.length < MOST_PLACES; ) {
    const to = findLineEnd(bytes, from, encoding);
    if (hasBadBytes(bytes.subarray(from, to), encoding)) searchLine(bytes, from, to, encoding, offsets);
    from = to;
  }
  return offsets;
}

/** The offset behind the next line feed. In none of the encodings is that byte a piece of another character, but in UTF-16
 *  it stands beside a zero. */
function findLineEnd(bytes: Uint8Array, from: number, encoding: TextEncoding): number {
  const wide = encoding === 'utf-16le' || encoding === 'utf-16be';
  for (let at = bytes.indexOf(0x0a, from); at >= 0; at = bytes.indexOf(0x0a, at + 1)) {
    if (!wide) return at + 1;
    const first = encoding === 'utf-16le' ? at : at - 1;
    if (first % 2 === 0 && bytes[encoding === 'utf-16le' ? at + 1 : at - 1] === 0) return first + 2;
  }
  return bytes.length;
}

function hasBadBytes(line: Uint8Array, encoding: TextEncoding): boolean {
  return decoderOf(encoding).decode(line).includes('\uFFFD');
}

/** Decodes byte by byte: what comes out belongs to the bytes since the last output. */
function searchLine(bytes: Uint8Array, from: number, to: number, encoding: TextEncoding, offsets: number[]): void {
  const decoder = decoderOf(encoding);
  let start = from;
  for (let at = from; at <= to; at++) {
    const text = at < to ? decoder.decode(bytes.subarray(at, at + 1), { stream: true }) : decoder.decode();
    for (const char of text) if (char === '\uFFFD') offsets.push(start);
    // A lead byte that breaks off the one before it waits for its own trail.
    if (text !== '') start = text.endsWith('\uFFFD') && start < at ? at : at + 1;
  }
}

/** The byte order mark stays, so that no line begins without output. */
function decoderOf(encoding: TextEncoding): TextDecoder {
  return new TextDecoder(encoding, { ignoreBOM: true });
}
