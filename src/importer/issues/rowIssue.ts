import type { Localized } from '@/domain/localized';
import type { Currency } from '@/domain/money';
import type { OfferStatus } from '@/domain/offer';
import type { TextEncoding } from './sheetEncoding';

/** Every kind of problem with its severity: an error refuses its row (in the header: the sheet), a warning does not. */
export const ISSUE_SEVERITIES = {
  undecodable: 'error',
  'broken-quotes': 'error',
  'empty-sheet': 'error',
  'broken-workbook': 'error',
  'encrypted-or-xls': 'error',
  html: 'error',
  'other-file': 'error',
  'too-large': 'error',
  'other-sheet': 'warning',
  'hidden-sheet': 'warning',
  'title-row': 'warning',
  'header-row': 'warning',
  'note-row': 'warning',
  'total-row': 'warning',
  'section-row': 'warning',
  'hidden-rows': 'warning',
  'status-from-text': 'warning',
  'cell-error': 'error',
  'no-cached-value': 'error',
  'lossy-number': 'warning',
  'merged-cells': 'warning',
  'struck-out': 'error',
  'missing-column': 'error',
  'duplicate-column': 'error',
  'ambiguous-column': 'error',
  'scaled-column': 'error',
  'unknown-column': 'warning',
  'unnamed-column': 'warning',
  'replaced-column': 'warning',
  'lost-column': 'warning',
  'absent-column': 'warning',
  missing: 'error',
  blank: 'warning',
  'extra-cell': 'error',
  'not-a-code': 'error',
  duplicate: 'error',
  'not-a-price': 'error',
  'other-currency': 'error',
  'unknown-currency': 'error',
  'mixed-currency': 'error',
  'no-price': 'error',
  'zero-price': 'warning',
  'rough-amount': 'warning',
  'not-an-amount': 'error',
  'not-a-whole-number': 'error',
  'out-of-range': 'warning',
  'not-a-date': 'error',
  'unknown-value': 'error',
  'unknown-item': 'error',
  'other-game-item': 'error',
  'ambiguous-item': 'error',
  'unknown-level': 'error',
  'repeated-item': 'warning',
  'too-long': 'error',
  'bad-link': 'error',
  'unread-text': 'warning',
  'ambiguous-text': 'warning',
  'guessed-text': 'warning',
  'listing-differs': 'warning',
} as const satisfies Readonly<Record<string, 'error' | 'warning'>>;

export type IssueCode = keyof typeof ISSUE_SEVERITIES;
export type IssueSeverity = (typeof ISSUE_SEVERITIES)[IssueCode];

/** What was expected, as data; formatted by `describeExpected`. */
export type Expectation =
  | { readonly kind: 'readable'; readonly encoding: TextEncoding; readonly offset: number }
  | { readonly kind: 'closedQuote' }
  | { readonly kind: 'header' }
  | { readonly kind: 'wholeWorkbook' }
  | { readonly kind: 'openWorkbook' }
  | { readonly kind: 'savedSheet' }
  | { readonly kind: 'sheetFile' }
  | { readonly kind: 'sizeWithin'; readonly measure: SizeMeasure; readonly most: number }
  | { readonly kind: 'offerSheet' }
  | { readonly kind: 'shownSheet' }
  | { readonly kind: 'offerRow'; readonly skipped: SkippedRow }
  | { readonly kind: 'shownRows'; readonly count: number }
  | { readonly kind: 'statusColumn'; readonly status: OfferStatus }
  | { readonly kind: 'keptText' }
  | { readonly kind: 'cellValue' }
  | { readonly kind: 'savedValue' }
  | { readonly kind: 'exactNumber'; readonly digits: number }
  | { readonly kind: 'ownCell' }
  | { readonly kind: 'column'; readonly names: readonly Localized[] }
  | { readonly kind: 'knownColumn' }
  | { readonly kind: 'columnOnce'; readonly names: Localized }
  | { readonly kind: 'plainUnits' }
  | { readonly kind: 'cells'; readonly count: number }
  | { readonly kind: 'text' }
  | { readonly kind: 'code' }
  | { readonly kind: 'codeOnce'; readonly rows: readonly number[]; readonly elsewhere?: readonly SheetLocation[] }
  | { readonly kind: 'price'; readonly currency: Currency; readonly digits: number }
  | { readonly kind: 'amount' }
  | { readonly kind: 'whole'; readonly min: number; readonly max: number }
  | { readonly kind: 'date' }
  | { readonly kind: 'oneOf'; readonly names: readonly Localized[] }
  | { readonly kind: 'item' }
  | { readonly kind: 'level'; readonly top: number; readonly first: Localized | null; readonly last: Localized | null }
  | { readonly kind: 'itemOnce'; readonly level: number }
  | { readonly kind: 'textWithin'; readonly most: number }
  | { readonly kind: 'mappedColumn'; readonly field: string }
  | { readonly kind: 'freeField'; readonly names: Localized }
  | { readonly kind: 'priceIn'; readonly currency: Currency; readonly marked: readonly Currency[] }
  | { readonly kind: 'currencyCode'; readonly known: readonly string[] }
  | { readonly kind: 'currencyOfPrice'; readonly marked: readonly Currency[] }
  | { readonly kind: 'statedPrice' }
  | { readonly kind: 'paidPrice' }
  | { readonly kind: 'exactAmount'; readonly amount: number }
  | { readonly kind: 'itemHere'; readonly games: readonly Localized[] }
  | { readonly kind: 'harmlessText'; readonly scheme: string }
  | { readonly kind: 'readableText' }
  | { readonly kind: 'plainName'; readonly names: Localized }
  | { readonly kind: 'sameAsColumn'; readonly column: string };

/** Quantities with a limit. */
export type SizeMeasure = 'bytes' | 'columns' | 'rows' | 'cells';

/** Kinds of rows that are not offers. */
export type SkippedRow = 'title' | 'header' | 'note' | 'total' | 'section';

/** A row of another sheet of the workbook. */
export type SheetLocation = { readonly sheet: string; readonly row: number };

/** A problem of one cell's text, without its location. */
export type CellIssue = {
  readonly code: IssueCode;
  readonly expected: Expectation;
  /** The actual text as in the sheet; empty for an empty cell. */
  readonly got: string;
  /** Replacement text, if one can be guessed. */
  readonly suggestion: string | null;
};

/** A located problem of the operator's sheet. */
export type RowIssue = CellIssue & {
  readonly file: string;
  /** Name of the sheet in a workbook; null for other files. */
  readonly sheet: string | null;
  /** Row number as in spreadsheets, from 1; the header counts. */
  readonly row: number;
  /** The column's header as written; null if the problem is not about one column. */
  readonly column: string | null;
  readonly severity: IssueSeverity;
};

/** Location of a cell. */
export type CellLocation = Pick<RowIssue, 'file' | 'sheet' | 'row' | 'column'>;

/** Adds the location to a cell's problem. */
export function locateIssue(issue: CellIssue, location: CellLocation): RowIssue {
  return { ...location, severity: ISSUE_SEVERITIES[issue.code], ...issue };
}

/** Returns true if one of the issues refuses its row. */
export function hasErrors(issues: readonly RowIssue[]): boolean {
  return issues.some((issue) => issue.severity === 'error');
}
