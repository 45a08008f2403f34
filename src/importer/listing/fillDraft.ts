import { toWholeUnits } from '@/domain/money';
import type { ItemId, OfferItem } from '@/domain/offer';
import type { Draft } from '@/importer/fields/draft';
import { type Column, fieldIdOf } from '@/importer/fields/fields';
import type { CellIssue } from '@/importer/issues/rowIssue';
import type { Said, Told } from './told';

/** Adds to a draft what the listing text says and the row's own cells do not. Where both speak, the cell counts, and a text that says
 *  otherwise is reported.
 *  @param columns  of the sheet, to say which cell counts
 *  @returns        what the two say differently */
export function fillDraft(draft: Draft, told: Told, columns: readonly Column[]): readonly CellIssue[] {
  const issues: CellIssue[] = [];
  const differ = (field: string, { words }: Said<unknown>) => {
    const expected = { kind: 'sameAsColumn', column: headerOf(field, columns) } as const;
    issues.push({ code: 'listing-differs', expected, got: words, suggestion: null });
  };
  draft.items = fillItems(draft.items ?? [], told.items, (said) => differ('items', said));
  for (const [id, said] of told.resources) {
    const own = draft.resources[id];
    if (own === undefined) draft.resources[id] = said.value;
    else if (!isRounded(own, said.value)) differ(id, said);
  }
  for (const [id, said] of told.attributes) {
    const own = draft.attributes[id];
    if (own === undefined) draft.attributes[id] = said.value;
    else if (own !== said.value) differ(id, said);
  }
  const { price, status } = draft;
  if (told.status !== null && status !== undefined && status !== told.status.value) differ('status', told.status);
  if (told.price !== null && price !== undefined) {
    const { value, words, currencies } = told.price;
    if (toWholeUnits(price.amount, price.currency) !== value) differ('price', told.price);
    // The same number beside the sign of other money: the price is most likely in that.
    else if (currencies?.includes(price.currency) === false) {
      const expected = { kind: 'priceIn', currency: price.currency, marked: currencies } as const;
      issues.push({ code: 'other-currency', expected, got: words, suggestion: null });
    }
  }
  draft.status ??= told.status?.value;
  return issues;
}

function headerOf(id: string, columns: readonly Column[]): string {
  return columns.find(({ field }) => fieldIdOf(field) === id)?.header ?? id;
}

/** A name without a level says no level, so it contradicts none. */
function fillItems(
  own: readonly OfferItem[],
  told: Told['items'],
  differ: (said: Said<OfferItem>) => void,
): readonly OfferItem[] {
  const levels = new Map<ItemId, number>(own.map(({ item, level }) => [item, level]));
  const added = told.filter(({ value }) => !levels.has(value.item)).map(({ value }) => value);
  for (const said of told) {
    const level = levels.get(said.value.item);
    if (level !== undefined && said.value.level > 1 && said.value.level !== level) differ(said);
  }
  return [...own, ...added];
}

/** True if a text that says `told` may mean `own`: people write 3w of 30450 stones. */
function isRounded(own: number, told: number): boolean {
  let step = 1;
  while (told > 0 && told % (step * 10) === 0) step *= 10;
  return own - (own % step) === told;
}
