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

/** Places the rows of a block. Of a code that comes twice the first counts, for a shop's link must always open the same
 *  offer.
 *  @param isKnown  whether a block before this one has the code */
export function placeRows(pieces: readonly Piece[], isKnown: (code: Uint8Array) => boolean): Places {
  const rows: Row[] = [];
  for (const [at, { segment, from, to }] of pieces.entries()) {
    for (let row = from; row < to; row++) rows.push({ at, row, listed: segment.listedAt[row]! });
  }
  const codeBytes = ({ at, row }: Row) => bytesAt(pieces[at]!.segment.codes, row);
  const seen = createCodeTable(gatherCodes(rows.map(codeBytes)));
  const firsts = rows.filter((row, i) => addCode(seen, i) && !isKnown(codeBytes(row)));
  const codeText = ({ at, row }: Row) => textAt(pieces[at]!.segment.codes, row);
  // Nearly sorted the other way round, which a merge sort makes use of.
  firsts.reverse().sort((a, b) => b.listed - a.listed || compareTexts(codeText(a), codeText(b)));

  const codes = createCodeTable(gatherCodes(firsts.map(codeBytes)));
  for (let rank = 0; rank < firsts.length; rank++) addCode(codes, rank);
  const docOfRank = new Uint16Array(firsts.length);
  const rankOfDoc = sortedPlaces(Float64Array.from(firsts, ({ at, row }) => pieces[at]!.segment.prices[row]!));
  for (let doc = 0; doc < firsts.length; doc++) docOfRank[rankOfDoc[doc]!] = doc;
  return {
    docs: firsts.length,
    pieceOf: Uint16Array.from(firsts, ({ at }) => at),
    rowOf: Uint32Array.from(firsts, ({ row }) => row),
    docOfRank,
    rankOfDoc,
    codes,
  };
}

function gatherCodes(parts: readonly Uint8Array[]): TextBlock {
  const starts = new Uint32Array(parts.length + 1);
  for (let i = 0; i < parts.length; i++) starts[i + 1] = starts[i]! + parts[i]!.length;
  const bytes = new Uint8Array(starts[parts.length]!);
  for (let i = 0; i < parts.length; i++) bytes.set(parts[i]!, starts[i]!);
  return { bytes, starts };
}

function bytesAt({ bytes, starts }: TextBlock, row: number): Uint8Array {
  return bytes.subarray(starts[row], starts[row + 1]);
}
