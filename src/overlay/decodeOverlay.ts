import { ShopError } from '@/base/shopError';
import { MAX_MOMENT_MS, MAX_PRICE_UNITS } from '@/domain/limits';
import { LOCALES, type Localized } from '@/domain/localized';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Overlay, OverlayCatalog } from '@/domain/overlay';

/** Decodes the server loader's answer into the overlay of one game.
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
 *  Only `version` must be there. `asOf` and all other times are ISO 8601 or milliseconds since 1970. `asOf` confirms
 *  that offers not mentioned are still on sale, but only in the catalog revision that `catalogs` names for the game by
 *  its manifest's `publishedAt`; without either they are "unknown". `notice` is a text or `{zh, ja, en}`. Prices are in
 *  whole units of the currency that `catalogs` states, else of the catalog's; a price set before the loaded catalog was
 *  published does not count. `statusAt` and `priceAt` say when each status and price was set; for a price without one
 *  the `asOf` of its part stands in. Codes may be numbers. The lists count for whichever game asks; those under `games` are added
 *  for that game, where `asOf` and `notice` take the place of the outer ones. Unknown keys are ignored.
 *  @param raw         the answer as parsed from JSON, of any size
 *  @param gameId      whose part of `games` is read
 *  @param onBadPrice  gets the problem of each price that is not one, which is then left out: a page should not lose what
 *                     the same answer says of sold offers. By default such a price is thrown like any other problem
 *  @throws            ShopError `overlay-shape` that names the first wrong path, e.g. `reserved[2].until` */
export function decodeOverlay(
  raw: unknown,
  gameId: string,
  onBadPrice: (problem: ShopError) => void = rethrow,
): Overlay {
  const outer = readObject(raw, 'answer');
  if (outer.version !== 1) throw wrong('version', '1', outer.version);
  const games = new Map(outer.games === undefined ? [] : Object.entries(readObject(outer.games, 'games')));
  const own = games.get(gameId);
  const parts: readonly Part[] = [
    { fields: outer, at: '' },
    ...(own === undefined ? [] : [{ fields: readObject(own, `games.${gameId}`), at: `games.${gameId}.` }]),
  ];
  return {
    asOf: readLast(parts, 'asOf', readMoment),
    notice: readLast(parts, 'notice', readNotice),
    sold: new Set(parts.flatMap((part) => readList(part, 'sold', readCode))),
    reserved: new Map(parts.flatMap((part) => readList(part, 'reserved', readReservation))),
    prices: new Map(parts.flatMap((part) => readPrices(part, onBadPrice))),
    statusAt: new Map(parts.flatMap((part) => readTimes(part, 'statusAt'))),
    priceAt: readPriceTimes(parts),
    catalog: readCatalog(outer.catalogs, gameId),
    pausedShops: new Set(parts.flatMap((part) => readList(part, 'pausedShops', readText))),
  };
}

type Fields = Readonly<Record<string, unknown>>;
type Part = { readonly fields: Fields; readonly at: string };
type Read<T> = (value: unknown, path: string) => T;

/** The field of the last part that has it: what is said of one game stands above what is said of all. */
function readLast<T>(parts: readonly Part[], field: string, read: Read<T>): T | null {
  const said = parts.filter((part) => part.fields[field] !== undefined && part.fields[field] !== null);
  const last = said[said.length - 1];
  return last === undefined ? null : read(last.fields[field], last.at + field);
}

function readList<T>(part: Part, field: string, read: Read<T>): readonly T[] {
  const value = part.fields[field];
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw wrong(part.at + field, 'a list', value);
  return value.map((entry: unknown, index) => read(entry, `${part.at}${field}[${index}]`));
}

function readPrices(part: Part, onBadPrice: (problem: ShopError) => void): readonly (readonly [OfferCode, number])[] {
  const value = part.fields.prices;
  if (value === undefined || value === null) return [];
  const path = `${part.at}prices`;
  return Object.entries(readObject(value, path)).flatMap(([code, price]) => {
    const isPrice = typeof price === 'number' && price >= 0 && price <= MAX_PRICE_UNITS;
    if (isPrice) return [[readCode(code, path), price] as const];
    onBadPrice(wrong(`${path}.${code}`, `a price from 0 to ${MAX_PRICE_UNITS}`, price));
    return [];
  });
}

