/** The two files of a segment, in tables that the encoders and the decoders read: `columnFile.ts`, its columns, which
 *  search reads, and `textFile.ts`, its texts, which come after the first answer. Both begin as said here. Everything is
 *  little-endian.
 *
 *      0 ┬ magic           4 bytes  of the kind of file
 *      4 ├ version         u16
 *      6 ├ sections        u16      how many lengths follow
 *      8 ├ file length     u32      of the whole file, this header included
 *     12 ├ offers          u32      rows: the same in both files of a segment
 *     16 ├ currency        4 bytes  ISO 4217, filled up with zeros; all zeros in a file of texts
 *     20 ├ lengths         u32 each one a section, in the order of the file's sections
 *        └ the sections, one behind the other
 *
 *  Why columns: equal things lie together, so the CDN's brotli finds them, and most of a file decodes straight into
 *  typed arrays. Why no checksum: the manifest names each file by its SHA-256, and the file's name is that hash.
 *  A change of anything here or there is a new VERSION: published files are immutable and old tabs keep reading old ones. */
export const SEGMENT_VERSION = 3;

export const HEADER = { magic: 0, version: 4, sections: 6, length: 8, offers: 12, currency: 16, lengths: 20 } as const;
export const CURRENCY_BYTES = 4;
export const LENGTH_BYTES = 4;

/** One kind of file: what it begins with, and what is in it. */
export type FileLayout<Section extends string> = {
  /** ASCII. */
  readonly magic: string;
  readonly sections: readonly Section[];
};

/** Length of a file's header in bytes. */
export function headerBytes({ sections }: FileLayout<string>): number {
  return HEADER.lengths + LENGTH_BYTES * sections.length;
}
