import { codeOf, gamesOf, hasPrice, listOf, type OverlayFile, recordOf, withTimes } from './overlayFile';

/** What is about to be removed from the part for all games: the statuses and prices of codes, and the pauses of shops. */
export type Removal = {
  readonly marked: ReadonlySet<string>;
  readonly priced: ReadonlySet<string>;
  readonly shops: ReadonlySet<string>;
};

/** Writes what the part for all games states of codes and shops into the parts of games, with its times: a change for one
 *  game must not take it away from others that have the same codes. What a part states itself stays in force.
 *  @param games  that keep the entries */
export function copyToGames(
  file: OverlayFile,
  { marked, priced, shops }: Removal,
  games: readonly string[],
): OverlayFile {
  const outer = withTimes(file, file.asOf);
  const copied = {
    sold: listOf(outer, 'sold').filter((entry) => marked.has(codeOf(entry))),
    reserved: listOf(outer, 'reserved').filter((entry) => marked.has(codeOf(entry))),
    pausedShops: listOf(outer, 'pausedShops').filter((shop) => shops.has(String(shop))),
    statusAt: entriesOf(outer, 'statusAt', marked),
    prices: entriesOf(outer, 'prices', priced),
    priceAt: entriesOf(outer, 'priceAt', priced),
  };
  const isSilent = copied.sold.length + copied.reserved.length + copied.pausedShops.length + copied.prices.length === 0;
  if (isSilent) return file;
  const parts = gamesOf(file);
  const changed = games.map((game) => [game, withCopied(parts[game] ?? {}, copied)] as const);
  return changed.length === 0 ? file : { ...file, games: { ...parts, ...Object.fromEntries(changed) } };
}

type Lists = { readonly [list in 'sold' | 'reserved' | 'pausedShops']: readonly unknown[] };
type Records = { readonly [key in 'statusAt' | 'prices' | 'priceAt']: readonly (readonly [string, unknown])[] };

function withCopied(part: OverlayFile, copied: Lists & Records): OverlayFile {
  const lists = (['sold', 'reserved', 'pausedShops'] as const).flatMap((list) => {
    const own = listOf(part, list);
    const codes = new Set(own.map(codeOf));
    const news = copied[list].filter((entry) => !codes.has(codeOf(entry)));
    return news.length === 0 ? [] : [[list, [...own, ...news]] as const];
  });
  const records = (['statusAt', 'prices', 'priceAt'] as const).flatMap((key) => {
    // An entry of the part itself must not get the time of another one.
    const isOwn = key === 'statusAt' ? hasStatus : hasPrice;
    const news = copied[key].filter(([code]) => !isOwn(part, code.trim()));
    return news.length === 0 ? [] : [[key, { ...Object.fromEntries(news), ...recordOf(part[key]) }] as const];
  });
  return { ...part, ...Object.fromEntries([...lists, ...records]) };
}

function hasStatus(part: OverlayFile, code: string): boolean {
  return (['sold', 'reserved'] as const).some((list) => listOf(part, list).some((entry) => codeOf(entry) === code));
}

function entriesOf(part: OverlayFile, key: string, codes: ReadonlySet<string>) {
  return Object.entries(recordOf(part[key])).filter(([code]) => codes.has(code.trim()));
}
