const DIGITS = 16;

/** Names a column file by its content, so that it can be cached forever.
 *  @param sha256  of the file's bytes, 64 lower-case hex digits
 *  @returns       e.g. `offers.3f9a1c0b5d7e2a48.bin`; 64 bits are enough for the segments of one shop */
export function segmentName(sha256: string): string {
  return `offers.${sha256.slice(0, DIGITS)}.bin`;
}

/** Names a text file in the same way, e.g. `texts.3f9a1c0b5d7e2a48.bin`. */
export function textsName(sha256: string): string {
  return `texts.${sha256.slice(0, DIGITS)}.bin`;
}

const SEGMENT_FILE = /^(?:offers|texts)\.[0-9a-f]{16}\.bin$/;

/** Returns whether a file in the catalog folder is a column file or a text file. */
export function isSegmentFile(name: string): boolean {
  return SEGMENT_FILE.test(name);
}
