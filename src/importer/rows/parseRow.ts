import { fail, ok, type Result } from '@/base/result';
import type { EpochMs, Offer } from '@/domain/offer';
import { createDraft, type Draft } from '@/importer/fields/draft';
import type { Field } from '@/importer/fields/fields';
import type { ShopSettings } from '@/importer/fields/settings';
import { type CellIssue, hasErrors, ISSUE_SEVERITIES, locateIssue, type RowIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { ListingValues } from '@/importer/listing/told';
import type { SheetRow } from '@/importer/sheet/sheet';
import { addListing } from './addListing';
import { type BlankCell, findBlanks } from './findBlanks';
import { findCurrencyClash } from './findCurrencyClash';
import type { SheetContext } from './sheetContext';

/** An offer, with the warnings of its row. */
export type ParsedRow = { readonly offer: Offer; readonly warnings: readonly RowIssue[] };

/** The listing time of an offer whose sheet says none: as old as can be, so that it never passes for new.
 *  The clock would make every build a new catalog. */
const UNKNOWN_TIME = 0 as EpochMs;

/** Reads one row: all its cells, with all their problems.
 *  @returns  the offer, or every issue of the row, warnings too; no issue at all where only a missing column is to blame */
export function parseRow(row: SheetRow, context: SheetContext): Result<ParsedRow, readonly RowIssue[]> {
  const { file, sheet, columns } = context;
  const draft = createDraft();
  const issues: RowIssue[] = [];
  const report = (found: readonly CellIssue[], column: string | null) => {
    for (const issue of found) issues.push(locateIssue(issue, { file, sheet, row: row.row, column }));
  };
  for (const { index, header, read, field } of columns) {
    const text = cleanCell(row.cells[index]);
    const issues = cellIssuesOf(row, index);
    report(issues, header);
    if (text === '' || issues.some(isError)) continue;
    const currencyClash = isPrice(field) ? findCurrencyClash(row, columns, draft.currencies) : null;
    if (currencyClash === null) report(read(draft, text), header);
    else report([currencyClash.issue], currencyClash.header);
  }
  const listing = addListing(draft, row, context);
  report(listing.issues, context.listing?.column.header ?? null);
  for (const { header, issue } of findBlanks(row, context))
    report([suggestListingPrice(issue, listing.values, context.settings)], header);
  report(findExtraCells(row, context.width), null);
  if (!hasErrors(issues)) reportEmptyItems(row, draft, context, report);
  const offer = finishOffer(draft, context);
  return offer === null || hasErrors(issues) ? fail(issues) : ok({ offer, warnings: issues });
}

/** An items cell of nothing but separators fills its column and still says nothing: with no title, nobody could know what is sold. */
function reportEmptyItems(
  { cells }: SheetRow,
  { items, title }: Draft,
  { columns }: SheetContext,
  report: (found: readonly CellIssue[], column: string | null) => void,
): void {
  if (title !== undefined || items === undefined || items.length > 0) return;
  const column = columns.find(({ field, index }) => isItems(field) && cleanCell(cells[index]) !== '');
  if (column === undefined) return;
  const got = cleanCell(cells[column.index]);
  report([{ code: 'missing', expected: { kind: 'item' }, got, suggestion: null }], column.header);
}

function isItems(field: Field): boolean {
  return field.kind === 'own' && field.own === 'items';
}

function isPrice(field: Field): boolean {
  return field.kind === 'own' && field.own === 'price';
}

/** A price that only the text says is a suggestion: what the money is must be sure. None is made of a range or another currency. */
function suggestListingPrice(
  issue: BlankCell['issue'],
  values: ListingValues | null,
  { currency }: ShopSettings,
): CellIssue {
  const price = issue.expected.kind === 'price' ? (values?.price ?? null) : null;
  if (price === null || !price.isExact || price.currencies?.includes(currency) === false) return issue;
  return { ...issue, suggestion: String(price.value) };
}

/** What was wrong with a cell before it came here; nearly always nothing. */
function cellIssuesOf({ issues }: SheetRow, index: number): readonly CellIssue[] {
  return issues === undefined
    ? []
    : issues.flatMap((cellIssue) => (cellIssue.index === index ? [cellIssue.issue] : []));
}

/** True for what makes the text of a cell worthless. */
function isError({ code }: CellIssue): boolean {
  return ISSUE_SEVERITIES[code] === 'error';
}

function finishOffer(draft: Draft, { settings }: SheetContext): Offer | null {
  const { code, price } = draft;
  if (code === undefined || price === undefined) return null;
  return {
    code,
    price,
    shop: draft.shop ?? settings.shop,
    items: draft.items ?? [],
    resources: draft.resources,
    attributes: draft.attributes,
    title: draft.title ?? '',
    note: draft.note ?? '',
    status: draft.status ?? 'onSale',
    listedAt: draft.listedAt ?? UNKNOWN_TIME,
  };
}

/** Text behind the last header is most often a comma that was not quoted, and then the cells before it are shifted. */
function findExtraCells(row: SheetRow, width: number): readonly CellIssue[] {
  if (row.cells.length <= width) return [];
  const extra = row.cells
    .slice(width)
    .map(cleanCell)
    .find((cell) => cell !== '');
  if (extra === undefined) return [];
  return [{ code: 'extra-cell', expected: { kind: 'cells', count: width }, got: extra, suggestion: null }];
}
