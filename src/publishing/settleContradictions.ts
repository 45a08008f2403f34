import type { EpochMs } from '@/domain/offer';
import type { OverlayContradiction } from './findContradictions';

/** The overlay file as JSON that `decodeOverlay` has accepted. */
export type OverlayJson = Readonly<Record<string, unknown>>;

/** Removes contradicted entries from an overlay file: from the part of their game and from the part for all games. Everything else
 *  stays, keys that nobody reads included, and so does the time that the operator vouches for. A contradicted status removes the code from both lists of statuses.
 *  @param file  JSON that `decodeOverlay` has accepted */
export function clearContradictions(
  file: OverlayJson,
  game: string,
  contradictions: readonly OverlayContradiction[],
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
  return mapParts(file, game, clearPart);
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
