import type { Offsets } from '@/engine/columns/offsets';
import { GROUP_SHIFT, startAt } from '@/engine/columns/offsets';

/** The last row that begins at a place or before it: the row that has what stands there.
 *  @param from  a row that is known to begin there or before; the nearer it is, the sooner the row is found */
export function rowOfPlace(offsets: Offsets, place: number, from: number): number {
  const { bases, steps } = offsets;
  let group = from >>> GROUP_SHIFT;
  while (group + 1 < bases.length && bases[group + 1]! <= place) group++;
  let row = Math.max(from, group << GROUP_SHIFT);
  while (row + 1 < steps.length && startAt(offsets, row + 1) <= place) row++;
  return row;
}
