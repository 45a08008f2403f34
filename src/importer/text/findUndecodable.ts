import { locateIssue, type RowIssue } from '@/importer/issues/rowIssue';
import type { TextEncoding } from '@/importer/issues/sheetEncoding';
import type { SheetRows } from '@/importer/sheet/sheet';
import { findRowAt } from '@/importer/sheet/viewRows';

/** Reports every undecodable cell with the byte offset of its first invalid character.
 *  @param rows  including the header
 *  @param badOffsets  offsets of the U+FFFD of the text, in order; cells beyond the last one are not reported */
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
