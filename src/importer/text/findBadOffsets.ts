import type { TextEncoding } from '@/importer/issues/sheetEncoding';

/** Maximum number of reported offsets; a file with more has another encoding. */
const MAX_OFFSETS = 1000;

/** Maximum number of bytes scanned per line. */
const MAX_LINE_BYTES = 1 << 18;

/** Possible character lengths in bytes, shortest first. */
const LENGTHS: Readonly<Record<TextEncoding, readonly number[]>> = {
  'utf-8': [1, 2, 3, 4],
  'utf-16le': [2, 4],
  'utf-16be': [2, 4],
  gb18030: [1, 2, 4],
  big5: [1, 2],
  shift_jis: [1, 2],
};

/** Finds the byte offset of each U+FFFD in a decoded file, in order. The first one of a line is exact; later ones may be a byte
 *  off, depending on the decoder. */
export function findBadOffsets(bytes: Uint8Array, encoding: TextEncoding): readonly number[] {
  const offsets: number[] = [];
  const decoder = new TextDecoder(encoding, { ignoreBOM: true });
  for (let from = 0; from < bytes.length && offsets.length < MAX_OFFSETS; ) {
    const to = findLineEnd(bytes, from, encoding);
    const line = bytes.subarray(from, to);
    const count = decoder.decode(line).split('\uFFFD').length - 1;
    if (count > 0) {
      const found = findInvalid(line.subarray(0, MAX_LINE_BYTES), encoding);
      for (let one = 0; one < count && offsets.length < MAX_OFFSETS; one++) {
        offsets.push(from + (found[one] ?? found[found.length - 1] ?? 0));
      }
    }
    from = to;
  }
  return offsets;
}

/** Returns the offset after the next line feed. The byte 0x0A is never part of another character, except in UTF-16, where a line
 *  feed has a zero byte next to it. */
function findLineEnd(bytes: Uint8Array, from: number, encoding: TextEncoding): number {
  const isUtf16 = encoding === 'utf-16le' || encoding === 'utf-16be';
  for (let offset = bytes.indexOf(0x0a, from); offset >= 0; offset = bytes.indexOf(0x0a, offset + 1)) {
    if (!isUtf16) return offset + 1;
    const first = encoding === 'utf-16le' ? offset : offset - 1;
    if (first % 2 === 0 && bytes[first === offset ? offset + 1 : first] === 0) return first + 2;
  }
  return bytes.length;
}

/** Steps through the characters and returns the offsets of invalid ones. */
function findInvalid(line: Uint8Array, encoding: TextEncoding): readonly number[] {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const isCharacter = (bytes: Uint8Array) => {
    try {
      return !decoder.decode(bytes).includes('\uFFFD');
    } catch {
      // The decoder throws a TypeError for invalid bytes.
      return false;
    }
  };
  const [shortest = 1] = LENGTHS[encoding];
  const bad: number[] = [];
  for (let offset = 0; offset < line.length && bad.length < MAX_OFFSETS; ) {
    const isValid = (length: number) =>
      offset + length <= line.length && isCharacter(line.subarray(offset, offset + length));
    const length = LENGTHS[encoding].find(isValid);
    if (length === undefined) bad.push(offset);
    offset += length ?? shortest;
  }
  return bad;
}
