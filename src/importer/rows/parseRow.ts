import { fail, ok, type Result } from '@/base/result';
import type { EpochMs, Offer } from '@/domain/offer';
import type { Field } from '@/importer/fields/fields';
import { createRowDraft, type RowDraft } from '@/importer/fields/rowDraft';
import type { ShopSettings } from '@/importer/fields/settings';
import { type CellIssue, hasErrors, ISSUE_SEVERITIES, locateIssue, type RowIssue } from '@/importer/issues/rowIssue';
import { cleanCell } from '@/importer/lexical/cleanCell';
import type { ListingValues } from '@/importer/listing/listingValues';
import type { SheetRow } from '@/importer/sheet/sheet';
import { addListing } from './addListing';
import { type BlankCell, findBlanks } from './findBlanks';
import { findCurrencyClash } from './findCurrencyClash';
import { addStatedStatus, sectionStatus } from './rowStatus';
import type { SheetContext } from './sheetContext';

/** An offer with the warnings of its row. */
export type ParsedRow = { readonly offer: Offer; readonly warnings: readonly RowIssue[] };

/** Listing time of offers without one: the oldest possible, so that they never appear new. The current time would make every
 *  build a new catalog version. */
const UNKNOWN_TIME = 0 as EpochMs;

/** Parses one row and reports all problems of its cells.
 *  @returns  the offer, or every issue of the row including warnings. If a missing column is the only reason for refusing the row,
 *            there is no error among them, since the header's issues report the column. */
export function parseRow(row: SheetRow, context: SheetContext): Result<ParsedRow, readonly RowIssue[]> {
  const { file, sheet, columns } = context;
  const draft = createRowDraft();
  const issues: RowIssue[] = [];
  const report = (found: readonly CellIssue[], column: string | null) => {
    for (const issue of found) issues.push(locateIssue(issue, { file, sheet, row: row.row, column }));
  };
  for (const { index, header, read, field } of columns) {
    const text = cleanCell(row.cells[index]);
    const cellIssues = cellIssuesOf(row, index, field, text === '');
    report(cellIssues, header);
    if (text === '' || cellIssues.some(isError)) continue;
    const currencyClash = isPrice(field) ? findCurrencyClash(row, columns, draft.currencies) : null;
    if (currencyClash === null) report(read(draft, text), header);
    else report([currencyClash.issue], currencyClash.header);
  }
  const listing = addListing(draft, row, context);
  report(listing.issues, context.listing?.column.header ?? null);
  for (const { header, issue } of addStatedStatus(draft, row, context)) report([issue], header);
  draft.status ??= sectionStatus(context.statusSections, row.row) ?? undefined;
  for (const { header, issue } of findBlanks(row, context))
    report([suggestListingPrice(issue, listing.values, context.settings)], header);
  report(findExtraCells(row, context.width), null);
  if (!hasErrors(issues)) reportEmptyItems(row, draft, context, report);
  const offer = finishOffer(draft, context);
  return offer === null || hasErrors(issues) ? fail(issues) : ok({ offer, warnings: issues });
}

/** Reports an items cell that consists only of separators as an error if the row has no title, since the offer would have no
 *  content. */
function reportEmptyItems(
  { cells }: SheetRow,
  { items, title }: RowDraft,
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

/** A price found only in the text is a suggestion, since prices must be certain. Ranges and foreign currencies are not suggested. */
function suggestListingPrice(
  issue: BlankCell['issue'],
  values: ListingValues | null,
  { currency }: ShopSettings,
): CellIssue {
  const price = issue.expected.kind === 'price' ? (values?.price ?? null) : null;
  if (price === null || !price.isExact || price.currencies?.includes(currency) === false) return issue;
  return { ...issue, suggestion: String(price.value) };
}

/** Returns the problems of a cell found before parsing; usually none. An empty cell below the first one of a merged range has none either, except
 *  for the status: an offer that is marked as sold in a merged cell must not appear as available. */
function cellIssuesOf({ issues }: SheetRow, index: number, field: Field, isEmpty: boolean): readonly CellIssue[] {
  const own = issues?.flatMap((cellIssue) => (cellIssue.index === index ? [cellIssue.issue] : [])) ?? [];
  if (!isEmpty) return own;
  return own.flatMap((issue): readonly CellIssue[] => {
    if (issue.code !== 'merged-cells') return [issue];
    return field.kind === 'own' && field.own === 'status' ? [{ ...issue, code: 'missing' }] : [];
  });
}

/** Returns true for problems that make a cell's text unusable. */
function isError({ code }: CellIssue): boolean {
  return ISSUE_SEVERITIES[code] === 'error';
}

function finishOffer(draft: RowDraft, { settings }: SheetContext): Offer | null {
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

/** Text after the last header usually means an unquoted comma that shifted the preceding cells. */
function findExtraCells(row: SheetRow, width: number): readonly CellIssue[] {
  if (row.cells.length <= width) return [];
  const extra = row.cells
    .slice(width)
    .map(cleanCell)
    .find((cell) => cell !== '');
  if (extra === undefined) return [];
  return [{ code: 'extra-cell', expected: { kind: 'cells', count: width }, got: extra, suggestion: null }];
}
