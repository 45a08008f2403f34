import { CURRENCY_DIGITS } from '@/domain/money';
import type { OwnColumn } from '@/importer/fields/columnNames';
import type { Column } from '@/importer/fields/fields';
import type { ShopSettings } from '@/importer/fields/settings';
import type { CellIssue, Expectation } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { SheetRow } from '@/importer/sheet/sheet';
import type { SheetContext } from './sheetContext';

/** An empty cell that should have a value. */
export type BlankCell = { readonly header: string; readonly issue: CellIssue };

/** Finds empty cells that refuse their row (code, price, content) or cause a warning (shop, listing time). */
export function findBlanks({ cells }: SheetRow, { columns, settings }: SheetContext): readonly BlankCell[] {
  const isEmpty = ({ index }: Column) => cleanCell(cells[index]) === '';
  const empty = columns.filter((column) => column.field.kind === 'own' && isEmpty(column));
  if (empty.length === 0) return [];
  const isReported = columns.some((column) => isContent(column) && !isEmpty(column));
  const [required] = CONTENT.flatMap((one) => columns.filter((column) => ownOf(column) === one));
  return empty.flatMap((column) => {
    const ownColumn = ownOf(column);
    const covered = isContent(column) && (isReported || column !== required);
    const code = ownColumn === null || covered ? null : blankCode(ownColumn, settings);
    if (ownColumn === null || code === null) return [];
    return [
      { header: column.header, issue: { code, expected: expectedOf(ownColumn, settings), got: '', suggestion: null } },
    ];
  });
}

/** Columns with an offer's content, of which a row must fill at least one. If all are empty, the first in this order that the sheet
 *  has is reported. */
const CONTENT: readonly OwnColumn[] = ['items', 'listing', 'title'];

function isContent({ field }: Column): boolean {
  return field.kind === 'own' && CONTENT.includes(field.own);
}

function ownOf({ field }: Column): OwnColumn | null {
  return field.kind === 'own' ? field.own : null;
}

function blankCode(ownColumn: OwnColumn, settings: ShopSettings): 'missing' | 'blank' | null {
  switch (ownColumn) {
    case 'code':
    case 'price':
    case 'items':
    case 'listing':
    case 'title':
      return 'missing';
    case 'shop':
      return settings.shop === '' ? 'blank' : null;
    case 'listedAt':
      return 'blank';
    // If this cell is empty, the header or the settings define the currency.
    case 'currency':
    case 'note':
    case 'status':
      return null;
  }
}

function expectedOf(ownColumn: OwnColumn, { currency }: ShopSettings): Expectation {
  switch (ownColumn) {
    case 'code':
      return { kind: 'code' };
    case 'price':
      return { kind: 'price', currency, digits: CURRENCY_DIGITS[currency] };
    case 'items':
      return { kind: 'item' };
    case 'listedAt':
      return { kind: 'date' };
    default:
      return { kind: 'text' };
  }
}
