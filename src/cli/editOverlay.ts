import type { ClearedWords, OverlayWords } from './overlayCall';

/** The overlay file as JSON that `decodeOverlay` has passed; keys that nobody knows are kept. */
export type OverlayFile = Readonly<Record<string, unknown>>;

/** The file that says nothing: every offer stands as published, and nobody vouches for it. */
export const SILENT_FILE: OverlayFile = { version: 1, asOf: null };

type Codes = ReadonlySet<string>;

/** Adds what is said to an overlay file. What was said before of the same codes gives way: an offer is sold or reserved, not both.
 *  @param game  whose part of the file is written; null: the part that counts for all games
 *  @param asOf  ISO 8601: the operator vouches for the stock at this moment */
export function addToOverlay(file: OverlayFile, words: OverlayWords, game: string | null, asOf: string): OverlayFile {
  const judged = new Set([...words.sold, ...words.reserved.map(({ code }) => code)]);
  const priced = new Set(words.prices.map(({ code }) => code));
  const cleared = overParts(file, game, (part) => withoutPrices(withoutStatus(part, judged), priced));
  return intoPart(cleared, game, (part) => ({
    ...part,
    asOf,
    ...(words.notice === null ? {} : { notice: words.notice === '' ? undefined : words.notice }),
    ...appended(part, 'sold', words.sold),
    ...appended(
      part,
      'reserved',
      words.reserved.map(({ code, until }) => (until === null ? code : { code, until })),
    ),
    ...appended(
      part,
      'pausedShops',
      words.pausedShops.filter((shop) => !listOf(part, 'pausedShops').includes(shop)),
    ),
    ...(priced.size === 0
      ? {}
      : { prices: { ...pricesOf(part), ...Object.fromEntries(words.prices.map(({ code, price }) => [code, price])) } }),
  }));
}

/** Takes back what an overlay file says of codes and shops, or all that it says.
 *  @param game  whose part is cleared, besides the part that counts for all games; null: every part
 *  @param asOf  as of `addToOverlay` */
export function clearOverlay(
  file: OverlayFile,
  { codes, shops, all }: ClearedWords,
  game: string | null,
  asOf: string,
): OverlayFile {
  if (all) return game === null ? SILENT_FILE : { ...file, games: { ...gamesOf(file), [game]: undefined } };
  const gone = new Set(codes);
  const cleared = overParts(file, game, (part) => {
    const open =
      part.pausedShops === undefined ? {} : { pausedShops: without(listOf(part, 'pausedShops'), new Set(shops)) };
    return { ...withoutPrices(withoutStatus(part, gone), gone), ...open };
  });
  return intoPart(cleared, game, (part) => ({ ...part, asOf }));
}

function intoPart(file: OverlayFile, game: string | null, change: (part: OverlayFile) => OverlayFile): OverlayFile {
  if (game === null) return change(file);
  const games = gamesOf(file);
  return { ...file, games: { ...games, [game]: change(games[game] ?? {}) } };
}

/** Changes every part that counts for the game; for null, all parts there are. */
function overParts(file: OverlayFile, game: string | null, change: (part: OverlayFile) => OverlayFile): OverlayFile {
  const games = Object.entries(gamesOf(file)).map(
    ([id, part]) => [id, game === null || id === game ? change(part) : part] as const,
  );
  return { ...change(file), ...(games.length === 0 ? {} : { games: Object.fromEntries(games) }) };
}

function withoutStatus(part: OverlayFile, codes: Codes): OverlayFile {
  const lists = (['sold', 'reserved'] as const).filter((list) => Array.isArray(part[list]));
  return { ...part, ...Object.fromEntries(lists.map((list) => [list, without(listOf(part, list), codes)])) };
}

function withoutPrices(part: OverlayFile, codes: Codes): OverlayFile {
  if (part.prices === undefined || part.prices === null) return part;
  return { ...part, prices: Object.fromEntries(Object.entries(pricesOf(part)).filter(([code]) => !codes.has(code))) };
}

function without(list: readonly unknown[], gone: Codes): readonly unknown[] {
  return list.filter((entry) => !gone.has(codeOf(entry)));
}

function appended(part: OverlayFile, list: string, more: readonly unknown[]): OverlayFile {
  return more.length === 0 ? {} : { [list]: [...listOf(part, list), ...more] };
}

/** Entries are codes, numbers that are codes, or reservations with a code. */
function codeOf(entry: unknown): string {
  const code = typeof entry === 'object' && entry !== null && 'code' in entry ? entry.code : entry;
  return String(code).trim();
}

function listOf(part: OverlayFile, list: string): readonly unknown[] {
  const value = part[list];
  return Array.isArray(value) ? value : [];
}

function pricesOf({ prices }: OverlayFile): OverlayFile {
  return typeof prices === 'object' && prices !== null ? (prices as OverlayFile) : {};
}

function gamesOf({ games }: OverlayFile): Readonly<Record<string, OverlayFile>> {
  return typeof games === 'object' && games !== null ? (games as Readonly<Record<string, OverlayFile>>) : {};
}
