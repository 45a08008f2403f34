import { COLUMN_NAMES, type OwnColumn } from '@/importer/fields/columnNames';
import type { Column, Field } from '@/importer/fields/fields';
import { foldHeader } from '@/importer/fields/foldHeader';
import type { ShopSettings } from '@/importer/fields/settings';
import { takeHeaderSign } from '@/importer/fields/signedHeader';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import { findClosest } from '@/importer/lexical/findClosest';
import { isScaleWord } from '@/importer/lexical/readDecimal';
import type { Sheet, SheetRows } from '@/importer/sheet/sheet';
import { type ColumnMap, IGNORE, mapKey } from './columnMap';
import type { UnknownHeader } from './guessHeader';

/** A problem of the header row; `column` is null if it is not about one column. */
export type HeaderIssue = { readonly column: string | null; readonly issue: CellIssue };

/** Reports a header that matches several fields equally well. */
export function reportAmbiguous(header: string, fields: readonly Field[]): HeaderIssue {
  const expected = { kind: 'oneOf', names: fields.map(({ names }) => names) } as const;
  return atColumn(header, { code: 'ambiguous-column', expected, got: header, suggestion: null });
}

/** Reports an unknown header, whose column is ignored. */
export function reportUnknown({ header, guess }: UnknownHeader): HeaderIssue {
  const suggestion = guess?.spelling ?? null;
  return atColumn(header, { code: 'unknown-column', expected: { kind: 'knownColumn' }, got: header, suggestion });
}

/** Reports a known header whose field is mapped to another column. */
export function reportReplaced(header: string, { names }: Field): HeaderIssue {
  return atColumn(header, {
    code: 'replaced-column',
    expected: { kind: 'freeField', names },
    got: header,
    suggestion: null,
  });
}

/** Reports mapped headers that the sheet does not have, with the closest existing one. Ignored columns may be missing. */
export function findLost(map: ColumnMap, { header }: Sheet): readonly HeaderIssue[] {
  const presentFields = new Map(header.filter((one) => one !== '').map((one) => [mapKey(one), one]));
  return [...map]
    .filter(([key, { field }]) => field !== IGNORE && !presentFields.has(key))
    .map(([key, mapping]) => {
      const closest = findClosest(key, presentFields.keys());
      const suggestion = closest === null ? null : (presentFields.get(closest) ?? null);
      const expected = { kind: 'mappedColumn', field: mapping.field } as const;
      return atColumn(null, { code: 'lost-column', expected, got: mapping.header, suggestion });
    });
}

/** Reports a unit that changes the meaning of the numbers: 价格（円）in a shop that uses yuan, 石头（万）. */
export function checkUnit({ header, field }: Column, { currency }: ShopSettings): readonly HeaderIssue[] {
  if (isScaleWord(foldHeader(header).unit ?? '')) {
    return [
      atColumn(header, { code: 'scaled-column', expected: { kind: 'plainUnits' }, got: header, suggestion: null }),
    ];
  }
  const meant = field.kind === 'own' && field.own === 'price' ? takeHeaderSign(header) : null;
  if (meant === null || meant.currencies.includes(currency)) return [];
  const expected = { kind: 'priceIn', currency, marked: meant.currencies } as const;
  return [atColumn(header, { code: 'other-currency', expected, got: header, suggestion: null })];
}

/** Reports every column whose field has another column too. */
export function findRepeated(columns: readonly Column[]): readonly HeaderIssue[] {
  const times = new Map<Field, number>();
  for (const { field } of columns) times.set(field, (times.get(field) ?? 0) + 1);
  return columns
    .filter(({ field }) => (times.get(field) ?? 0) > 1)
    .map(({ header, field: { names } }) =>
      atColumn(header, {
        code: 'duplicate-column',
        expected: { kind: 'columnOnce', names },
        got: header,
        suggestion: null,
      }),
    );
}

/** Required columns: one of each group. */
const NEEDED: readonly (readonly OwnColumn[])[] = [['code'], ['price'], ['items', 'listing', 'title']];

/** Reports missing columns that are required (error) or recommended (warning). If an unknown header looks like the missing one,
 *  the issue is located there. */
export function findMissing(
  columns: readonly Column[],
  unknownHeaders: readonly UnknownHeader[],
  { header }: Sheet,
  { shop }: ShopSettings,
): readonly HeaderIssue[] {
  const requiredFields: readonly (readonly OwnColumn[])[] = shop === '' ? [['shop'], ['listedAt']] : [['listedAt']];
  return [...NEEDED, ...requiredFields]
    .filter((group) => !columns.some(({ field }) => mentionsField(field, group)))
    .map((group) => {
      const closest = unknownHeaders.find(({ guess }) => guess !== null && mentionsField(guess.field, group));
      return atColumn(closest?.header ?? null, {
        code: NEEDED.includes(group) ? 'missing-column' : 'absent-column',
        expected: { kind: 'column', names: group.map((own) => COLUMN_NAMES[own].names) },
        got: closest?.header ?? header.filter((one) => one !== '').join(', '),
        suggestion: closest?.guess?.spelling ?? null,
      });
    });
}

/** Reports columns with content but without a header. */
export function findUnnamed({ header, rows }: Sheet): readonly HeaderIssue[] {
  return header.flatMap((name, index) => {
    const got = name === '' ? findText(rows, index) : '';
    if (got === '') return [];
    return [atColumn(null, { code: 'unnamed-column', expected: { kind: 'header' }, got, suggestion: null })];
  });
}

/** Reports rows that are hidden in the workbook, by a filter for example. */
export function findHidden({ hiddenRows = [] }: Sheet): readonly HeaderIssue[] {
  if (hiddenRows.length === 0) return [];
  const got = hiddenRows.slice(0, MAX_LISTED_ROWS).join(', ') + (hiddenRows.length > MAX_LISTED_ROWS ? ' …' : '');
  const expected = { kind: 'shownRows', count: hiddenRows.length } as const;
  return [atColumn(null, { code: 'hidden-rows', expected, got, suggestion: null })];
}

const MAX_LISTED_ROWS = 10;

/** Reports a name of the sheet that makes its rows reserved or sold. */
export function findNamedStatus({ sheet, statusSections = [] }: Sheet): readonly HeaderIssue[] {
  const named = statusSections.find(({ row, status }) => row === 0 && status !== 'onSale');
  if (named === undefined || sheet === null) return [];
  const expected = { kind: 'statusColumn', status: named.status } as const;
  return [atColumn(null, { code: 'status-from-text', expected, got: sheet, suggestion: null })];
}

/** Returns the first text of a column, or ''. */
function findText(rows: SheetRows, index: number): string {
  for (const { cells } of rows) {
    const text = cleanCell(cells[index]);
    if (text !== '') return text;
  }
  return '';
}

function mentionsField(field: Field, group: readonly OwnColumn[]): boolean {
  return field.kind === 'own' && group.includes(field.own);
}

function atColumn(column: string | null, issue: CellIssue): HeaderIssue {
  return { column, issue };
}
