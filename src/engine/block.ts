import type { Currency } from '@/domain/money';
import type { AttributeValue, EpochMs, Offer, OfferCode } from '@/domain/offer';
import { OFFER_STATUSES } from '@/domain/offer';
import type { BlockItems } from './blockItems';
import { heldBy } from './blockItems';
import type { BlockMemory } from './blockMemory';
import type { ChoiceColumn } from './buildChoices';
import { codeAt } from './codeTable';
import type { Moments } from './moments';
import { momentAt } from './moments';
import type { NumberColumn } from './numberColumn';
import { numberAt } from './numberColumn';
import type { Places } from './placeRows';
import type { OfferWords } from './textIndex';

/** Up to 65,535 offers as columns, searched by themselves; a catalogue is one block or several. See `placeRows.ts` for
 *  what a doc and what a rank is. */
export type Block = Omit<Places, 'pieceOf' | 'rowOf'> & {
  readonly currency: Currency;
  /** Where what is counted and matched lies. */
  readonly memory: BlockMemory;
  /** Published prices in minor units, by doc: ascending. */
  readonly prices: NumberColumn;
  /** Places in OFFER_STATUSES, by doc. */
  readonly statuses: Uint8Array;
  readonly items: BlockItems;
  /** By doc. */
  readonly resources: ReadonlyMap<string, NumberColumn>;
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  /** Shop, enum and yes/no attributes, by doc. */
  readonly choices: ReadonlyMap<string, ChoiceColumn>;
  /** Milliseconds since 1970, by rank: descending. */
  readonly listedAt: Moments;
  /** Where texts that have not come yet will belong; null once they have. */
  readonly rows: BlockRows | null;
  /** Docs by a resource, the most or the least first; docs without it last, equals by rank. */
  readonly orderBy: (resource: string, descending: boolean) => Uint16Array;
};

/** The rows that the docs of a block were made of: rank → its piece, and the row in that piece's segment. */
export type BlockRows = Pick<Places, 'pieceOf' | 'rowOf'>;

export const SHOP = 'shop';

/** The column of a range facet other than the price; undefined where no offer of the block has it. */
export function numbersOf(block: Block, facet: string): NumberColumn | undefined {
  return block.resources.get(facet) ?? block.numbers.get(facet);
}

/** The code of a doc. */
export function codeOf({ codes, rankOfDoc }: Block, doc: number): string {
  return codeAt(codes.codes, rankOfDoc[doc]!);
}

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
