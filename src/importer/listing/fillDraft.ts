import { toWholeUnits } from '@/domain/money';
import type { ItemId, OfferItem } from '@/domain/offer';
import type { Draft } from '@/importer/fields/draft';
import { type Column, fieldIdOf } from '@/importer/fields/fields';
import type { CellIssue } from '@/importer/issues/rowIssue';
import type { ListingValue, ListingValues } from './told';

/** Adds to a draft what the listing text says and the row's own cells do not. Where both speak, the cell counts, and a text that says
 *  otherwise is reported.
 *  @param columns  of the sheet, to say which cell counts
 *  @returns        what the two say differently */
export function fillDraft(draft: Draft, listing: ListingValues, columns: readonly Column[]): readonly CellIssue[] {
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
    // The same number beside the sign of other money: the price is most likely in that.
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

/** A name without a level says no level, so it contradicts none. */
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

/** True if a text that says `told` may mean `own`: people write 3w of 30450 stones. */
function isRoundedValue(ownValue: number, listing: number): boolean {
  let roundingStep = 1;
  while (listing > 0 && listing % (roundingStep * 10) === 0) roundingStep *= 10;
  return ownValue - (ownValue % roundingStep) === listing;
}
