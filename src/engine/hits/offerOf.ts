import type { AttributeValue, EpochMs, Offer, OfferCode } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import type { NumberColumn } from '@/engine/columns/numberColumn';
import { numberAt } from '@/engine/columns/numberColumn';
import { momentAt } from '@/engine/columns/timestamps';
import type { Block } from '@/engine/index/block';
import { codeOf, SHOP } from '@/engine/index/block';
import { heldBy } from '@/engine/index/blockItems';
import type { ChoiceColumn } from '@/engine/index/buildChoices';
import type { OfferWords } from '@/engine/index/textIndex';

/** Makes the offer of a doc. Items come in the order of their ids, for an offer's items are a set. */
export function offerOf(block: Block, doc: number, { title, note }: OfferWords): Offer {
  const rank = block.rankOfDoc[doc]!;
  return {
    code: codeOf(block, doc) as OfferCode,
    shop: String(pickedBy(block.choices.get(SHOP), doc)),
    price: { amount: block.prices[doc]!, currency: block.currency },
    items: heldBy(block.items, doc) as Offer['items'],
    resources: numbersHeld(block.resources, doc),
    attributes: attributesOf(block, doc),
    title,
    note,
    status: OFFER_STATUSES[block.statuses[doc]!]!,
    listedAt: momentAt(block.listedAt, rank) as EpochMs,
  };
}

function attributesOf(block: Block, doc: number): Offer['attributes'] {
  const attributes: Record<string, AttributeValue> = numbersHeld(block.numbers, doc);
  for (const [id, column] of block.choices) {
    const value = id === SHOP ? null : pickedBy(column, doc);
    if (value !== null) attributes[id] = value;
  }
  return attributes;
}

function numbersHeld(columns: ReadonlyMap<string, NumberColumn>, doc: number): Record<string, number> {
  const held: Record<string, number> = {};
  for (const [id, column] of columns) {
    const value = numberAt(column, doc);
    if (!Number.isNaN(value)) held[id] = value;
  }
  return held;
}

function pickedBy(column: ChoiceColumn | undefined, doc: number): string | boolean | null {
  return column?.values[column.picks[doc]! - 1] ?? null;
}
