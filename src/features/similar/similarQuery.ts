import { toWholeUnits } from '@/domain/money';
import { EMPTY_QUERY, itemsOf, orderWants, PAGE_SIZE, type Query, type Want } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { orderItems } from '@/features/offer/tiles/orderItems';
import type { GameItems } from '@/features/search-state/gameItems';

/** The rarest items determine what an account is worth. */
const MAX_RAREST_ITEMS = 5;
const MIN_PRICE_FACTOR = 0.6;
const MAX_PRICE_FACTOR = 1.4;

/** Builds the query for offers similar to a hit: the buyer's wants, the offer's rarest items as nice wants, 60–140 % of
 *  its price, and its server.
 *  @param query  the buyer's query, of which only the wants are used */
export function buildSimilarQuery({ offer, price }: Hit, query: Query, gameItems: GameItems): Query {
  const rarest = orderItems(offer.items, gameItems)
    .filter(({ item }) => !query.wants.some((want) => itemsOf(want).includes(item)))
    .slice(0, MAX_RAREST_ITEMS)
    .map(({ item }): Want => ({ item, mode: 'nice', level: 1 }));
  const units = toWholeUnits(price.amount, price.currency);
  const { server } = offer.attributes;
  return {
    ...EMPTY_QUERY,
    wants: orderWants([...query.wants, ...rarest]),
    ranges: { price: { min: Math.floor(units * MIN_PRICE_FACTOR), max: Math.ceil(units * MAX_PRICE_FACTOR) } },
    choices: typeof server === 'string' ? { server: { not: false, values: [server] } } : {},
    shown: 2 * PAGE_SIZE,
  };
}

/** Returns whether an offer must meet this want, alone or as one of several. */
export function isRequired({ mode }: Want): boolean {
  return mode === 'must' || mode === 'any';
}

/** Returns the query with all required wants turned into nice ones; never wants stay. */
export function relaxWants(query: Query): Query {
  return {
    ...query,
    wants: orderWants(query.wants.map((want) => (isRequired(want) ? { ...want, mode: 'nice' } : want))),
  };
}