function rethrow(problem: ShopError): never {
  throw problem;
}

function readTimes(part: Part, field: string): readonly (readonly [OfferCode, EpochMs])[] {
  const value = part.fields[field];
  if (value === undefined || value === null) return [];
  const path = part.at + field;
  return Object.entries(readObject(value, path)).map(
    ([code, time]) => [readCode(code, path), readMoment(time, `${path}.${code}`)] as const,
  );
}

/** The time of each price; a price without one takes the time of its part, and has none where that has none. */
function readPriceTimes(parts: readonly Part[]): ReadonlyMap<OfferCode, EpochMs> {
  const times = new Map<OfferCode, EpochMs | null>();
  for (const [index, part] of parts.entries()) {
    const own = new Map(readTimes(part, 'priceAt'));
    const partTime = readLast(parts.slice(0, index + 1), 'asOf', readMoment);
    const path = `${part.at}prices`;
    for (const key of Object.keys(readObject(part.fields.prices ?? {}, path))) {
      const code = readCode(key, path);
      times.set(code, own.get(code) ?? partTime);
    }
  }
  return new Map([...times].flatMap(([code, time]) => (time === null ? [] : [[code, time] as const])));
}

function readCatalog(value: unknown, gameId: string): OverlayCatalog | null {
  if (value === undefined || value === null) return null;
  const own = new Map(Object.entries(readObject(value, 'catalogs'))).get(gameId);
  if (own === undefined || own === null) return null;
  const path = `catalogs.${gameId}`;
  const { publishedAt, currency } = readObject(own, path);
  return {
    revision: publishedAt === undefined || publishedAt === null ? null : readMoment(publishedAt, `${path}.publishedAt`),
    // Text of any kind: a currency that this release does not have is another one than the catalog's.
    currency: currency === undefined || currency === null ? null : readText(currency, `${path}.currency`),
  };
}

function readReservation(value: unknown, path: string): readonly [OfferCode, EpochMs | null] {
  if (typeof value !== 'object' || value === null) return [readCode(value, path), null];
  const { code, until } = readObject(value, path);
  return [
    readCode(code, `${path}.code`),
    until === undefined || until === null ? null : readMoment(until, `${path}.until`),
  ];
}

function readCode(value: unknown, path: string): OfferCode {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string' || text.trim() === '') throw wrong(path, 'an offer code', value);
  return text.trim() as OfferCode;
}

function readMoment(value: unknown, path: string): EpochMs {
  const at = typeof value === 'string' ? Date.parse(value) : value;
  if (typeof at !== 'number' || !(Math.abs(at) <= MAX_MOMENT_MS)) throw wrong(path, 'a moment (ISO 8601 or ms)', value);
  return at as EpochMs;
}

function readNotice(value: unknown, path: string): Localized {
  if (typeof value === 'string') return { zh: value, ja: value, en: value };
  const words = readObject(value, path);
  const said = LOCALES.map((locale) => words[locale]).filter((text) => text !== undefined);
  const texts = said.map((text) => readText(text, path));
  const first = texts[0];
  if (first === undefined) throw wrong(path, 'a text, or texts by zh, ja, en', value);
  const textIn = (locale: (typeof LOCALES)[number]) => {
    const text = words[locale];
    return typeof text === 'string' ? text : first;
  };
  return { zh: textIn('zh'), ja: textIn('ja'), en: textIn('en') };
}

function readText(value: unknown, path: string): string {
  if (typeof value !== 'string') throw wrong(path, 'a text', value);
  return value;
}

function readObject(value: unknown, path: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(path, 'an object', value);
  return value as Fields;
}

function wrong(path: string, expected: string, got: unknown): ShopError {
  const shown = (JSON.stringify(got) ?? String(got)).slice(0, 60);
  return new ShopError('overlay-shape', `${path}: expected ${expected}, got ${shown}`);
}
