import { fail, ok, type Result } from '@/base/result';
import { isCurrency, type Money } from '@/domain/money';
import type { EpochMs, OfferCode, OfferItem } from '@/domain/offer';
import { createStored, type Stored } from './createStored';

/** What can have become of a kept offer. `there`: it stands in the catalogue and nobody says that it is sold; `gone`:
 *  the catalogue does not hold it any more. */
export const FATES = ['there', 'reserved', 'paused', 'sold', 'gone'] as const;
export type Fate = (typeof FATES)[number];

/** How an offer was found at a moment: the first one at which it was so. */
export type Sighting = { readonly at: EpochMs; readonly price: number; readonly fate: Fate };

/** An offer the buyer keeps, with as much of it as is worth seeing once the shop has taken it away. */
export type Favourite = {
  readonly code: OfferCode;
  readonly shop: string;
  /** As it was when kept; the amounts of the sightings are in the same currency. */
  readonly price: Money;
  readonly keptAt: EpochMs;
  /** The rarest first. */
  readonly items: readonly OfferItem[];
  readonly resources: Readonly<Record<string, number>>;
  /** The account's server, where the game has that and the shop has said so. */
  readonly server: string | null;
  /** What the buyer knew before this visit: changes are told against it. */
  readonly known: Sighting;
  /** What was found last. */
  readonly latest: Sighting;
};

export type Favourites = {
  /** Game id → its offers, in the order in which they were kept. */
  readonly games: Readonly<Record<string, readonly Favourite[]>>;
  /** When the page of favourites was last open; null before the first time. */
  readonly visitedAt: EpochMs | null;
  /** When it was open the time before that. */
  readonly visitedBefore: EpochMs | null;
};

/** So many offers of all games are kept at most: more than anybody looks through, and little to write at each change. */
export const MOST_KEPT = 200;
/** So many items of an offer are remembered. */
export const MOST_ITEMS = 12;

export const NO_FAVOURITES: Favourites = { games: {}, visitedAt: null, visitedBefore: null };

const LONGEST_CODE = 64;
const LONGEST_NAME = 200;

/** What the buyer keeps, shared by the tabs of the browser. */
export const favourites: Stored<Favourites> = createStored('vitrine.favourites', 1, decodeFavourites, NO_FAVOURITES);

/** How many offers are kept, of all games. */
export function countKept({ games }: Favourites): number {
  return Object.values(games).reduce((sum, list) => sum + list.length, 0);
}

/** Reads kept favourites; each code of a game once, the first counts. */
export function decodeFavourites(value: unknown): Result<Favourites, string> {
  if (!isRecord(value) || !isRecord(value.games)) return fail('expected games');
  const { games, visitedAt, visitedBefore } = value;
  if (!isTimeOrNull(visitedAt) || !isTimeOrNull(visitedBefore)) return fail('expected times of visits');
  const wrong = Object.entries(games).find(([, list]) => !Array.isArray(list) || !list.every(isFavourite));
  if (wrong !== undefined) return fail(`${wrong[0]}: expected a list of favourites`);
  const lists = Object.entries(games as Favourites['games']);
  return ok({
    games: Object.fromEntries(lists.map(([game, list]) => [game, eachOnce(list)])),
    visitedAt,
    visitedBefore,
  });
}

function eachOnce(list: readonly Favourite[]): readonly Favourite[] {
  const codes = new Set<OfferCode>();
  return list.filter(({ code }) => !codes.has(code) && codes.add(code));
}

function isFavourite(value: unknown): value is Favourite {
  if (!isRecord(value)) return false;
  const { code, shop, price, keptAt, items, resources, server, known, latest } = value;
  return (
    isText(code, LONGEST_CODE) &&
    code !== '' &&
    isText(shop, LONGEST_NAME) &&
    isRecord(price) &&
    isCurrency(price.currency) &&
    [price.amount, keptAt].every(isWhole) &&
    Array.isArray(items) &&
    items.length <= MOST_ITEMS &&
    items.every((one) => isRecord(one) && isText(one.item, LONGEST_CODE) && isWhole(one.level)) &&
    isRecord(resources) &&
    Object.values(resources).every(isWhole) &&
    (server === null || isText(server, LONGEST_NAME)) &&
    [known, latest].every(isSighting)
  );
}

function isSighting(value: unknown): boolean {
  return isRecord(value) && [value.at, value.price].every(isWhole) && FATES.some((fate) => fate === value.fate);
}

function isTimeOrNull(value: unknown): value is EpochMs | null {
  return value === null || isWhole(value);
}

function isWhole(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
