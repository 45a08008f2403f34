import type { GameSpec } from '@/games/types';
import { type Column, collectHeaderNames, findFields } from './fields';
import { guessHeader } from './guessHeader';
import { checkUnit, findMissing, findRepeated, findUnnamed, reportAmbiguous, reportUnknown } from './headerIssues';
import { placeIssue, type RowIssue } from './rowIssue';
import type { ShopSettings } from './settings';
import type { Sheet } from './sheet';

/** The known columns, in the order of the sheet, and every problem of the header.
 *  An error among the issues means that no row of the sheet can be trusted. */
export type BoundColumns = { readonly columns: readonly Column[]; readonly issues: readonly RowIssue[] };

/** Finds out what every column speaks of, by the names of the game in any language.
 *  Code, price, and items or title must be there; a missing shop or listing time and columns left aside are warnings. */
export function bindColumns(sheet: Sheet, spec: GameSpec, settings: ShopSettings): BoundColumns {
  const names = collectHeaderNames(spec);
  const claimed = sheet.header.flatMap((header, index) =>
    header === '' ? [] : [{ index, header, fields: findFields(names, header) }],
  );
  const columns = claimed.flatMap(({ index, header, fields: [field, ...others] }) =>
    field === undefined || others.length > 0 ? [] : [{ index, header, field }],
  );
  const strangers = claimed
    .filter(({ fields }) => fields.length === 0)
    .map(({ header }) => guessHeader(header, names, columns));
  const missing = findMissing(columns, strangers, sheet, settings);
  const found = [
    ...claimed.flatMap(({ header, fields }) => (fields.length > 1 ? [reportAmbiguous(header, fields)] : [])),
    ...columns.flatMap((column) => checkUnit(column, settings)),
    ...findRepeated(columns),
    ...missing,
    ...strangers.filter(({ header }) => !missing.some(({ column }) => column === header)).map(reportUnknown),
    ...findUnnamed(sheet),
  ];
  const place = { file: sheet.file, sheet: sheet.sheet, row: sheet.headerRow };
  return { columns, issues: found.map(({ column, issue }) => placeIssue(issue, { ...place, column })) };
}
