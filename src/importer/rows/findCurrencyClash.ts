import type { Currency } from '@/domain/money';
import { currenciesOfPrice } from '@/importer/cells/parsePrice';
import { fieldIdOf } from '@/importer/fields/fields';
import type { CellIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { SheetRow } from '@/importer/sheet/sheet';
import type { ReadColumn } from './sheetContext';

/** Finds a currency cell that contradicts the sign of its row's price: JPY beside 300元.
 *  @param currencies  possible meanings of the currency cell; undefined if it is empty or unknown
 *  @returns  the issue of the currency cell with its header, or null */
export function findCurrencyClash(
  { cells }: SheetRow,
  columns: readonly ReadColumn[],
  currencies: readonly Currency[] | undefined,
): { readonly header: string; readonly issue: CellIssue } | null {
  const findCell = (id: string) => columns.find(({ field }) => fieldIdOf(field) === id);
  const [price, currency] = currencies === undefined ? [] : [findCell('price'), findCell('currency')];
  if (currencies === undefined || price === undefined || currency === undefined) return null;
  const marked = currenciesOfPrice(cleanCell(cells[price.index]));
  if (marked === null || marked.some((one) => currencies.includes(one))) return null;
  const got = cleanCell(cells[currency.index]);
  const issue = {
    code: 'mixed-currency',
    expected: { kind: 'currencyOfPrice', marked },
    got,
    suggestion: null,
  } as const;
  return { header: currency.header, issue };
}
