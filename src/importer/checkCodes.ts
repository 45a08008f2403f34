import { cleanCell } from './cleanCell';
import { placeIssue, type RowIssue } from './rowIssue';
import type { Sheet } from './sheet';
import type { SheetContext } from './sheetContext';

/** Finds codes that stand in several rows, refused rows included: an issue at each of the places, naming the others. */
export function checkCodes({ rows }: Sheet, { file, sheet, columns }: SheetContext): readonly RowIssue[] {
  const column = columns.find(({ field }) => field.kind === 'own' && field.own === 'code');
  if (column === undefined) return [];
  const places = new Map<string, number[]>();
  for (const { row, cells } of rows) {
    const code = cleanCell(cells[column.index]);
    const others = places.get(code);
    if (others !== undefined) others.push(row);
    else if (code !== '') places.set(code, [row]);
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .flatMap(([code, where]) =>
      where.map((row) => {
        const expected = { kind: 'codeOnce', rows: where.filter((other) => other !== row) } as const;
        const issue = { code: 'duplicate', expected, got: code, suggestion: null } as const;
        return placeIssue(issue, { file, sheet, row, column: column.header });
      }),
    );
}
