import { locateIssue, type RowIssue } from '@/importer/issues/rowIssue';
import type { TextEncoding } from '@/importer/issues/sheetEncoding';
import type { SheetRows } from '@/importer/sheet/sheet';
import { findRowAt } from '@/importer/sheet/viewRows';

/** Points at every cell that could not be read, with the byte at which its first unreadable character begins.
 *  @param rows        the first one stands for the header
 *  @param badOffsets  offsets of the U+FFFD of the text, in order; cells past the last of them are not named */
export function findUndecodable(
  file: string,
  rows: SheetRows,
  encoding: TextEncoding,
  badOffsets: readonly number[],
): readonly RowIssue[] {
  const header = findRowAt(rows, 0);
  const issues: RowIssue[] = [];
  let seenCount = 0;
  for (const { row, cells } of rows) {
    for (const [index, got] of cells.entries()) {
      const offset = badOffsets[seenCount];
      const badCount = got.split('\uFFFD').length - 1;
      seenCount += badCount;
      if (offset === undefined) return issues;
      if (badCount === 0) continue;
      const column = row === header?.row ? null : (header?.cells[index]?.trim() ?? null);
      const expected = { kind: 'readable', encoding, offset } as const;
      issues.push(
        locateIssue({ code: 'undecodable', expected, got, suggestion: null }, { file, sheet: null, row, column }),
      );
    }
  }
  return issues;
}
