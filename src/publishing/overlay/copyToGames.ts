import { codeOf, gamesOf, hasPrice, listOf, type OverlayFile, recordOf, withTimes } from './overlayFile';

/** Entries to be removed from the part for all games: codes with a status, codes with a price, and paused shops. */
export type Removal = {
  readonly statusCodes: ReadonlySet<string>;
  readonly priced: ReadonlySet<string>;
  readonly shops: ReadonlySet<string>;
};

/** Copies entries, with their times, from the part for all games into the parts of some games. These games therefore keep the entries when
 *  the part for all games loses them. Entries that a part already has take precedence.
 *  @param games  games that keep the entries */
export function copyToGames(
  file: OverlayFile,
  { statusCodes, priced, shops }: Removal,
  games: readonly string[],
): OverlayFile {
  const outer = withTimes(file, file.asOf);
  const copied = {
    sold: listOf(outer, 'sold').filter((entry) => statusCodes.has(codeOf(entry))),
    reserved: listOf(outer, 'reserved').filter((entry) => statusCodes.has(codeOf(entry))),
    pausedShops: listOf(outer, 'pausedShops').filter((shop) => shops.has(String(shop))),
    statusAt: entriesOf(outer, 'statusAt', statusCodes),
    prices: entriesOf(outer, 'prices', priced),
    priceAt: entriesOf(outer, 'priceAt', priced),
  };
  const isEmpty = copied.sold.length + copied.reserved.length + copied.pausedShops.length + copied.prices.length === 0;
  if (isEmpty) return file;
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
    const added = copied[list].filter((entry) => !codes.has(codeOf(entry)));
    return added.length === 0 ? [] : [[list, [...own, ...added]] as const];
  });
  const records = (['statusAt', 'prices', 'priceAt'] as const).flatMap((key) => {
    // The time of a copied entry must not be applied to an entry that the part already has.
    const isOwn = key === 'statusAt' ? hasStatus : hasPrice;
    const added = copied[key].filter(([code]) => !isOwn(part, code.trim()));
    return added.length === 0 ? [] : [[key, { ...Object.fromEntries(added), ...recordOf(part[key]) }] as const];
  });
  return { ...part, ...Object.fromEntries([...lists, ...records]) };
}

function hasStatus(part: OverlayFile, code: string): boolean {
  return (['sold', 'reserved'] as const).some((list) => listOf(part, list).some((entry) => codeOf(entry) === code));
}

function entriesOf(part: OverlayFile, key: string, codes: ReadonlySet<string>) {
  return Object.entries(recordOf(part[key])).filter(([code]) => codes.has(code.trim()));
}
