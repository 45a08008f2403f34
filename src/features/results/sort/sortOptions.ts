import type { Locale } from '@/domain/localized';
import type { Query, Sort } from '@/domain/query';
import { DEFAULT_SORT, PAGE_SIZE } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { Messages } from '@/locales/messages';

/** Sort keys a row of buttons offers: best match, price, newest, and the game's first resource; the one in use is always there. */
export function sortKeys(spec: GameSpec, sort: Sort): readonly string[] {
  const first = spec.resources[0]?.id;
  const keys = [DEFAULT_SORT.key, 'price', 'newest', ...(first === undefined ? [] : [first])];
  const known = spec.resources.some((resource) => resource.id === sort.key);
  return known && !keys.includes(sort.key) ? [...keys, sort.key] : keys;
}

/** The orders a list offers: best match, price and listing time in both directions, the most of each resource, and the
 *  order in use if it is another one. */
export function sortsOf(spec: GameSpec, used: Sort): readonly Sort[] {
  const resources = spec.resources.map(({ id }) => id);
  const both = ['price', 'newest'].flatMap((key) => [false, true].map((reversed) => ({ key, reversed })));
  const rare = used.reversed && resources.includes(used.key) ? [used] : [];
  return [DEFAULT_SORT, ...both, ...resources.map((key) => ({ key, reversed: false })), ...rare];
}

/** The name of a sort key: 最符合, 价格, 最新, 圣晶石. */
export function sortName(key: string, spec: GameSpec, locale: Locale, words: Messages['shop']): string {
  if (key === 'price') return words.price;
  if (key === 'newest') return words.newest;
  return spec.resources.find((resource) => resource.id === key)?.names[locale] ?? words.best;
}

/** An order in full words: 价格从低到高, 圣晶石从多到少. */
export function sortSentence(sort: Sort, spec: GameSpec, locale: Locale, words: Messages['shop']): string {
  if (sort.key === 'price') return sort.reversed ? words.priceHighFirst : words.priceLowFirst;
  if (sort.key === 'newest') return sort.reversed ? words.oldestFirst : words.newestFirst;
  const resource = spec.resources.find((one) => one.id === sort.key)?.names[locale];
  if (resource === undefined) return words.best;
  return sort.reversed ? words.leastFirst(resource) : words.mostFirst(resource);
}

/** True if the values of an order rise down the page. */
export function rises({ key, reversed }: Sort): boolean {
  return key === 'price' ? !reversed : reversed;
}

/** The query in another order; asking for the order in use turns it round, except best match, which has one direction. */
export function sortBy(query: Query, key: string): Query {
  const again = query.sort.key === key && key !== DEFAULT_SORT.key;
  return { ...query, sort: { key, reversed: again && !query.sort.reversed }, shown: PAGE_SIZE };
}
