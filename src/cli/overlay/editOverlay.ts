import type { ClearedWords, OverlayActionMessages } from '@/cli/args/overlayCommandOptions';
import {
  gamesOf,
  listOf,
  mapPart,
  mapParts,
  type OverlayFile,
  recordOf,
  SILENT_FILE,
} from '@/publishing/overlay/overlayFile';
import { withoutPrices, withoutStatus } from '@/publishing/overlay/removeEntries';

type Codes = ReadonlySet<string>;

/** Everything `clear --all` removes from a part; other keys stay. */
const CLEARED_KEYS = ['asOf', 'notice', 'sold', 'reserved', 'prices', 'pausedShops', 'statusAt', 'priceAt', 'catalogs'];

/** Adds entries to an overlay file, each with its own time. Earlier entries of the same codes give way: an offer is sold
 *  or reserved, not both. Confirms nothing; see `confirmStock`.
 *  @param game  whose part of the file is written; null: the part that counts for all games
 *  @param now   ISO 8601 */
export function addToOverlay(
  file: OverlayFile,
  words: OverlayActionMessages,
  game: string | null,
  now: string,
): OverlayFile {
  if (isEmpty(words)) return file;
  const marked = new Set([...words.sold, ...words.reserved.map(({ code }) => code)]);
  const priced = new Set(words.prices.map(({ code }) => code));
  const cleared = mapParts(file, game, (part) => withoutPrices(withoutStatus(part, marked), priced));
  return mapPart(cleared, game, (part) => ({
    ...part,
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
    ...merged(
      part,
      'prices',
      words.prices.map(({ code, price }) => [code, price]),
    ),
    ...merged(part, 'statusAt', timesOf(marked, now)),
    ...merged(part, 'priceAt', timesOf(priced, now)),
  }));
}

/** Removes the entries of codes and shops from an overlay file, or all of them. Unknown keys stay. Confirms nothing.
 *  @param game  whose part is cleared, besides the part that counts for all games; null: every part. `all` clears
 *               only the part of the game, and the revision that is named for it */
export function clearOverlay(file: OverlayFile, { codes, shops, all }: ClearedWords, game: string | null): OverlayFile {
  if (all) return game === null ? clearEverything(file) : clearGame(file, game);
  const gone = new Set(codes);
  return mapParts(file, game, (part) => {
    const open =
      part.pausedShops === undefined
        ? {}
        : { pausedShops: listOf(part, 'pausedShops').filter((shop) => !shops.includes(String(shop))) };
    return { ...withoutPrices(withoutStatus(part, gone), gone), ...open };
  });
}

/** Removes the prices of codes, and nothing else said about them.
 *  @param game  as of `clearOverlay` */
export function dropPrices(file: OverlayFile, codes: Codes, game: string | null): OverlayFile {
  return mapParts(file, game, (part) => withoutPrices(part, codes));
}

function isEmpty({ sold, reserved, prices, pausedShops, notice }: OverlayActionMessages): boolean {
  return sold.length + reserved.length + prices.length + pausedShops.length === 0 && notice === null;
}

function clearEverything(file: OverlayFile): OverlayFile {
  const { games: _, ...others } = emptied(file);
  const games = Object.entries(gamesOf(file)).map(([id, part]) => [id, emptied(part)] as const);
  const kept = games.filter(([, part]) => Object.keys(part).length > 0);
  return { ...SILENT_FILE, ...others, ...(kept.length === 0 ? {} : { games: Object.fromEntries(kept) }) };
}

function clearGame(file: OverlayFile, game: string): OverlayFile {
  const { [game]: part = {}, ...games } = gamesOf(file);
  const kept = emptied(part);
  const { [game]: _, ...catalogs } = recordOf(file.catalogs);
  return {
    ...file,
    ...(file.catalogs === undefined ? {} : { catalogs }),
    games: Object.keys(kept).length === 0 ? games : { ...games, [game]: kept },
  };
}

function emptied(part: OverlayFile): OverlayFile {
  return Object.fromEntries(Object.entries(part).filter(([key]) => !CLEARED_KEYS.includes(key)));
}

function appended(part: OverlayFile, list: string, more: readonly unknown[]): OverlayFile {
  return more.length === 0 ? {} : { [list]: [...listOf(part, list), ...more] };
}

function merged(part: OverlayFile, key: string, more: readonly (readonly [string, unknown])[]): OverlayFile {
  return more.length === 0 ? {} : { [key]: { ...recordOf(part[key]), ...Object.fromEntries(more) } };
}

function timesOf(codes: Iterable<string>, now: string): readonly (readonly [string, string])[] {
  return [...codes].map((code) => [code, now] as const);
}
