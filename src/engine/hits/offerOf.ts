import type { AttributeValue, EpochMs, Offer, OfferCode } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import type { NumberColumn } from '@/engine/columns/numberColumn';
import { numberAt } from '@/engine/columns/numberColumn';
import { timestampAt } from '@/engine/columns/timestamps';
import type { Block } from '@/engine/index/block';
import { codeOf, SHOP } from '@/engine/index/block';
import { itemsOfDoc } from '@/engine/index/blockItems';
import type { ChoiceColumn } from '@/engine/index/buildChoices';
import type { OfferTexts } from '@/engine/index/textIndex';

/** Assembles the published offer of a document. Items are ordered by id, since the items of an offer are a set. */
export function offerOf(block: Block, doc: number, { title, note }: OfferTexts): Offer {
  const rank = block.rankOfDoc[doc]!;
  return {
    code: codeOf(block, doc) as OfferCode,
    shop: String(chosenValue(block.choices.get(SHOP), doc)),
    price: { amount: block.prices[doc]!, currency: block.currency },
    items: itemsOfDoc(block.items, doc) as Offer['items'],
    resources: numbersOfDoc(block.resources, doc),
    attributes: attributesOf(block, doc),
    title,
    note,
    status: OFFER_STATUSES[block.statuses[doc]!]!,
    listedAt: timestampAt(block.listedAt, rank) as EpochMs,
  };
}

function attributesOf(block: Block, doc: number): Offer['attributes'] {
  const attributes: Record<string, AttributeValue> = numbersOfDoc(block.numbers, doc);
  for (const [id, column] of block.choices) {
    const value = id === SHOP ? null : chosenValue(column, doc);
    if (value !== null) attributes[id] = value;
  }
  return attributes;
}

function numbersOfDoc(columns: ReadonlyMap<string, NumberColumn>, doc: number): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const [id, column] of columns) {
    const value = numberAt(column, doc);
    if (!Number.isNaN(value)) numbers[id] = value;
  }
  return numbers;
}

function chosenValue(column: ChoiceColumn | undefined, doc: number): string | boolean | null {
  return column?.values[column.valueIds[doc]! - 1] ?? null;
}
