import { cleanCell } from './cleanCell';
import type { Column } from './fields';
import { type Expectation, placeIssue, type RowIssue } from './rowIssue';
import type { Sheet } from './sheet';

/** A sheet with its known columns. */
export type BoundSheet = { readonly sheet: Sheet; readonly columns: readonly Column[] };

type Place = { readonly sheet: Sheet; readonly row: number; readonly header: string };

/** Finds codes that stand in several rows of the sheets, refused rows included: an issue at each of the places, naming the others. */
export function checkCodes(sheets: readonly BoundSheet[]): readonly RowIssue[] {
  // Nearly all codes stand once: their places are not kept.
  const seen = new Set<string>();
  const repeated = new Map<string, Place[]>();
  for (const [code] of listCodes(sheets)) {
    if (seen.size === seen.add(code).size) repeated.set(code, []);
  }
  if (repeated.size === 0) return [];
  for (const [code, place] of listCodes(sheets)) repeated.get(code)?.push(place);
  return [...repeated].flatMap(([code, places]) => places.map((place) => reportRepeat(code, place, places)));
}

function* listCodes(sheets: readonly BoundSheet[]): Generator<readonly [code: string, place: Place], void> {
  for (const { sheet, columns } of sheets) {
    const column = columns.find(({ field }) => field.kind === 'own' && field.own === 'code');
    for (const { row, cells } of column === undefined ? [] : sheet.rows) {
      const code = cleanCell(cells[column?.index ?? -1]);
      if (code !== '') yield [code, { sheet, row, header: column?.header ?? '' }];
    }
  }
}

function reportRepeat(got: string, { sheet, row, header }: Place, places: readonly Place[]): RowIssue {
  const others = places.filter((other) => other.sheet !== sheet || other.row !== row);
  const rows = others.filter((other) => other.sheet === sheet).map((other) => other.row);
  const elsewhere = others.flatMap(({ sheet: { sheet: name }, row: there }) =>
    name === null || name === sheet.sheet ? [] : [{ sheet: name, row: there }],
  );
  const expected: Expectation = { kind: 'codeOnce', rows, ...(elsewhere.length > 0 ? { elsewhere } : {}) };
  const issue = { code: 'duplicate', expected, got, suggestion: null } as const;
  return placeIssue(issue, { file: sheet.file, sheet: sheet.sheet, row, column: header });
}
