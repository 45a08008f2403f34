import type { ItemNames } from '@/domain/itemNames';
import type { Offer } from '@/domain/offer';
import type { NumberColumn } from './numberColumn';
import { readNumbers } from './numberColumn';
import { choiceOf, facetsOf, numberOf } from './offerValues';
import type { Word } from './words';
import { createWordReader, ownText } from './words';

/** An offer with what is slow to find out found out once. */
export type Row = {
  /** Its place in every column. */
  readonly at: number;
  readonly offer: Offer;
  /** Folded, see `ownText`. */
  readonly text: string;
  /** The numbers of its items, in the order of `offer.items`. */
  readonly items: readonly number[];
};

/** The values of a choice facet. */
export type ChoiceColumn = {
  readonly values: readonly string[];
  /** Row → place in `values`, −1 for a row that has none. */
  readonly picks: Int32Array;
};

/** A shop without its overlay, as the oracle asks it. */
export type ShopRows = {
  readonly rows: readonly Row[];
  readonly itemIds: readonly string[];
  readonly itemOfId: ReadonlyMap<string, number>;
  /** Item → the highest level that an offer gives. */
  readonly topLevels: readonly number[];
  /** Shop, enum and yes/no attributes. */
  readonly choices: ReadonlyMap<string, ChoiceColumn>;
  /** Resources and whole-number attributes. */
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  /** Resources that some offer has: those are sort keys. */
  readonly resources: ReadonlySet<string>;
  readonly readWords: (text: string) => readonly Word[];
};

/** Reads the offers of a shop.
 *  @param names  every spelling of the items that text may match */
export function readShop(offers: readonly Offer[], names: readonly ItemNames[]): ShopRows {
  const itemOfId = new Map<string, number>();
  const topLevels: number[] = [];
  const rows = offers.map((offer, at) => {
    const items = offer.items.map(({ item, level }) => {
      const number = itemOfId.get(item) ?? itemOfId.size;
      itemOfId.set(item, number);
      topLevels[number] = Math.max(topLevels[number] ?? 0, level);
      return number;
    });
    return { at, offer, text: ownText(offer), items };
  });
  const facets = facetsOf(offers);
  return {
    rows,
    itemIds: [...itemOfId.keys()],
    itemOfId,
    topLevels,
    choices: new Map(
      facets.choices.filter((facet) => facet !== 'status').map((facet) => [facet, readChoices(offers, facet)]),
    ),
    numbers: new Map(
      facets.ranges
        .filter((facet) => facet !== 'price')
        .map((facet) => [facet, readNumbers(offers.length, (at) => numberOf(offers[at]!, facet))]),
    ),
    resources: new Set(offers.flatMap(({ resources }) => Object.keys(resources))),
    readWords: createWordReader(names),
  };
}

function readChoices(offers: readonly Offer[], facet: string): ChoiceColumn {
  const places = new Map<string, number>();
  const picks = Int32Array.from(offers, (offer) => {
    const value = choiceOf(offer, facet);
    if (value === null) return -1;
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  });
  return { values: [...places.keys()], picks };
}
