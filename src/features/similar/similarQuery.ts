import { toWholeUnits } from '@/domain/money';
import { EMPTY_QUERY, orderWants, PAGE_SIZE, type Query, type Want } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { orderItems } from '@/features/offer/tiles/orderItems';
import type { GameItems } from '@/features/search-state/gameItems';

/** So many of an offer's rarest items make it what it is. */
const RAREST = 5;
const LEAST_PRICE = 0.6;
const MOST_PRICE = 1.4;

/** Asks for offers like this one: what is wanted as it is wanted, its rarest items as wishes, at 60 to 140 % of its price
 *  and on its server.
 *  @param asked  the buyer's query, for its wants */
export function buildSimilarQuery({ offer, price }: Hit, asked: Query, lexicon: GameItems): Query {
  const rarest = orderItems(offer.items, lexicon)
    .filter(({ item }) => !asked.wants.some((want) => want.item === item))
    .slice(0, RAREST)
    .map(({ item }): Want => ({ item, mode: 'nice', level: 1 }));
  const units = toWholeUnits(price.amount, price.currency);
  const { server } = offer.attributes;
  return {
    ...EMPTY_QUERY,
    wants: orderWants([...asked.wants, ...rarest]),
    ranges: { price: { min: Math.floor(units * LEAST_PRICE), max: Math.ceil(units * MOST_PRICE) } },
    choices: typeof server === 'string' ? { server: { not: false, values: [server] } } : {},
    shown: 2 * PAGE_SIZE,
  };
}

/** Whether an offer must meet this want, alone or as one of several. */
export function isRequired({ mode }: Want): boolean {
  return mode === 'must' || mode === 'any';
}

/** The same question with all that is required only wished for. What must not be in an offer still must not. */
export function relaxWants(query: Query): Query {
  return {
    ...query,
    wants: orderWants(query.wants.map((want) => (isRequired(want) ? { ...want, mode: 'nice' } : want))),
  };
}
