import type { EpochMs } from '@/domain/offer';
import type { OverlayContradiction } from './findContradictions';

/** The overlay file as JSON that `decodeOverlay` has accepted. */
export type OverlayJson = Readonly<Record<string, unknown>>;

/** Removes contradicted entries from an overlay file: from the part of their game and from the part for all games. Everything else
 *  stays, keys that nobody reads included, and so does the time that the operator vouches for. A contradicted status removes the code from both lists of statuses.
 *  What the part for all games states of these codes is written into the parts of the other games first: they may have the same codes.
 *  @param file    JSON that `decodeOverlay` has accepted
 *  @param others  other games that are published */
export function clearContradictions(
  file: OverlayJson,
  game: string,
  contradictions: readonly OverlayContradiction[],
  others: readonly string[],
): OverlayJson {
  const statusCodes = new Set(contradictions.filter(({ entry }) => entry !== 'price').map(({ code }) => String(code)));
  const priceCodes = new Set(contradictions.filter(({ entry }) => entry === 'price').map(({ code }) => String(code)));
  const codesByKey = new Map([
    ...['sold', 'reserved', 'statusAt'].map((key) => [key, statusCodes] as const),
    ...['prices', 'priceAt'].map((key) => [key, priceCodes] as const),
  ]);
  const clearPart = (part: OverlayJson): OverlayJson =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, without(value, codesByKey.get(key) ?? new Set())]),
    );
  return mapParts(copyToGames(file, others, codesByKey), game, clearPart);
}

/** Gives contradicted prices of an overlay file a new time, so that they count as set after the version that is about to be published:
 *  a sheet takes precedence over prices that are older. A status counts whatever its time is.
 *  @param file  JSON that `decodeOverlay` has accepted */
export function renewContradictions(
  file: OverlayJson,
  game: string,
  contradictions: readonly OverlayContradiction[],
  at: EpochMs,
): OverlayJson {
  const codes = new Set(contradictions.filter(({ entry }) => entry === 'price').map(({ code }) => String(code)));
  const time = new Date(at).toISOString();
  return mapParts(file, game, (part) => {
    const renewed = isObject(part.prices) ? Object.keys(part.prices).filter((code) => codes.has(code.trim())) : [];
    if (renewed.length === 0) return part;
    const times = isObject(part.priceAt) ? part.priceAt : {};
    return { ...part, priceAt: { ...times, ...Object.fromEntries(renewed.map((code) => [code.trim(), time])) } };
  });
}

/** Writes what the part for all games states of codes into the parts of games. What a part states itself stays in force. */
function copyToGames(
  file: OverlayJson,
  games: readonly string[],
  codesByKey: ReadonlyMap<string, ReadonlySet<string>>,
): OverlayJson {
  const copied = Object.fromEntries(
    [...codesByKey].flatMap(([key, codes]) => {
      const stated = only(file[key], codes);
      return stated === null ? [] : [[key, stated] as const];
    }),
  );
  // A price without a time of its own has that of its part, which another part may have replaced.
  const asOf = file.asOf ?? null;
  if (isObject(copied.prices) && asOf !== null) {
    const times = Object.keys(copied.prices).map((code) => [code.trim(), asOf] as const);
    copied.priceAt = { ...Object.fromEntries(times), ...(isObject(copied.priceAt) ? copied.priceAt : {}) };
  }
  if (['sold', 'reserved', 'prices'].every((key) => copied[key] === undefined)) return file;
  const parts = isObject(file.games) ? file.games : {};
  const changed = games.map((game) => [game, withCopied(isObject(parts[game]) ? parts[game] : {}, copied)] as const);
  return changed.length === 0 ? file : { ...file, games: { ...parts, ...Object.fromEntries(changed) } };
}

function withCopied(part: OverlayJson, copied: OverlayJson): OverlayJson {
  const ownPrices = new Set(isObject(part.prices) ? Object.keys(part.prices).map((code) => code.trim()) : []);
  const merged = Object.entries(copied).map(([key, stated]) => {
    const own = part[key];
    if (Array.isArray(stated)) {
      const list: readonly unknown[] = Array.isArray(own) ? own : [];
      const codes = new Set(list.map(codeOf));
      return [key, [...list, ...stated.filter((entry: unknown) => !codes.has(codeOf(entry)))]] as const;
    }
    const entries = Object.entries(isObject(stated) ? stated : {});
    const news = key === 'statusAt' ? entries : entries.filter(([code]) => !ownPrices.has(code.trim()));
    return [key, { ...Object.fromEntries(news), ...(isObject(own) ? own : {}) }] as const;
  });
  return { ...part, ...Object.fromEntries(merged) };
}

/** @returns  the entries of some codes; null where there are none */
function only(list: unknown, codes: ReadonlySet<string>): readonly unknown[] | OverlayJson | null {
  if (Array.isArray(list)) {
    const kept = list.filter((entry: unknown) => codes.has(codeOf(entry)));
    return kept.length === 0 ? null : kept;
  }
  if (!isObject(list)) return null;
  const kept = Object.entries(list).filter(([code]) => codes.has(code.trim()));
  return kept.length === 0 ? null : Object.fromEntries(kept);
}

/** Changes the part for all games and the part of one game. */
function mapParts(file: OverlayJson, game: string, change: (part: OverlayJson) => OverlayJson): OverlayJson {
  const changed = change(file);
  const { games } = changed;
  if (!isObject(games)) return changed;
  const own = games[game];
  return isObject(own) ? { ...changed, games: { ...games, [game]: change(own) } } : changed;
}

/** @param list  entries with codes, or an object with codes as its keys */
function without(list: unknown, codes: ReadonlySet<string>): unknown {
  if (codes.size === 0) return list;
  if (Array.isArray(list)) return list.filter((entry: unknown) => !codes.has(codeOf(entry)));
  if (!isObject(list)) return list;
  return Object.fromEntries(Object.entries(list).filter(([code]) => !codes.has(code.trim())));
}

/** Entries are codes, numbers that are codes, or objects with a code. */
function codeOf(entry: unknown): string {
  return String(isObject(entry) ? entry.code : entry).trim();
}

/** True for a JSON object. */
export function isObject(value: unknown): value is OverlayJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
