/** Header of the two files of a segment: `columnFile.ts`, which the first search needs, and `textFile.ts`, which is loaded
 *  later. Encoders and decoders share these tables. Everything is little-endian.
 *
 *      0 ┬ magic           4 bytes  kind of file
 *      4 ├ version         u16
 *      6 ├ sections        u16      number of sections
 *      8 ├ file length     u32      with this header
 *     12 ├ offers          u32      rows: the same in both files of a segment
 *     16 ├ currency        4 bytes  ISO 4217, zero-padded; all zeros in a text file
 *     20 ├ lengths         u32 each, one per section
 *        └ the sections
 *
 *  Columns compress well, because similar values are adjacent, and decode into typed arrays. There is no checksum, since
 *  the manifest contains the SHA-256 of each file. Every change needs a new version: published files are immutable, and
 *  old tabs keep reading old ones. */
export const SEGMENT_VERSION = 3;

export const HEADER = {
  magic: 0,
  version: 4,
  sections: 6,
  length: 8,
  offerCount: 12,
  currency: 16,
  lengths: 20,
} as const;
export const CURRENCY_BYTES = 4;
export const LENGTH_BYTES = 4;

/** One kind of file. */
export type FileLayout<Section extends string> = {
  /** ASCII. */
  readonly magic: string;
  readonly sections: readonly Section[];
};

/** Returns the length of a header in bytes. */
export function headerBytes({ sections }: FileLayout<string>): number {
  return HEADER.lengths + LENGTH_BYTES * sections.length;
}
