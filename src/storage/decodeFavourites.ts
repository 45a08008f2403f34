import * as v from 'valibot';
import { decodeJson, entriesOf, objectOf, recordOf } from '@/base/decodeJson';
import { fail, ok, type Result } from '@/base/result';
import { isWholeNumber, MAX_AMOUNT, MAX_CODE_BYTES, MAX_LEVEL, MAX_TIMESTAMP_MS } from '@/domain/limits';
import { type Currency, isCurrency } from '@/domain/money';
import type { EpochMs, ItemId, OfferCode } from '@/domain/offer';
import type { Drop } from './createStored';
import type { Favourite, Favourites, Removal, StatusSnapshot } from './favourites';

/** Status of a favourite. `there`: in the catalog, and not sold; `gone`: no longer in the catalog. */
const FAVOURITE_STATUSES = ['there', 'reserved', 'paused', 'sold', 'gone'] as const;
export type FavouriteStatus = (typeof FAVOURITE_STATUSES)[number];

/** Maximum number of stored items of an offer. */
export const MAX_ITEMS = 12;
/** Longest name of a shop, a server or an item, in UTF-16 units. */
const MAX_NAME_LENGTH = 200;

const TIME = v.custom<EpochMs>((value) => isWholeNumber(value, MAX_TIMESTAMP_MS), 'times of visits');
const AMOUNT = v.custom<number>((value) => isWholeNumber(value));
const NAME = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH));
const ITEM = objectOf(
  {
    item: v.custom<ItemId>((value) => v.is(NAME, value)),
    level: v.custom<number>((value) => isWholeNumber(value, MAX_LEVEL)),
  },
  'an item',
);
const SNAPSHOT: v.GenericSchema<unknown, StatusSnapshot> = objectOf(
  { at: TIME, price: AMOUNT, fate: v.picklist(FAVOURITE_STATUSES) },
  'a status',
);

/** A stored favourite; a wrong field is reported by its name, see `decodeFavourites`. */
const FAVOURITE: v.GenericSchema<unknown, Favourite> = objectOf(
  {
    code: v.custom<OfferCode>((value) => typeof value === 'string' && value !== '' && value.length <= MAX_CODE_BYTES),
    shop: NAME,
    price: objectOf({ amount: AMOUNT, currency: v.custom<Currency>(isCurrency) }, 'a price'),
    keptAt: TIME,
    items: v.pipe(v.array(ITEM), v.maxLength(MAX_ITEMS)),
    resources: recordOf(AMOUNT, 'amounts'),
    server: v.nullable(NAME),
    known: SNAPSHOT,
    latest: SNAPSHOT,
  },
  'a favourite',
);

const REMOVAL: v.GenericSchema<unknown, Removal> = objectOf({ at: TIME, undone: v.boolean() }, 'a removal');

/** Versions 1 and 2; version 1 had no removals. Favourites and removals are decoded one by one. */
const STORED = objectOf(
  {
    visitedAt: v.nullable(TIME),
    visitedBefore: v.nullable(TIME),
    games: entriesOf(v.string(), v.array(v.unknown(), 'a list of favourites'), 'games'),
    removals: v.unknown(),
  },
  'games',
);

/** Decodes stored favourites of version 1 or 2. Of several favourites with the same code in a game, the first is used.
 *  @param drop  called with each invalid favourite and the reason; the others are decoded */
export function decodeFavourites(value: unknown, _version: number, drop: Drop): Result<Favourites, string> {
  const stored = decodeJson(STORED, value);
  if (!stored.ok) {
    const { path, expected } = stored.error;
    return fail(
      path.startsWith('games.') ? `${path.slice('games.'.length)}: expected ${expected}` : `expected ${expected}`,
    );
  }
  const { games, removals, visitedAt, visitedBefore } = stored.value;
  const lists = games.map(([game, list]) => [game, decodeList(game, list, drop)] as const);
  return ok({
    games: Object.fromEntries(lists.filter(([, list]) => list.length > 0)),
    removals: decodeRemovals(removals),
    visitedAt,
    visitedBefore,
  });
}

/** Truncates a favourite to what `decodeFavourites` accepts: offers may have longer names and amounts outside the limits. */
export function fitFavourite({ shop, server, price, items, resources, ...others }: Favourite): Favourite {
  return {
    ...others,
    shop: shop.slice(0, MAX_NAME_LENGTH),
    server: server?.slice(0, MAX_NAME_LENGTH) ?? null,
    price: { ...price, amount: fitAmount(price.amount) },
    items: items.filter((item) => v.is(ITEM, item)).slice(0, MAX_ITEMS),
    resources: Object.fromEntries(Object.entries(resources).filter(([, amount]) => isWholeNumber(amount))),
  };
}

/** Returns the closest amount that a favourite can have. */
export function fitAmount(amount: number): number {
  return Math.min(MAX_AMOUNT, Math.max(0, Math.round(amount) || 0));
}

function decodeList(game: string, list: readonly unknown[], drop: Drop): readonly Favourite[] {
  const byCode = new Map<OfferCode, Favourite>();
  for (const one of list) {
    const decoded = decodeJson(FAVOURITE, one);
    if (!decoded.ok) {
      const [field] = decoded.error.path.split(/[.[]/);
      drop({ game, favourite: one }, `${game}: a favourite without a proper ${field === '' ? 'form' : field}`);
    } else if (!byCode.has(decoded.value.code)) byCode.set(decoded.value.code, decoded.value);
  }
  return [...byCode.values()];
}

/** Decodes removals and drops invalid ones. If a removal is dropped, an older list may restore the favourite. */
function decodeRemovals(value: unknown): Favourites['removals'] {
  const games = decodeJson(recordOf(v.unknown(), 'games'), value);
  if (!games.ok) return {};
  return Object.fromEntries(Object.entries(games.value).map(([game, codes]) => [game, decodeGameRemovals(codes)]));
}

function decodeGameRemovals(value: unknown): Readonly<Record<string, Removal>> {
  const codes = decodeJson(entriesOf(v.string(), v.unknown(), 'codes'), value);
  if (!codes.ok) return {};
  return Object.fromEntries(
    codes.value.flatMap(([code, raw]) => {
      const removal = decodeJson(REMOVAL, raw);
      return removal.ok ? [[code, removal.value] as const] : [];
    }),
  );
}
