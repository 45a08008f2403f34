import { toWholeUnits } from '@/domain/money';
import type { ItemId, OfferItem } from '@/domain/offer';
import { type Column, fieldIdOf } from '@/importer/fields/fields';
import type { RowDraft } from '@/importer/fields/rowDraft';
import type { CellIssue } from '@/importer/issues/rowIssue';
import type { ListingValue, ListingValues } from './listingValues';

/** Adds values of the listing text that the row's own cells lack. Cells take precedence, and contradictions are reported.
 *  @param columns  columns of the sheet; issues name the one that takes precedence
 *  @returns  the contradictions */
export function fillDraft(draft: RowDraft, listing: ListingValues, columns: readonly Column[]): readonly CellIssue[] {
  const issues: CellIssue[] = [];
  const reportDifference = (field: string, { text }: ListingValue<unknown>) => {
    const expected = { kind: 'sameAsColumn', column: headerOf(field, columns) } as const;
    issues.push({ code: 'listing-differs', expected, got: text, suggestion: null });
  };
  draft.items = fillItems(draft.items ?? [], listing.items, (listed) => reportDifference('items', listed));
  for (const [id, listed] of listing.resources) {
    const ownValue = draft.resources[id];
    if (ownValue === undefined) draft.resources[id] = listed.value;
    else if (!isRoundedValue(ownValue, listed.value)) reportDifference(id, listed);
  }
  for (const [id, listed] of listing.attributes) {
    const ownValue = draft.attributes[id];
    if (ownValue === undefined) draft.attributes[id] = listed.value;
    else if (ownValue !== listed.value) reportDifference(id, listed);
  }
  const { price, status } = draft;
  if (listing.status !== null && status !== undefined && status !== listing.status.value)
    reportDifference('status', listing.status);
  if (listing.price !== null && price !== undefined) {
    const { value, text, currencies } = listing.price;
    if (toWholeUnits(price.amount, price.currency) !== value) reportDifference('price', listing.price);
    // The same number with another currency is most likely a price in that currency.
    else if (currencies?.includes(price.currency) === false) {
      const expected = { kind: 'priceIn', currency: price.currency, marked: currencies } as const;
      issues.push({ code: 'other-currency', expected, got: text, suggestion: null });
    }
  }
  draft.status ??= listing.status?.value;
  return issues;
}

function headerOf(id: string, columns: readonly Column[]): string {
  return columns.find(({ field }) => fieldIdOf(field) === id)?.header ?? id;
}

/** A name without a level contradicts no level. */
function fillItems(
  ownValue: readonly OfferItem[],
  listing: ListingValues['items'],
  reportDifference: (listed: ListingValue<OfferItem>) => void,
): readonly OfferItem[] {
  const levels = new Map<ItemId, number>(ownValue.map(({ item, level }) => [item, level]));
  const added = listing.filter(({ value }) => !levels.has(value.item)).map(({ value }) => value);
  for (const listed of listing) {
    const level = levels.get(listed.value.item);
    if (level !== undefined && listed.value.level > 1 && listed.value.level !== level) reportDifference(listed);
  }
  return [...ownValue, ...added];
}

/** Returns true if the listing's value is a rounded form of the cell's: 3w for 30450 stones. */
function isRoundedValue(ownValue: number, listing: number): boolean {
  let roundingStep = 1;
  while (listing > 0 && listing % (roundingStep * 10) === 0) roundingStep *= 10;
  return ownValue - (ownValue % roundingStep) === listing;
}
