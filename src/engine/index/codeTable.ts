import type { TextBlock } from '@/catalog/bytes/byteReader';
import { decodeText } from '@/catalog/bytes/byteReader';
import type { Offsets } from '@/engine/columns/offsets';
import { encodeOffsets, startAt } from '@/engine/columns/offsets';

/** Codes in UTF-8, concatenated. */
export type CodeList = { readonly bytes: Uint8Array; readonly starts: Offsets };

/** A hash table over the bytes of codes, without a string for each. Collisions are chained by row number. */
export type CodeTable = {
  readonly codes: CodeList;
  /** Bucket → first row + 1 of its chain, 0 for none. */
  readonly bucketHeads: Uint16Array;
  /** Row → next row + 1 of its chain. */
  readonly next: Uint16Array;
};

/** Returns an empty table, to be filled by `addCode`.
 *  @param texts  fewer than 2^16 codes */
export function createCodeTable({ bytes, starts }: TextBlock): CodeTable {
  const rows = starts.length - 1;
  let buckets = 1;
  while (buckets < rows / 2) buckets *= 2;
  const codes = { bytes, starts: encodeOffsets(starts) };
  return { codes, bucketHeads: new Uint16Array(buckets), next: new Uint16Array(rows) };
}

/** Adds a row of the table's codes unless the code is present already.
 *  @returns  false if it was present */
export function addCode(table: CodeTable, row: number): boolean {
  const { codes, bucketHeads, next } = table;
  const [from, to] = [startAt(codes.starts, row), startAt(codes.starts, row + 1)];
  const bucket = bucketOf(table, codes.bytes, from, to);
  if (findInBucket(table, bucket, codes.bytes, from, to) >= 0) return false;
  next[row] = bucketHeads[bucket]!;
  bucketHeads[bucket] = row + 1;
  return true;
}

/** Returns the code of a row. */
export function codeAt({ bytes, starts }: CodeList, row: number): string {
  return decodeText(bytes.subarray(startAt(starts, row), startAt(starts, row + 1)));
}

/** Returns the row of a code, −1 if there is none.
 *  @param bytes  UTF-8 that contains the code at from … to (exclusive) */
export function findCode(table: CodeTable, bytes: Uint8Array, from = 0, to = bytes.length): number {
  return findInBucket(table, bucketOf(table, bytes, from, to), bytes, from, to);
}

function findInBucket(table: CodeTable, bucket: number, bytes: Uint8Array, from: number, to: number): number {
  const { bytes: all, starts } = table.codes;
  for (let link = table.bucketHeads[bucket]!; link !== 0; link = table.next[link - 1]!) {
    const shift = startAt(starts, link - 1) - from;
    if (startAt(starts, link) - shift !== to) continue;
    let offset = from;
    while (offset < to && all[offset + shift] === bytes[offset]) offset++;
    if (offset === to) return link - 1;
  }
  return -1;
}

/** FNV-1a, which spreads codes that differ in one digit. */
function bucketOf({ bucketHeads }: CodeTable, bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c_9dc5;
  for (let offset = from; offset < to; offset++) hash = Math.imul(hash ^ bytes[offset]!, 0x0100_0193);
  return (hash ^ (hash >>> 15)) & (bucketHeads.length - 1);
}
