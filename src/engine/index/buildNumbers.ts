import type { Segment, NumberColumn as SegmentColumn } from '@/catalog/format/segment';
import type { NumberColumn } from '@/engine/columns/numberColumn';
import { keepNumbers } from '@/engine/columns/numberColumn';
import { visitRows } from '@/engine/visitRows';
import type { Places } from './placeRows';
import type { Piece } from './rowRanges';

/** Builds the columns of one kind of number that offers may have: resources, or whole-number attributes.
 *  @param pick  the columns of that kind in a segment
 *  @returns     id → column by doc */
export function buildNumbers(
  pieces: readonly Piece[],
  placed: Places,
  pick: (segment: Segment) => readonly SegmentColumn[],
): ReadonlyMap<string, NumberColumn> {
  const columns = new Map<string, Float64Array>();
  visitRows(pieces, placed, ({ segment }, docOfRow) => {
    for (const { id, rows, values } of pick(segment)) {
      const column = columns.get(id) ?? new Float64Array(placed.docs).fill(Number.NaN);
      for (let at = 0; at < rows.length; at++) {
        const doc = docOfRow[rows[at]!]!;
        if (doc < 0) continue;
        column[doc] = values[at]!;
        columns.set(id, column);
      }
    }
  });
  return new Map([...columns].map(([id, column]) => [id, keepNumbers(column)]));
}
