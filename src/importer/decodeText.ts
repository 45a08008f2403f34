import type { SheetEncoding } from './sheet';

/** Text of a file; `badOffset` is the first byte that its encoding cannot hold, null if every byte was read. */
export type DecodedText = {
  readonly text: string;
  readonly encoding: SheetEncoding;
  readonly badOffset: number | null;
};

/** Decodes a file by its byte order mark, as UTF-8 without one. Bytes that cannot be read become U+FFFD in `text`. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const encoding = findEncoding(bytes);
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding, badOffset: null };
  } catch {
    // `fatal` only says that something is wrong: decode again to show what can be read, and search for the place.
    return { text: new TextDecoder(encoding).decode(bytes), encoding, badOffset: findBadOffset(bytes, encoding) };
  }
}

function findEncoding(bytes: Uint8Array): SheetEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** Halves the file until the shortest beginning that cannot be read is found. */
function findBadOffset(bytes: Uint8Array, encoding: SheetEncoding): number {
  let readable = 0;
  let unreadable = bytes.length + 1;
  while (unreadable - readable > 1) {
    const middle = (readable + unreadable) >>> 1;
    if (isReadable(bytes.subarray(0, middle), encoding)) readable = middle;
    else unreadable = middle;
  }
  return readable;
}

function isReadable(bytes: Uint8Array, encoding: SheetEncoding): boolean {
  try {
    // `stream` lets the last character be cut off, as it is wherever a file is halved.
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    // A TypeError is how the decoder says no.
    return false;
  }
}
