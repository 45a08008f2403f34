import { fail, ok, type Result } from '@/base/result';
import { isWhole, MAX_AMOUNT, MAX_CODE_LENGTH, MAX_LEVEL, MAX_MOMENT_MS } from '@/domain/limits';
import { isCurrency } from '@/domain/money';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Drop } from './createStored';
import type { Favourite, Favourites, Removal } from './favourites';

/** What can have become of a kept offer. `there`: it stands in the catalog and nobody says that it is sold; `gone`:
 *  the catalog does not hold it any more. */
export const FATES = ['there', 'reserved', 'paused', 'sold', 'gone'] as const;
export type FavouriteStatus = (typeof FATES)[number];

/** So many items of an offer are remembered. */
export const MOST_ITEMS = 12;
/** The longest name of a shop, a server or an item, in UTF-16 units. */
const LONGEST_NAME = 200;

/** Reads kept favourites of version 1 or 2; each code of a game once, the first counts.
 *  @param drop  takes each favourite that is not one, and why; the others are read all the same */
export function decodeFavourites(value: unknown, _version: number, drop: Drop): Result<Favourites, string> {
  if (!isRecord(value) || !isRecord(value.games)) return fail('expected games');
  const { games, removals = {}, visitedAt, visitedBefore } = value;
  if (!isTimeOrNull(visitedAt) || !isTimeOrNull(visitedBefore)) return fail('expected times of visits');
  const lists = Object.entries(games);
  const wrong = lists.find(([, list]) => !Array.isArray(list));
  if (wrong !== undefined) return fail(`${wrong[0]}: expected a list of favourites`);
  return ok({
    games: Object.fromEntries(
      lists
        .map(([game, list]) => [game, readList(game, list as unknown[], drop)] as const)
        .filter(([, list]) => list.length > 0),
    ),
    removals: readRemovals(removals),
    visitedAt,
    visitedBefore,
  });
}

/** Cuts a favourite to what `decodeFavourites` takes: a shop's name may be longer, and a catalog may hold what no sheet
 *  can say. */
export function fitFavourite({ shop, server, price, items, resources, ...others }: Favourite): Favourite {
  return {
    ...others,
    shop: shop.slice(0, LONGEST_NAME),
    server: server?.slice(0, LONGEST_NAME) ?? null,
    price: { ...price, amount: fitAmount(price.amount) },
    items: items.filter(isItem).slice(0, MOST_ITEMS),
    resources: Object.fromEntries(Object.entries(resources).filter(([, amount]) => isWhole(amount))),
  };
}

/** The closest amount that a favourite can hold. */
export function fitAmount(amount: number): number {
  return Math.min(MAX_AMOUNT, Math.max(0, Math.round(amount) || 0));
}

function readList(game: string, list: readonly unknown[], drop: Drop): readonly Favourite[] {
  const codes = new Set<OfferCode>();
  return list.filter((one): one is Favourite => {
    const wrong = wrongFieldOf(one);
    if (wrong !== null) {
      drop({ game, favourite: one }, `${game}: a favourite without a proper ${wrong}`);
      return false;
    }
    const { code } = one as Favourite;
    return !codes.has(code) && codes.add(code) !== undefined;
  });
}

/** Removals that cannot be read are left out: at worst an old list brings a favourite back. */
function readRemovals(value: unknown): Favourites['removals'] {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([game, codes]) => [
      game,
      Object.fromEntries(Object.entries(isRecord(codes) ? codes : {}).filter(isRemoval)),
    ]),
  );
}

function isRemoval(entry: [string, unknown]): entry is [string, Removal] {
  const [, one] = entry;
  return isRecord(one) && isWhole(one.at, MAX_MOMENT_MS) && typeof one.undone === 'boolean';
}

const CHECKS: { readonly [Field in keyof Favourite]: (value: unknown) => boolean } = {
  code: (value) => isText(value, MAX_CODE_LENGTH) && value !== '',
  shop: (value) => isText(value, LONGEST_NAME),
  price: (value) => isRecord(value) && isCurrency(value.currency) && isWhole(value.amount),
  keptAt: (value) => isWhole(value, MAX_MOMENT_MS),
  items: (value) => Array.isArray(value) && value.length <= MOST_ITEMS && value.every(isItem),
  resources: (value) => isRecord(value) && Object.values(value).every((amount) => isWhole(amount)),
  server: (value) => value === null || isText(value, LONGEST_NAME),
  known: isSighting,
  latest: isSighting,
};

/** The first field that is not what it should be; null if all are. */
function wrongFieldOf(value: unknown): string | null {
  if (!isRecord(value)) return 'form';
  return Object.entries(CHECKS).find(([field, holds]) => !holds(value[field]))?.[0] ?? null;
}

function isItem(value: unknown): boolean {
  return isRecord(value) && isText(value.item, LONGEST_NAME) && isWhole(value.level, MAX_LEVEL);
}

function isSighting(value: unknown): boolean {
  return (
    isRecord(value) &&
    isWhole(value.at, MAX_MOMENT_MS) &&
    isWhole(value.price) &&
    FATES.some((fate) => fate === value.fate)
  );
}

function isTimeOrNull(value: unknown): value is EpochMs | null {
  return value === null || isWhole(value, MAX_MOMENT_MS);
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
