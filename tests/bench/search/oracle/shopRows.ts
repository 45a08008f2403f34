import type { ItemNames } from '@/domain/itemNames';
import type { Offer } from '@/domain/offer';
import type { NumberColumn } from './numberColumn';
import { createNumberColumn } from './numberColumn';
import { choiceOf, facetsOf, numberOf } from './offerValues';
import type { QueryWord } from './queryWords';
import { createQueryWordParser, ownText } from './queryWords';

/** An offer with its precomputed text and item numbers. */
export type Row = {
  /** Index of the row in every column. */
  readonly index: number;
  readonly offer: Offer;
  /** Folded, see `ownText`. */
  readonly text: string;
  /** The numbers of its items, in the order of `offer.items`. */
  readonly items: readonly number[];
};

/** The values of a choice facet. */
export type ChoiceColumn = {
  readonly values: readonly string[];
  /** Row → index in `values`, −1 for none. */
  readonly valueIds: Int32Array;
};

/** The published offers of a shop as rows and columns. */
export type ShopRows = {
  readonly rows: readonly Row[];
  readonly itemIds: readonly string[];
  readonly itemOfId: ReadonlyMap<string, number>;
  /** Item → highest level of an offer. */
  readonly topLevels: readonly number[];
  /** Shop, enum and yes/no attributes. */
  readonly choices: ReadonlyMap<string, ChoiceColumn>;
  /** Resources and whole-number attributes. */
  readonly numbers: ReadonlyMap<string, NumberColumn>;
  /** Resources of some offer, which are sort keys. */
  readonly resources: ReadonlySet<string>;
  readonly parseQueryWords: (text: string) => readonly QueryWord[];
};

/** Converts the offers of a shop to rows.
 *  @param names  every spelling of the items that text may match */
export function readShop(offers: readonly Offer[], names: readonly ItemNames[]): ShopRows {
  const itemOfId = new Map<string, number>();
  const topLevels: number[] = [];
  const rows = offers.map((offer, index) => {
    const items = offer.items.map(({ item, level }) => {
      const number = itemOfId.get(item) ?? itemOfId.size;
      itemOfId.set(item, number);
      topLevels[number] = Math.max(topLevels[number] ?? 0, level);
      return number;
    });
    return { index, offer, text: ownText(offer), items };
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
        .map((facet) => [facet, createNumberColumn(offers.length, (index) => numberOf(offers[index]!, facet))]),
    ),
    resources: new Set(offers.flatMap(({ resources }) => Object.keys(resources))),
    parseQueryWords: createQueryWordParser(names),
  };
}

function readChoices(offers: readonly Offer[], facet: string): ChoiceColumn {
  const indexes = new Map<string, number>();
  const valueIds = Int32Array.from(offers, (offer) => {
    const value = choiceOf(offer, facet);
    if (value === null) return -1;
    const index = indexes.get(value) ?? indexes.size;
    indexes.set(value, index);
    return index;
  });
  return { values: [...indexes.keys()], valueIds };
}
