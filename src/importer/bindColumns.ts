import type { GameSpec } from '@/games/types';
import { type ColumnMap, IGNORE, mapKey, NO_MAP } from './columnMap';
import { type Column, collectFields, collectHeaderNames, type Field, findFields } from './fields';
import { guessHeader } from './guessHeader';
import {
  checkUnit,
  findLost,
  findMissing,
  findRepeated,
  findUnnamed,
  reportAmbiguous,
  reportReplaced,
  reportUnknown,
} from './headerIssues';
import { placeIssue, type RowIssue } from './rowIssue';
import type { ShopSettings } from './settings';
import type { Sheet } from './sheet';

/** The known columns, in the order of the sheet, and every problem of the header.
 *  An error among the issues means that no row of the sheet can be trusted. */
export type BoundColumns = { readonly columns: readonly Column[]; readonly issues: readonly RowIssue[] };

/** Finds out what every column speaks of: as the operator's map says, else by the names of the game in any language.
 *  Code, price, and one of items, listing and title must be there; a missing shop or listing time and columns left aside
 *  are warnings. A field that the map gives to a column is taken: what else looks like it is left aside. */
export function bindColumns(
  sheet: Sheet,
  spec: GameSpec,
  settings: ShopSettings,
  map: ColumnMap = NO_MAP,
): BoundColumns {
  const fields = collectFields(spec);
  const names = collectHeaderNames(fields, spec);
  const headers = sheet.header.flatMap((header, index) => (header === '' ? [] : [{ index, header }]));
  const mapped = headers.flatMap((one) => {
    const field = fields.get(map.get(mapKey(one.header))?.field ?? '');
    return field === undefined ? [] : [{ ...one, field }];
  });
  const taken = new Set(mapped.map(({ field }) => field));
  const guessed = headers
    .filter(({ header }) => !isSettled(map, fields, header))
    .map((one) => ({ ...one, claims: findFields(names, one.header) }))
    .map((one) => ({ ...one, fields: one.claims.filter((field) => !taken.has(field)) }));
  const free = guessed.flatMap(({ index, header, fields: [field, ...others] }) =>
    field === undefined || others.length > 0 ? [] : [{ index, header, field }],
  );
  const columns = [...mapped, ...free].sort((a, b) => a.index - b.index);
  const strangers = guessed
    .filter(({ claims }) => claims.length === 0)
    .map(({ header }) => guessHeader(header, names, columns));
  const missing = findMissing(columns, strangers, sheet, settings);
  const found = [
    ...guessed.flatMap((one) => (one.fields.length > 1 ? [reportAmbiguous(one.header, one.fields)] : [])),
    ...guessed.flatMap(({ header, claims: [claim], fields: open }) =>
      claim !== undefined && open.length === 0 ? [reportReplaced(header, claim)] : [],
    ),
    ...columns.flatMap((column) => checkUnit(column, settings)),
    ...findRepeated(columns),
    ...missing,
    ...strangers.filter(({ header }) => !missing.some(({ column }) => column === header)).map(reportUnknown),
    ...findUnnamed(sheet),
    ...findLost(map, sheet),
  ];
  const place = { file: sheet.file, sheet: sheet.sheet, row: sheet.headerRow };
  return { columns, issues: found.map(({ column, issue }) => placeIssue(issue, { ...place, column })) };
}

/** True if the map says what to do with a header; a field of another game says nothing here. */
function isSettled(map: ColumnMap, fields: ReadonlyMap<string, Field>, header: string): boolean {
  const field = map.get(mapKey(header))?.field;
  return field !== undefined && (field === IGNORE || fields.has(field));
}
