import type { TextBlock } from '@/catalog/bytes/byteReader';
import { textAt } from '@/catalog/bytes/byteReader';
import { compareTexts } from '@/catalog/format/orderOffers';
import { sortedPlaces } from '@/engine/columns/sortIndexes';
import type { Rows } from './blockRows';
import { gatherColumn } from './blockRows';
import type { CodeTable } from './codeTable';
import { addCode, createCodeTable } from './codeTable';
import type { Piece } from './rowRanges';

/** Which row of which piece is which rank and which doc of a block.
 *  A rank counts the newest first, then by code: the tie-breaker of every order, and the order of what is only shown.
 *  A doc counts the cheapest first, then by rank: the order of what is searched, in which the offers of a price range
 *  lie side by side and the cheapest hits come first. Rows are in the order of their ranks. */
export type Places = Rows & {
  readonly docs: number;
  readonly docOfRank: Uint16Array;
  readonly rankOfDoc: Uint16Array;
  /** Codes by rank. */
  readonly codes: CodeTable;
};

/** Tells whether a block before this one has a code, bytes[from … to). */
export type IsKnown = (bytes: Uint8Array, from: number, to: number) => boolean;

/** Places the rows of a block. Of a code that comes twice the first counts, for a shop's link must always open the same
 *  offer. */
export function placeRows(pieces: readonly Piece[], isKnown: IsKnown): Places {
  const all = listRows(pieces);
  const count = all.rowOf.length;
  const allCodes = gatherCodes(pieces, all);
  const { bytes, starts } = allCodes;
  const kept: number[] = [];
  const seen = fillTable(allCodes, (row) => {
    if (!isKnown(bytes, starts[row]!, starts[row + 1]!)) kept.push(row);
  });
  const listed = gatherColumn(pieces, all, (segment) => segment.listedAt);
  const isNext = isBefore(listed, allCodes);
  const isInOrder = kept.every((row, i) => i === 0 || isNext(kept[i - 1]!, row));
  if (!isInOrder) kept.sort((a, b) => (isNext(a, b) ? -1 : 1));
  const isWhole = isInOrder && kept.length === count;
  const rows = isWhole ? all : pickRows(all, kept);
  const codes = isWhole ? seen : fillTable(gatherCodes(pieces, rows), () => {});

  const rankOfDoc = sortedPlaces(gatherColumn(pieces, rows, (segment) => segment.prices));
  const docOfRank = new Uint16Array(kept.length);
  for (let doc = 0; doc < kept.length; doc++) docOfRank[rankOfDoc[doc]!] = doc;
  return { ...rows, docs: kept.length, docOfRank, rankOfDoc, codes };
}

/** Lists the rows in the order of ranks, as far as that is known without sorting: segments come newest first, and rows
 *  by listing time and code, the oldest first. */
function listRows(pieces: readonly Piece[]): Rows {
  const count = pieces.reduce((sum, { from, to }) => sum + to - from, 0);
  const pieceOf = new Uint16Array(count);
  const rowOf = new Uint32Array(count);
  let at = 0;
  for (const [piece, { segment, from, to }] of pieces.entries()) {
    const { listedAt } = segment;
    pieceOf.fill(piece, at, at + to - from);
    for (let end = to; end > from; ) {
      let start = end - 1;
      while (start > from && listedAt[start - 1] === listedAt[start]) start--;
      for (let row = start; row < end; row++) rowOf[at++] = row;
      end = start;
    }
  }
  return { pieceOf, rowOf };
}

function pickRows({ pieceOf, rowOf }: Rows, places: readonly number[]): Rows {
  return {
    pieceOf: Uint16Array.from(places, (place) => pieceOf[place]!),
    rowOf: Uint32Array.from(places, (place) => rowOf[place]!),
  };
}

/** Whether one row has a lower rank than another with another code. */
function isBefore(listed: Float64Array, codes: TextBlock): (a: number, b: number) => boolean {
  return (a, b) =>
    listed[a]! > listed[b]! || (listed[a] === listed[b] && compareTexts(textAt(codes, a), textAt(codes, b)) < 0);
}

/** @param onFirst  told of each row whose code none before it has */
function fillTable(codes: TextBlock, onFirst: (row: number) => void): CodeTable {
  const table = createCodeTable(codes);
  for (let row = 0; row + 1 < codes.starts.length; row++) if (addCode(table, row)) onFirst(row);
  return table;
}

function gatherCodes(pieces: readonly Piece[], { pieceOf, rowOf }: Rows): TextBlock {
  const count = rowOf.length;
  const starts = new Uint32Array(count + 1);
  for (let i = 0; i < count; i++) {
    const own = pieces[pieceOf[i]!]!.segment.codes.starts;
    const row = rowOf[i]!;
    starts[i + 1] = starts[i]! + own[row + 1]! - own[row]!;
  }
  const bytes = new Uint8Array(starts[count]!);
  for (let i = 0; i < count; i++) {
    const own = pieces[pieceOf[i]!]!.segment.codes;
    // Byte by byte: a view for each code would take longer than its few bytes.
    let from = own.starts[rowOf[i]!]!;
    for (let to = starts[i]!; to < starts[i + 1]!; to++) bytes[to] = own.bytes[from++]!;
  }
  return { bytes, starts };
}
