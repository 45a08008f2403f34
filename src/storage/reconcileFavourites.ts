import { sameValue } from '@/base/sameValue';
import type { EpochMs } from '@/domain/offer';
import type { Favourite, Favourites, Removal, StatusSnapshot } from './favourites';

/** Merges the favourites of this page with the stored ones. A favourite in either of them stays unless it was removed later, and the later
 *  of two snapshots wins. The result does not depend on the order in which pages merge.
 *  @returns  `stored` itself if it contains everything */
export function reconcileFavourites(own: Favourites, stored: Favourites): Favourites {
  const removals = mergeKeys(own.removals, stored.removals, (mine, theirs) =>
    mergeKeys(mine ?? {}, theirs ?? {}, (a, b) => later(a, b)),
  );
  const lists = mergeKeys(own.games, stored.games, (mine, theirs, game) =>
    mergeLists(mine ?? [], theirs ?? []).filter((one) => !isRemoved(one, removals[game]?.[one.code])),
  );
  const merged: Favourites = {
    games: Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    removals,
    visitedAt: laterTime(own.visitedAt, stored.visitedAt),
    visitedBefore: laterTime(own.visitedBefore, stored.visitedBefore),
  };
  return sameValue(merged, stored) ? stored : merged;
}

/** Returns whether a favourite was removed after it was added. */
export function isRemoved({ keptAt }: Favourite, removal: Removal | undefined): boolean {
  return removal !== undefined && !removal.undone && removal.at >= keptAt;
}

function mergeLists(own: readonly Favourite[], stored: readonly Favourite[]): readonly Favourite[] {
  const ownByCode = new Map(own.map((one) => [one.code, one]));
  const merged = stored.map((one) => {
    const mine = ownByCode.get(one.code);
    ownByCode.delete(one.code);
    return mine === undefined ? one : mergeFavourite(mine, one);
  });
  if (ownByCode.size === 0) return merged;
  return [...merged, ...ownByCode.values()].sort((a, b) => a.keptAt - b.keptAt || (a.code < b.code ? -1 : 1));
}

function mergeFavourite(own: Favourite, stored: Favourite): Favourite {
  const newest = own.keptAt > stored.keptAt ? own : stored;
  return { ...newest, known: later(own.known, stored.known), latest: later(own.latest, stored.latest) };
}

/** Returns the later of two records; for equal times, the second. */
function later<T extends StatusSnapshot | Removal>(a: T | undefined, b: T): T;
function later<T extends StatusSnapshot | Removal>(a: T | undefined, b: T | undefined): T;
function later<T extends StatusSnapshot | Removal>(a: T | undefined, b: T | undefined): T | undefined {
  return b === undefined || (a !== undefined && a.at > b.at) ? a : b;
}

function laterTime(a: EpochMs | null, b: EpochMs | null): EpochMs | null {
  return a === null || (b !== null && b >= a) ? b : a;
}

function mergeKeys<T, R>(
  own: Readonly<Record<string, T>>,
  stored: Readonly<Record<string, T>>,
  merge: (own: T | undefined, stored: T | undefined, key: string) => R,
): Readonly<Record<string, R>> {
  const [mine, theirs] = [new Map(Object.entries(own)), new Map(Object.entries(stored))];
  return Object.fromEntries(
    [...new Set([...theirs.keys(), ...mine.keys()])].map((key) => [key, merge(mine.get(key), theirs.get(key), key)]),
  );
}
