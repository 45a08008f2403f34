import type * as v from 'valibot';
import { decodeJson } from '@/base/decodeJson';
import { ShopError } from '@/base/shopError';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Overlay, OverlayCatalog } from '@/domain/overlay';
import { GAME_PART_SCHEMA, OVERLAY_FILE_SCHEMA, PRICE, REVISION_SCHEMA } from './overlaySchema';

/** Decodes the response of the server loader into the overlay of one game.
 *
 *  ```json
 *  { "version": 1,
 *    "asOf": "2026-11-20T14:32:00+08:00",
 *    "notice": "周末发货慢一天",
 *    "sold": ["FG-19988"],
 *    "reserved": ["FG-20655", { "code": "FG-20656", "until": "2026-11-20T20:00:00+08:00" }],
 *    "prices": { "FG-19340": 268 },
 *    "pausedShops": ["星海阁"],
 *    "statusAt": { "FG-19988": "2026-11-20T14:32:00+08:00" },
 *    "priceAt": { "FG-19340": "2026-11-20T14:32:00+08:00" },
 *    "catalogs": { "FateGO": { "publishedAt": 1763612345678, "currency": "CNY" } },
 *    "games": { "FateGO": { "sold": ["FG-20391"] } } }
 *  ```
 *  Only `version` is required; unknown keys are ignored. All times are ISO 8601 or milliseconds since 1970, and codes may be numbers.
 *  - `asOf` confirms that offers without an entry are still on sale, but only in the catalog revision that `catalogs` states for the game
 *    (the `publishedAt` of its manifest). If `asOf` or that revision is missing, their status is "unknown".
 *  - `notice` is a text or `{zh, ja, en}`.
 *  - `prices` are in whole units of the currency in `catalogs`, by default that of the catalog. A price that was set before the loaded
 *    catalog was published is not shown.
 *  - `statusAt` and `priceAt` are the times of statuses and prices; the default time of a price is the `asOf` of its part.
 *  - The entries under `games` apply to one game, in addition to the outer ones; its `asOf` and `notice` override them.
 *  @param raw         the parsed JSON, of any size
 *  @param gameId      the game whose part of `games` is decoded
 *  @param onBadPrice  called with the error of each invalid price. The price is then ignored, and the rest of the response still counts. By
 *                     default the error is thrown
 *  @throws            ShopError `overlay-shape` that names the first invalid path, such as `reserved[2].until` */
export function decodeOverlay(
  raw: unknown,
  gameId: string,
  onBadPrice: (problem: ShopError) => void = rethrow,
): Overlay {
  const { games, catalogs, ...outer } = decodeAt(OVERLAY_FILE_SCHEMA, raw, '');
  // A map, because an id could equal the name of a property that every object inherits.
  const own = new Map(Object.entries(games ?? {})).get(gameId);
  const parts: readonly Part[] = [
    { path: '', fields: outer },
    ...(own === undefined
      ? []
      : [{ path: `games.${gameId}`, fields: decodeAt(GAME_PART_SCHEMA, own, `games.${gameId}`) }]),
  ];
  return {
    asOf: lastOf(parts, 'asOf'),
    notice: lastOf(parts, 'notice'),
    sold: new Set(parts.flatMap(({ fields }) => fields.sold ?? [])),
    reserved: new Map(parts.flatMap(({ fields }) => fields.reserved ?? [])),
    prices: new Map(parts.flatMap((part) => decodePrices(part, onBadPrice))),
    statusAt: new Map(parts.flatMap(({ fields }) => fields.statusAt ?? [])),
    priceAt: priceTimes(parts),
    catalog: decodeCatalog(new Map(Object.entries(catalogs ?? {})).get(gameId), `catalogs.${gameId}`),
    pausedShops: new Set(parts.flatMap(({ fields }) => fields.pausedShops ?? [])),
  };
}

type PartFields = v.InferOutput<typeof GAME_PART_SCHEMA>;
type Part = { readonly path: string; readonly fields: PartFields };

function decodeAt<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, path: string): Output {
  const decoded = decodeJson(schema, value);
  if (decoded.ok) return decoded.value;
  const { path: inner, expected, got } = decoded.error;
  throw shapeError([path, inner].filter((one) => one !== '').join('.') || 'response', expected, got);
}

/** Returns a field of the last part that has it: the part of a game overrides the outer one. */
function lastOf<Field extends 'asOf' | 'notice'>(
  parts: readonly Part[],
  field: Field,
): NonNullable<PartFields[Field]> | null {
  return parts.map(({ fields }) => fields[field] ?? null).reduce((last, value) => value ?? last, null);
}

function decodePrices({ path, fields }: Part, onBadPrice: (problem: ShopError) => void) {
  return (fields.prices ?? []).flatMap(([code, value]) => {
    const price = decodeJson(PRICE, value);
    if (price.ok) return [[code, price.value] as const];
    onBadPrice(shapeError(`${path === '' ? '' : `${path}.`}prices.${code}`, price.error.expected, value));
    return [];
  });
}

/** Returns the time of each price: its own, otherwise that of its part, otherwise none. */
function priceTimes(parts: readonly Part[]): ReadonlyMap<OfferCode, EpochMs> {
  const times = new Map<OfferCode, EpochMs | null>();
  for (const [index, { fields }] of parts.entries()) {
    const own = new Map(fields.priceAt);
    const partTime = lastOf(parts.slice(0, index + 1), 'asOf');
    for (const [code] of fields.prices ?? []) times.set(code, own.get(code) ?? partTime);
  }
  return new Map([...times].flatMap(([code, time]) => (time === null ? [] : [[code, time] as const])));
}

function decodeCatalog(value: unknown, path: string): OverlayCatalog | null {
  if (value === undefined || value === null) return null;
  const { publishedAt, currency } = decodeAt(REVISION_SCHEMA, value, path);
  return { revision: publishedAt, currency };
}

function rethrow(problem: ShopError): never {
  throw problem;
}

function shapeError(path: string, expected: string, got: unknown): ShopError {
  const text = (JSON.stringify(got) ?? String(got)).slice(0, 60);
  return new ShopError('overlay-shape', `${path}: expected ${expected}, got ${text}`);
}
