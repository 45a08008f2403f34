const DIGITS = 16;

/** Names the file of a segment's columns by its contents, which is why servers may let browsers keep it for ever.
 *  @param sha256  of the file's bytes, 64 lower-case hex digits
 *  @returns       e.g. `offers.3f9a1c0b5d7e2a48.bin`; 64 bits are enough to tell the segments of one shop apart */
export function segmentName(sha256: string): string {
  return `offers.${sha256.slice(0, DIGITS)}.bin`;
}

/** Names the file of a segment's titles and notes in the same way, e.g. `texts.3f9a1c0b5d7e2a48.bin`. */
export function textsName(sha256: string): string {
  return `texts.${sha256.slice(0, DIGITS)}.bin`;
}

const SEGMENT_FILE = /^(?:offers|texts)\.[0-9a-f]{16}\.bin$/;

/** True for a name that `segmentName` or `textsName` gives: other files in the folder are none of ours. */
export function isSegmentFile(name: string): boolean {
  return SEGMENT_FILE.test(name);
}
