import { compareTexts } from '@/catalog/orderOffers';
import type { Segment } from '@/catalog/segment';

/** Which offer is which doc. */
export type DocPlaces = {
  readonly docs: number;
  /** Doc → its segment, and the row in it. */
  readonly segmentOf: Uint16Array;
  readonly rowOf: Uint32Array;
  /** Segment → row → doc; −1 for a row whose code came before. */
  readonly docsOf: readonly Int32Array[];
  readonly docOfCode: ReadonlyMap<string, number>;
};

/** Numbers the offers of all segments: newest first, then by code. Of a code that comes twice the first counts, for a
 *  shop's link must always open the same offer. */
export function placeDocs(segments: readonly Segment[]): DocPlaces {
  const rows = segments.flatMap((segment, at) =>
    Array.from({ length: segment.offers }, (_, row) => ({
      at,
      row,
      code: segment.codes[row]!,
      listed: segment.listedAt[row]!,
    })),
  );
  const firsts = [...new Map([...rows].reverse().map((row) => [row.code, row])).values()];
  firsts.sort((a, b) => b.listed - a.listed || compareTexts(a.code, b.code));

  const docsOf = segments.map((segment) => new Int32Array(segment.offers).fill(-1));
  for (const [doc, { at, row }] of firsts.entries()) docsOf[at]![row] = doc;
  return {
    docs: firsts.length,
    segmentOf: Uint16Array.from(firsts, ({ at }) => at),
    rowOf: Uint32Array.from(firsts, ({ row }) => row),
    docsOf,
    docOfCode: new Map(firsts.map(({ code }, doc) => [code, doc])),
  };
}

/** Visits the docs of some rows of a segment; rows that are no docs are left out.
 *  @param visit  gets the doc and the place in `rows` */
export function forEachPlaced(docsOf: Int32Array, rows: Uint32Array, visit: (doc: number, at: number) => void): void {
  for (let at = 0; at < rows.length; at++) {
    const doc = docsOf[rows[at]!]!;
    if (doc >= 0) visit(doc, at);
  }
}
