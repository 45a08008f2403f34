import type { TextBlock } from '@/catalog/bytes/byteReader';
import { decodeText } from '@/catalog/bytes/byteReader';
import type { Offsets } from '@/engine/columns/offsets';
import { keepOffsets, startAt } from '@/engine/columns/offsets';

/** Codes in UTF-8, one behind the other. */
export type CodeList = { readonly bytes: Uint8Array; readonly starts: Offsets };

/** Codes that can be looked up without a string for each: a hash table over their bytes, with chains of row numbers. */
export type CodeTable = {
  readonly codes: CodeList;
  /** Bucket → row + 1 of the first of its chain, 0 for none. */
  readonly heads: Uint16Array;
  /** Row → row + 1 of the next of its chain. */
  readonly next: Uint16Array;
};

/** An empty table over codes, to be filled by `addCode`.
 *  @param codes  fewer than 2^16 */
export function createCodeTable({ bytes, starts }: TextBlock): CodeTable {
  const rows = starts.length - 1;
  let buckets = 1;
  while (buckets < rows / 2) buckets *= 2;
  const codes = { bytes, starts: keepOffsets(starts) };
  return { codes, heads: new Uint16Array(buckets), next: new Uint16Array(rows) };
}

/** Adds a row of the table's codes, unless its code is there already.
 *  @returns  false if it was there */
export function addCode(table: CodeTable, row: number): boolean {
  const { codes, heads, next } = table;
  const [from, to] = [startAt(codes.starts, row), startAt(codes.starts, row + 1)];
  const bucket = bucketOf(table, codes.bytes, from, to);
  if (findInBucket(table, bucket, codes.bytes, from, to) >= 0) return false;
  next[row] = heads[bucket]!;
  heads[bucket] = row + 1;
  return true;
}

/** The code of a row. */
export function codeAt({ bytes, starts }: CodeList, row: number): string {
  return decodeText(bytes.subarray(startAt(starts, row), startAt(starts, row + 1)));
}

/** The row of a code, −1 if no row has it.
 *  @param bytes  UTF-8, of which the code is bytes[from … to) */
export function findCode(table: CodeTable, bytes: Uint8Array, from = 0, to = bytes.length): number {
  return findInBucket(table, bucketOf(table, bytes, from, to), bytes, from, to);
}

function findInBucket(table: CodeTable, bucket: number, bytes: Uint8Array, from: number, to: number): number {
  const { bytes: all, starts } = table.codes;
  for (let link = table.heads[bucket]!; link !== 0; link = table.next[link - 1]!) {
    const shift = startAt(starts, link - 1) - from;
    if (startAt(starts, link) - shift !== to) continue;
    let at = from;
    while (at < to && all[at + shift] === bytes[at]) at++;
    if (at === to) return link - 1;
  }
  return -1;
}

/** FNV-1a: spreads codes that differ in one digit. */
function bucketOf({ heads }: CodeTable, bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c_9dc5;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at]!, 0x0100_0193);
  return (hash ^ (hash >>> 15)) & (heads.length - 1);
}
