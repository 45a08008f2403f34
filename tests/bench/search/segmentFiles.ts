import { TEXT_FILE } from '@/catalog/format/textFile';

/** The two files of a segment, decompressed. */
export type SegmentFiles = { readonly columns: Uint8Array; readonly texts: Uint8Array | null };

/** Pairs the columns and texts of segments.
 *  @param files  the columns of each segment, followed by its texts if it has any */
export function pairFiles(files: readonly Uint8Array[]): readonly SegmentFiles[] {
  return files.flatMap((columns, index) => {
    const next = files[index + 1];
    if (hasMagic(columns, TEXT_FILE.magic)) return [];
    return [{ columns, texts: next !== undefined && hasMagic(next, TEXT_FILE.magic) ? next : null }];
  });
}

function hasMagic(file: Uint8Array, magic: string): boolean {
  return [...magic].every((char, index) => file[index] === char.charCodeAt(0));
}
