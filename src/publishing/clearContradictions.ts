import type { OverlayContradiction } from './findContradictions';

/** The overlay file as JSON that `decodeOverlay` has accepted. */
type OverlayJson = Readonly<Record<string, unknown>>;

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
  const cleared = clearPart(file);
  const { games } = cleared;
  if (!isObject(games)) return cleared;
  const own = games[game];
  return isObject(own) ? { ...cleared, games: { ...games, [game]: clearPart(own) } } : cleared;
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

function isObject(value: unknown): value is OverlayJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
