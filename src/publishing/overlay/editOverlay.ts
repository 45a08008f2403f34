import type { OverlayAdditions, OverlayRemovals } from './overlayEdits';
import { EMPTY_FILE, gamesOf, listOf, mapPart, mapParts, type OverlayFile, partsFor, recordOf } from './overlayFile';
import { withoutPrices, withoutStatus } from './removeEntries';

type Codes = ReadonlySet<string>;

/** Keys that clearing everything removes from a part; unknown keys stay. */
const CLEARED_KEYS = ['asOf', 'notice', 'sold', 'reserved', 'prices', 'pausedShops', 'statusAt', 'priceAt', 'catalogs'];

/** Adds entries to an overlay file, each with its own time, in place of earlier entries of the same codes: an offer is sold or
 *  reserved, not both. Does not confirm the stock; see `confirmCatalog`.
 *  @param game  null: the entries count for all games
 *  @param now   ISO 8601 */
export function addToOverlay(
  file: OverlayFile,
  additions: OverlayAdditions,
  game: string | null,
  now: string,
): OverlayFile {
  if (isEmpty(additions)) return file;
  const marked = new Set([...additions.sold, ...additions.reserved.map(({ code }) => code)]);
  const priced = new Set(additions.prices.map(({ code }) => code));
  const cleared = mapParts(file, game, (part) => withoutPrices(withoutStatus(part, marked), priced));
  return mapPart(cleared, game, (part) => ({
    ...part,
    ...(additions.notice === null ? {} : { notice: additions.notice === '' ? undefined : additions.notice }),
    ...appendTo(part, 'sold', additions.sold),
    ...appendTo(
      part,
      'reserved',
      additions.reserved.map(({ code, until }) => (until === null ? code : { code, until })),
    ),
    ...appendTo(
      part,
      'pausedShops',
      additions.pausedShops.filter((shop) => !listOf(part, 'pausedShops').includes(shop)),
    ),
    ...mergeInto(
      part,
      'prices',
      additions.prices.map(({ code, price }) => [code, price]),
    ),
    ...mergeInto(part, 'statusAt', timesOf(marked, now)),
    ...mergeInto(part, 'priceAt', timesOf(priced, now)),
  }));
}

/** Removes the entries of codes and shops from an overlay file, or all entries. Unknown keys stay. Does not confirm the stock.
 *  @param game  null: every part is changed. For a game, its part and the part for all games are changed, but `all` clears only the part of
 *               the game and its catalog revision */
export function clearOverlay(
  file: OverlayFile,
  { codes, shops, all }: OverlayRemovals,
  game: string | null,
): OverlayFile {
  if (all) return game === null ? clearEverything(file) : clearGame(file, game);
  const removed = new Set(codes);
  return mapParts(file, game, (part) => {
    const openShops =
      part.pausedShops === undefined
        ? {}
        : { pausedShops: listOf(part, 'pausedShops').filter((shop) => !shops.includes(String(shop))) };
    return { ...withoutPrices(withoutStatus(part, removed), removed), ...openShops };
  });
}

/** Removes the prices of codes and no other entries.
 *  @param game  as for `clearOverlay` */
export function dropPrices(file: OverlayFile, codes: Codes, game: string | null): OverlayFile {
  return mapParts(file, game, (part) => withoutPrices(part, codes));
}

/** Counts the entries that a change has removed, and checks whether it has removed a notice.
 *  @param game  null: the parts of all games have changed */
export function countRemoved(
  before: OverlayFile,
  after: OverlayFile,
  game: string | null,
): { readonly entries: number; readonly hasNotice: boolean } {
  const count = (file: OverlayFile, countOf: (part: OverlayFile) => number) =>
    partsFor(file, game).reduce((sum, part) => sum + countOf(part), 0);
  return {
    entries: count(before, entriesIn) - count(after, entriesIn),
    hasNotice: count(before, noticesIn) > count(after, noticesIn),
  };
}

function isEmpty({ sold, reserved, prices, pausedShops, notice }: OverlayAdditions): boolean {
  return sold.length + reserved.length + prices.length + pausedShops.length === 0 && notice === null;
}

function clearEverything(file: OverlayFile): OverlayFile {
  const { games: _, ...others } = withoutEntries(file);
  const games = Object.entries(gamesOf(file)).map(([id, part]) => [id, withoutEntries(part)] as const);
  const kept = games.filter(([, part]) => Object.keys(part).length > 0);
  return { ...EMPTY_FILE, ...others, ...(kept.length === 0 ? {} : { games: Object.fromEntries(kept) }) };
}

function clearGame(file: OverlayFile, game: string): OverlayFile {
  const { [game]: part = {}, ...games } = gamesOf(file);
  const kept = withoutEntries(part);
  const { [game]: _, ...catalogs } = recordOf(file.catalogs);
  return {
    ...file,
    ...(file.catalogs === undefined ? {} : { catalogs }),
    games: Object.keys(kept).length === 0 ? games : { ...games, [game]: kept },
  };
}

function withoutEntries(part: OverlayFile): OverlayFile {
  return Object.fromEntries(Object.entries(part).filter(([key]) => !CLEARED_KEYS.includes(key)));
}

function appendTo(part: OverlayFile, list: string, more: readonly unknown[]): OverlayFile {
  return more.length === 0 ? {} : { [list]: [...listOf(part, list), ...more] };
}

function mergeInto(part: OverlayFile, key: string, more: readonly (readonly [string, unknown])[]): OverlayFile {
  return more.length === 0 ? {} : { [key]: { ...recordOf(part[key]), ...Object.fromEntries(more) } };
}

function timesOf(codes: Iterable<string>, now: string): readonly (readonly [string, string])[] {
  return [...codes].map((code) => [code, now] as const);
}

function entriesIn(part: OverlayFile): number {
  const lists = ['sold', 'reserved', 'pausedShops'].map((list) => listOf(part, list).length);
  return lists.reduce((sum, length) => sum + length, Object.keys(recordOf(part.prices)).length);
}

function noticesIn({ notice }: OverlayFile): number {
  return (notice ?? '') === '' ? 0 : 1;
}
