import type { IndexedIssue, SheetRow } from '@/importer/sheet/sheet';
import { columnOf } from './cellReference';
import type { Budget } from './limits';

/** Marks cells that are merged across rows, of which only the first has the value: in all of their rows, up to the last one with a cell.
 *  @param ranges  such as B3:B5, in any order
 *  @throws  Refusal `too-large` for more merged cells than a workbook may have */
export function findMergedCells(
  rows: readonly SheetRow[],
  ranges: readonly string[],
  budget: Budget,
): readonly SheetRow[] {
  const lastRow = rows[rows.length - 1]?.row ?? 0;
  const issuesByRow = new Map<number, IndexedIssue[]>();
  for (const range of ranges) {
    const corners = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/.exec(range);
    if (corners === null || corners[2] === corners[3]) continue;
    const [, letters = '', first, last] = corners;
    const issue = { code: 'merged-cells', expected: { kind: 'ownCell' }, got: range, suggestion: null } as const;
    for (let row = Number(first); row <= Math.min(Number(last), lastRow); row++) {
      budget.spendCell();
      const found = issuesByRow.get(row) ?? [];
      found.push({ index: columnOf(letters), issue });
      issuesByRow.set(row, found);
    }
  }
  if (issuesByRow.size === 0) return rows;
  return rows.map((row) => {
    const found = issuesByRow.get(row.row);
    return found === undefined ? row : { ...row, issues: [...(row.issues ?? []), ...found] };
  });
}
