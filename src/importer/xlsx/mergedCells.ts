import type { IndexedIssue, SheetRow } from '@/importer/sheet/sheet';
import { columnOf } from './cellReference';

/** Marks cells that are merged across rows, of which only the first has the value.
 *  @param ranges  such as B3:B5, in any order */
export function findMergedCells(rows: readonly SheetRow[], ranges: readonly string[]): readonly SheetRow[] {
  const mergedRanges = new Map<number, IndexedIssue[]>();
  for (const range of ranges) {
    const corners = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(range);
    if (corners === null || corners[2] === corners[3]) continue;
    const [, letters = '', first] = corners;
    const issue = { code: 'merged-cells', expected: { kind: 'ownCell' }, got: range, suggestion: null } as const;
    const row = mergedRanges.get(Number(first)) ?? [];
    row.push({ index: columnOf(letters), issue });
    mergedRanges.set(Number(first), row);
  }
  if (mergedRanges.size === 0) return rows;
  return rows.map((row) => {
    const found = mergedRanges.get(row.row);
    return found === undefined ? row : { ...row, issues: [...(row.issues ?? []), ...found] };
  });
}
