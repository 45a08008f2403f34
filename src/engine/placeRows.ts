import type { TextBlock } from '@/catalog/byteReader';
import { textAt } from '@/catalog/byteReader';
import { compareTexts } from '@/catalog/orderOffers';
import type { CodeTable } from './codeTable';
import { addCode, createCodeTable } from './codeTable';
import type { Piece } from './pieces';
import { sortedPlaces } from './sortedPlaces';

/** Which row of which piece is which rank and which doc of a block.
 *  A rank counts the newest first, then by code: the tie-breaker of every order, and the order of what is only shown.
 *  A doc counts the cheapest first, then by rank: the order of what is searched, in which the offers of a price range
 *  lie side by side and the cheapest hits come first. */
export type Places = {
  readonly docs: number;
  /** Rank → its piece, and the row in that piece's segment. */
  readonly pieceOf: Uint16Array;
  readonly rowOf: Uint32Array;
  readonly docOfRank: Uint16Array;
  readonly rankOfDoc: Uint16Array;
  /** Codes by rank. */
  readonly codes: CodeTable;
};

type Row = { readonly at: number; readonly row: number; readonly listed: number };

/** Tells whether a block before this one has a code, bytes[from … to). */
export type IsKnown = (bytes: Uint8Array, from: number, to: number) => boolean;

/** Places the rows of a block. Of a code that comes twice the first counts, for a shop's link must always open the same
 *  offer. */
export function placeRows(pieces: readonly Piece[], isKnown: IsKnown): Places {
  const rows: Row[] = [];
  for (const [at, { segment, from, to }] of pieces.entries()) {
    // Segments come newest first and rows oldest first: turned round, what is to be sorted is nearly in order.
    for (let row = to - 1; row >= from; row--) rows.push({ at, row, listed: segment.listedAt[row]! });
  }
  const seen = createCodeTable(gatherCodes(pieces, rows));
  const { bytes, starts } = seen.codes;
  const firsts = rows.filter((_, i) => addCode(seen, i) && !isKnown(bytes, starts[i]!, starts[i + 1]!));
  const codeText = ({ at, row }: Row) => textAt(pieces[at]!.segment.codes, row);
  firsts.sort((a, b) => b.listed - a.listed || compareTexts(codeText(a), codeText(b)));

  const codes = createCodeTable(gatherCodes(pieces, firsts));
  const docs = firsts.length;
  const pieceOf = new Uint16Array(docs);
  const rowOf = new Uint32Array(docs);
  const prices = new Float64Array(docs);
  for (let rank = 0; rank < docs; rank++) {
    const { at, row } = firsts[rank]!;
    addCode(codes, rank);
    pieceOf[rank] = at;
    rowOf[rank] = row;
    prices[rank] = pieces[at]!.segment.prices[row]!;
  }
  const rankOfDoc = sortedPlaces(prices);
  const docOfRank = new Uint16Array(docs);
  for (let doc = 0; doc < docs; doc++) docOfRank[rankOfDoc[doc]!] = doc;
  return { docs, pieceOf, rowOf, docOfRank, rankOfDoc, codes };
}

function gatherCodes(pieces: readonly Piece[], rows: readonly Row[]): TextBlock {
  const starts = new Uint32Array(rows.length + 1);
  for (let i = 0; i < rows.length; i++) {
    const { at, row } = rows[i]!;
    const own = pieces[at]!.segment.codes.starts;
    starts[i + 1] = starts[i]! + own[row + 1]! - own[row]!;
  }
  const bytes = new Uint8Array(starts[rows.length]!);
  for (let i = 0; i < rows.length; i++) {
    const { at, row } = rows[i]!;
    const own = pieces[at]!.segment.codes;
    // Byte by byte: a view for each code would take longer than its few bytes.
    let from = own.starts[row]!;
    for (let to = starts[i]!; to < starts[i + 1]!; to++) bytes[to] = own.bytes[from++]!;
  }
  return { bytes, starts };
}
