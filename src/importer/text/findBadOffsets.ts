import type { TextEncoding } from '@/importer/issues/sheetEncoding';

/** Places that are searched for; a file with more of them is written in something else altogether. */
const MAX_PLACES = 1000;

/** Bytes of one line that are walked through; no line of a table is as long. */
const MAX_LINE_BYTES = 1 << 18;

/** Bytes that a character can have, fewest first. */
const LENGTHS: Readonly<Record<TextEncoding, readonly number[]>> = {
  'utf-8': [1, 2, 3, 4],
  'utf-16le': [2, 4],
  'utf-16be': [2, 4],
  gb18030: [1, 2, 4],
  shift_jis: [1, 2],
};

/** Finds the byte at which each U+FFFD of a decoded file begins, in the order of the text. The first of a line is exact;
 *  how the others follow it is the decoder's affair, and they may be a byte off. */
export function findBadOffsets(bytes: Uint8Array, encoding: TextEncoding): readonly number[] {
  const offsets: number[] = [];
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  for (let from = 0; from < bytes.length && offsets.length < MAX_PLACES; ) {
    const to = findLineEnd(bytes, from, encoding);
    const line = bytes.subarray(from, to);
    const count = decoder.decode(line).split('\uFFFD').length - 1;
    if (count > 0) {
      const found = findInvalid(line.subarray(0, MAX_LINE_BYTES), encoding);
      for (let one = 0; one < count && offsets.length < MAX_PLACES; one++) {
        offsets.push(from + (found[one] ?? found[found.length - 1] ?? 0));
      }
    }
    from = to;
  }
  return offsets;
}

/** The offset behind the next line feed. In none of the encodings is that byte a piece of another character, but in UTF-16
 *  it stands beside a zero. */
function findLineEnd(bytes: Uint8Array, from: number, encoding: TextEncoding): number {
  const isUtf16 = encoding === 'utf-16le' || encoding === 'utf-16be';
  for (let offset = bytes.indexOf(0x0a, from); offset >= 0; offset = bytes.indexOf(0x0a, offset + 1)) {
    if (!isUtf16) return offset + 1;
    const first = encoding === 'utf-16le' ? offset : offset - 1;
    if (first % 2 === 0 && bytes[first === offset ? offset + 1 : first] === 0) return first + 2;
  }
  return bytes.length;
}

/** Goes from character to character; where none begins, the offset is bad. */
function findInvalid(line: Uint8Array, encoding: TextEncoding): readonly number[] {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const isCharacter = (bytes: Uint8Array) => {
    try {
      return !decoder.decode(bytes).includes('\uFFFD');
    } catch {
      // A TypeError is how the decoder says no.
      return false;
    }
  };
  const [shortest = 1] = LENGTHS[encoding];
  const bad: number[] = [];
  for (let offset = 0; offset < line.length && bad.length < MAX_PLACES; ) {
    const isValid = (length: number) =>
      offset + length <= line.length && isCharacter(line.subarray(offset, offset + length));
    const length = LENGTHS[encoding].find(isValid);
    if (length === undefined) bad.push(offset);
    offset += length ?? shortest;
  }
  return bad;
}
