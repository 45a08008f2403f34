import type { TextBlock } from '@/catalog/bytes/byteReader';
import { textAt } from '@/catalog/bytes/byteReader';
import { compareTexts } from '@/catalog/format/orderOffers';
import { sortIndexes } from '@/engine/columns/sortIndexes';
import type { BlockRows } from './blockRows';
import { gatherColumn } from './blockRows';
import type { CodeTable } from './codeTable';
import { addCode, createCodeTable } from './codeTable';
import type { RowRange } from './rowRanges';

/** The rows of a block with their ranks and document numbers.
 *  Ranks order offers newest first, then by code. This is the tie-break of every order; data that is only displayed is
 *  stored by rank. Documents are ordered cheapest first, then by rank. Data that is searched is stored by document, so
 *  that a price range is a range of documents and the cheapest hits come first. Rows are in the order of their ranks. */
export type RankedRows = BlockRows & {
  readonly docCount: number;
  readonly docOfRank: Uint16Array;
  readonly rankOfDoc: Uint16Array;
  /** Codes by rank. */
  readonly codes: CodeTable;
};

/** Returns whether an earlier block contains a code, bytes[from … to). */
export type IsKnownCode = (bytes: Uint8Array, from: number, to: number) => boolean;

/** Ranks the rows of a block. If a code occurs twice, the first one counts, since a shop's link must always open the same
 *  offer. */
export function rankRows(ranges: readonly RowRange[], isKnownCode: IsKnownCode): RankedRows {
  const all = listRows(ranges);
  const count = all.rowOf.length;
  const allCodes = gatherCodes(ranges, all);
  const { bytes, starts } = allCodes;
  const distinct: number[] = [];
  const allTable = fillTable(allCodes, (row) => {
    if (!isKnownCode(bytes, starts[row]!, starts[row + 1]!)) distinct.push(row);
  });
  const listedAt = gatherColumn(ranges, all, (segment) => segment.listedAt);
  const precedes = createRankOrder(listedAt, allCodes);
  const isInOrder = distinct.every((row, i) => i === 0 || precedes(distinct[i - 1]!, row));
  if (!isInOrder) distinct.sort((a, b) => (precedes(a, b) ? -1 : 1));
  const isComplete = isInOrder && distinct.length === count;
  const rows = isComplete ? all : pickRows(all, distinct);
  const codes = isComplete ? allTable : fillTable(gatherCodes(ranges, rows), () => {});

  const rankOfDoc = sortIndexes(gatherColumn(ranges, rows, (segment) => segment.prices));
  const docOfRank = new Uint16Array(distinct.length);
  for (let doc = 0; doc < distinct.length; doc++) docOfRank[rankOfDoc[doc]!] = doc;
  return { ...rows, docCount: distinct.length, docOfRank, rankOfDoc, codes };
}

/** Lists the rows in rank order as far as possible without sorting: segments come newest first, and their rows are
 *  ordered by listing time and code, the oldest first. */
function listRows(ranges: readonly RowRange[]): BlockRows {
  const count = ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  const rangeOf = new Uint16Array(count);
  const rowOf = new Uint32Array(count);
  let next = 0;
  for (const [range, { segment, from, to }] of ranges.entries()) {
    const { listedAt } = segment;
    rangeOf.fill(range, next, next + to - from);
    for (let end = to; end > from; ) {
      let start = end - 1;
      while (start > from && listedAt[start - 1] === listedAt[start]) start--;
      for (let row = start; row < end; row++) rowOf[next++] = row;
      end = start;
    }
  }
  return { rangeOf, rowOf };
}

function pickRows({ rangeOf, rowOf }: BlockRows, indexes: readonly number[]): BlockRows {
  return {
    rangeOf: Uint16Array.from(indexes, (index) => rangeOf[index]!),
    rowOf: Uint32Array.from(indexes, (index) => rowOf[index]!),
  };
}

function createRankOrder(listedAt: Float64Array, codes: TextBlock): (a: number, b: number) => boolean {
  return (a, b) =>
    listedAt[a]! > listedAt[b]! ||
    (listedAt[a] === listedAt[b] && compareTexts(textAt(codes, a), textAt(codes, b)) < 0);
}

/** @param onFirst  called for each row whose code no earlier row has */
function fillTable(codes: TextBlock, onFirst: (row: number) => void): CodeTable {
  const table = createCodeTable(codes);
  for (let row = 0; row + 1 < codes.starts.length; row++) if (addCode(table, row)) onFirst(row);
  return table;
}

function gatherCodes(ranges: readonly RowRange[], { rangeOf, rowOf }: BlockRows): TextBlock {
  const count = rowOf.length;
  const starts = new Uint32Array(count + 1);
  for (let i = 0; i < count; i++) {
    const source = ranges[rangeOf[i]!]!.segment.codes.starts;
    const row = rowOf[i]!;
    starts[i + 1] = starts[i]! + source[row + 1]! - source[row]!;
  }
  const bytes = new Uint8Array(starts[count]!);
  for (let i = 0; i < count; i++) {
    const source = ranges[rangeOf[i]!]!.segment.codes;
    // Copied byte by byte: creating a view for each code takes longer than its few bytes.
    let from = source.starts[rowOf[i]!]!;
    for (let to = starts[i]!; to < starts[i + 1]!; to++) bytes[to] = source.bytes[from++]!;
  }
  return { bytes, starts };
}
