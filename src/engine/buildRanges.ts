import type { NumberColumn, Segment } from '@/catalog/segment';
import type { DocPlaces } from './placeDocs';
import { forEachPlaced } from './placeDocs';
import type { RangeColumn } from './rangeColumn';
import { rangeColumn } from './rangeColumn';

/** Builds the columns of one kind of number that offers may have: resources, or whole-number attributes.
 *  @param pick  the columns of that kind in a segment
 *  @returns     id → column over all docs */
export function buildRanges(
  segments: readonly Segment[],
  places: DocPlaces,
  pick: (segment: Segment) => readonly NumberColumn[],
): ReadonlyMap<string, RangeColumn> {
  const values = new Map<string, Float64Array>();
  for (const [at, segment] of segments.entries()) {
    for (const column of pick(segment)) {
      const target = values.get(column.id) ?? new Float64Array(places.docs).fill(Number.NaN);
      values.set(column.id, target);
      forEachPlaced(places.docsOf[at]!, column.rows, (doc, i) => {
        target[doc] = column.values[i]!;
      });
    }
  }
  return new Map([...values].map(([id, one]) => [id, rangeColumn(one)]));
}
