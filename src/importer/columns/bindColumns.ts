import type { GameSpec } from '@/games/types';
import type { Column } from '@/importer/fields/fields';
import type { ShopSettings } from '@/importer/fields/settings';
import { locateIssue, type RowIssue } from '@/importer/issues/rowIssue';
import type { Sheet } from '@/importer/sheet/sheet';
import { type ColumnMap, NO_MAP } from './columnMap';
import {
  checkUnit,
  findHidden,
  findLost,
  findMissing,
  findNamedStatus,
  findRepeated,
  findUnnamed,
  reportAmbiguous,
  reportReplaced,
  reportUnknown,
} from './headerIssues';
import { matchColumns } from './matchColumns';

/** The known columns, in the order of the sheet, and every problem of the header. An error refuses all rows of the sheet. */
export type BoundColumns = { readonly columns: readonly Column[]; readonly issues: readonly RowIssue[] };

/** Determines the field of every column: by the operator's column map, else by the names of the game in any language. Code,
 *  price, and one of items, listing and title are required; a missing shop or listing time and unused columns are warnings.
 *  Mapped fields are not matched to other columns. */
export function bindColumns(
  sheet: Sheet,
  spec: GameSpec,
  settings: ShopSettings,
  map: ColumnMap = NO_MAP,
): BoundColumns {
  const { columns, ambiguous, replaced, unknownHeaders } = matchColumns(sheet.header, spec, map);
  const missing = findMissing(columns, unknownHeaders, sheet, settings);
  const found = [
    ...ambiguous.map(({ header, fields }) => reportAmbiguous(header, fields)),
    ...replaced.map(({ header, field }) => reportReplaced(header, field)),
    ...columns.flatMap((column) => checkUnit(column, settings)),
    ...findRepeated(columns),
    ...missing,
    ...unknownHeaders.filter(({ header }) => !missing.some(({ column }) => column === header)).map(reportUnknown),
    ...findUnnamed(sheet),
    ...findLost(map, sheet),
    ...findHidden(sheet),
    ...findNamedStatus(sheet),
  ];
  const location = { file: sheet.file, sheet: sheet.sheet, row: sheet.headerRow };
  return { columns, issues: found.map(({ column, issue }) => locateIssue(issue, { ...location, column })) };
}
