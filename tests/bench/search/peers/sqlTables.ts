import type { Offer } from '@/domain/offer';
import { choiceOf, facetsOf } from '../oracle/offerValues';
import { ownText } from '../oracle/queryWords';
import type { Shop } from './peer';
import type { Naming } from './sqlDatabase';
import { quoteName } from './sqlDatabase';

/** A column of the table of offers. */
export type Column = {
  readonly name: string;
  readonly type: 'INTEGER' | 'BIGINT' | 'TEXT';
  readonly read: (offer: Offer, id: number) => string | number | null;
};

/** The tables of a shop: one row per offer, and one row per item of an offer. */
export type Tables = { readonly naming: Naming; readonly columns: readonly Column[] };

export const OFFER_ITEMS_TABLE = 'CREATE TABLE offer_items (offer INTEGER, item INTEGER, level INTEGER)';

/** Plans the tables of a shop. Prices are in minor units; `text` is the folded text of an offer. */
export function planTables({ offers, names }: Shop): Tables {
  const facets = facetsOf(offers);
  const items = [
    ...new Set([...names.map(({ item }) => item), ...offers.flatMap((one) => one.items.map(({ item }) => item))]),
  ];
  const columns: Column[] = [
    { name: 'id', type: 'INTEGER', read: (_, id) => id },
    { name: 'code', type: 'TEXT', read: ({ code }) => code },
    { name: 'listed_at', type: 'BIGINT', read: ({ listedAt }) => listedAt },
    { name: 'text', type: 'TEXT', read: ownText },
    { name: 'price', type: 'BIGINT', read: ({ price }) => price.amount },
    ...facets.ranges
      .filter((facet) => facet !== 'price')
      .map((facet): Column => ({ name: facet, type: 'BIGINT', read: (offer) => integerOf(offer, facet) })),
    ...facets.choices.map((facet): Column => ({ name: facet, type: 'TEXT', read: (offer) => choiceOf(offer, facet) })),
  ];
  return { naming: { facets, items, numberOfItem: new Map(items.map((item, i) => [item, i])) }, columns };
}

/** Returns the statement that creates the table of offers. */
export function offersTable(columns: readonly Column[]): string {
  const defined = columns.map(({ name, type }) => `${quoteName(name)} ${type}${name === 'id' ? ' PRIMARY KEY' : ''}`);
  return `CREATE TABLE offers (${defined.join(', ')})`;
}

function integerOf({ resources, attributes }: Offer, facet: string): number | null {
  const attribute = attributes[facet];
  return resources[facet] ?? (typeof attribute === 'number' ? attribute : null);
}
