import type { Segment, SparseNumberColumn } from '@/catalog/format/segment';
import type { NumberColumn } from '@/engine/columns/numberColumn';
import { encodeNumbers } from '@/engine/columns/numberColumn';
import { visitRanges } from './blockRows';
import type { RankedRows } from './rankRows';
import type { RowRange } from './rowRanges';

/** Builds the columns of resources or of whole-number attributes.
 *  @param columnsOf  the columns of that kind in a segment
 *  @returns          facet id → column by document */
export function buildNumbers(
  ranges: readonly RowRange[],
  rows: RankedRows,
  columnsOf: (segment: Segment) => readonly SparseNumberColumn[],
): ReadonlyMap<string, NumberColumn> {
  const columns = new Map<string, Float64Array>();
  visitRanges(ranges, rows, ({ segment }, docOfRow) => {
    for (const { id, rows: valueRows, values } of columnsOf(segment)) {
      const column = columns.get(id) ?? new Float64Array(rows.docCount).fill(Number.NaN);
      for (let i = 0; i < valueRows.length; i++) {
        const doc = docOfRow[valueRows[i]!]!;
        if (doc < 0) continue;
        column[doc] = values[i]!;
        columns.set(id, column);
      }
    }
  });
  return new Map([...columns].map(([id, column]) => [id, encodeNumbers(column)]));
}
