import type { Locale } from '@/domain/localized';
import type { Query, Sort } from '@/domain/query';
import { DEFAULT_SORT, PAGE_SIZE } from '@/domain/query';
import type { GameSpec } from '@/games/types';
import type { Messages } from '@/locales/messages';

/** Returns the sort keys for a row of buttons: best match, price, newest, the game's first resource, and the one in use. */
export function sortKeys(spec: GameSpec, sort: Sort): readonly string[] {
  const first = spec.resources[0]?.id;
  const keys = [DEFAULT_SORT.key, 'price', 'newest', ...(first === undefined ? [] : [first])];
  const isResource = spec.resources.some((resource) => resource.id === sort.key);
  return isResource && !keys.includes(sort.key) ? [...keys, sort.key] : keys;
}

/** Returns the orders for a list: best match, price and listing time in both directions, each resource descending, and the
 *  order in use. */
export function sortsOf(spec: GameSpec, used: Sort): readonly Sort[] {
  const resources = spec.resources.map(({ id }) => id);
  const both = ['price', 'newest'].flatMap((key) => [false, true].map((reversed) => ({ key, reversed })));
  const inUse = used.reversed && resources.includes(used.key) ? [used] : [];
  return [DEFAULT_SORT, ...both, ...resources.map((key) => ({ key, reversed: false })), ...inUse];
}

/** Returns the name of a sort key: 最符合, 价格, 最新, 圣晶石. */
export function sortName(key: string, spec: GameSpec, locale: Locale, messages: Messages['shop']): string {
  if (key === 'price') return messages.price;
  if (key === 'newest') return messages.newest;
  return spec.resources.find((resource) => resource.id === key)?.names[locale] ?? messages.best;
}

/** Describes an order: 价格从低到高, 圣晶石从多到少. */
export function sortSentence(sort: Sort, spec: GameSpec, locale: Locale, messages: Messages['shop']): string {
  if (sort.key === 'price') return sort.reversed ? messages.priceHighFirst : messages.priceLowFirst;
  if (sort.key === 'newest') return sort.reversed ? messages.oldestFirst : messages.newestFirst;
  const resource = spec.resources.find((one) => one.id === sort.key)?.names[locale];
  if (resource === undefined) return messages.best;
  return sort.reversed ? messages.leastFirst(resource) : messages.mostFirst(resource);
}

/** Returns whether the values of the hits ascend. */
export function isAscendingSort({ key, reversed }: Sort): boolean {
  return key === 'price' ? !reversed : reversed;
}

/** Returns the query sorted by a key. Reverses the order if the query is already sorted by it, except for best match. */
export function sortBy(query: Query, key: string): Query {
  const isInUse = query.sort.key === key && key !== DEFAULT_SORT.key;
  return { ...query, sort: { key, reversed: isInUse && !query.sort.reversed }, shown: PAGE_SIZE };
}
