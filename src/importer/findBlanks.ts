import { CURRENCY_DIGITS } from '@/domain/money';
import { cleanCell } from './cleanCell';
import type { OwnColumn } from './columnNames';
import type { Column } from './fields';
import type { CellIssue, Expectation } from './rowIssue';
import type { ShopSettings } from './settings';
import type { SheetRow } from './sheet';
import type { SheetContext } from './sheetContext';

/** An empty cell that should hold something. */
export type Blank = { readonly header: string; readonly issue: CellIssue };

/** Finds the empty cells of a row that refuse it (code, price, what it holds) or are worth a word
 *  (shop, listing time). */
export function findBlanks(row: SheetRow, { columns, settings }: SheetContext): readonly Blank[] {
  const own = columns.flatMap((column) => ownColumn(column, row));
  const speaks = own.some(({ id, filled }) => isContent(id) && filled);
  const [first] = CONTENT.flatMap((one) => own.filter(({ id }) => id === one));
  return own.flatMap((cell) => {
    const { id, header, filled } = cell;
    const covered = isContent(id) && (speaks || cell !== first);
    const code = filled || covered ? null : blankCode(id, settings);
    if (code === null) return [];
    return [{ header, issue: { code, expected: expectedOf(id, settings), got: '', suggestion: null } }];
  });
}

/** The columns that say what an offer holds; one of them is enough, and the first that the sheet has is asked for. */
const CONTENT: readonly OwnColumn[] = ['items', 'listing', 'title'];

function isContent(own: OwnColumn): boolean {
  return CONTENT.includes(own);
}

type OwnCell = { readonly id: OwnColumn; readonly header: string; readonly filled: boolean };

function ownColumn({ field, header, index }: Column, row: SheetRow): readonly OwnCell[] {
  return field.kind === 'own' ? [{ id: field.own, header, filled: cleanCell(row.cells[index]) !== '' }] : [];
}

function blankCode(own: OwnColumn, settings: ShopSettings): 'missing' | 'blank' | null {
  switch (own) {
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
    case 'note':
    case 'status':
      return null;
  }
}

function expectedOf(own: OwnColumn, { currency }: ShopSettings): Expectation {
  switch (own) {
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
