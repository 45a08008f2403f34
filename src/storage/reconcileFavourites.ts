import { sameValue } from '@/base/sameValue';
import type { EpochMs } from '@/domain/offer';
import type { Favourite, Favourites, Removal, StatusSnapshot } from './favourites';

/** Joins the favourites of this page with those that the storage holds: a favourite of either is kept unless it was removed
 *  later, of two sightings the later counts. In whichever order pages do this, they come to the same favourites.
 *  @returns  `stored` itself if it lacks nothing that this page holds */
export function reconcileFavourites(own: Favourites, stored: Favourites): Favourites {
  const removals = byKey(own.removals, stored.removals, (mine, theirs) =>
    byKey(mine ?? {}, theirs ?? {}, (a, b) => later(a, b)),
  );
  const lists = byKey(own.games, stored.games, (mine, theirs, game) =>
    joinLists(mine ?? [], theirs ?? []).filter((one) => !isRemoved(one, removals[game]?.[one.code])),
  );
  const joined: Favourites = {
    games: Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    removals,
    visitedAt: laterTime(own.visitedAt, stored.visitedAt),
    visitedBefore: laterTime(own.visitedBefore, stored.visitedBefore),
  };
  return sameValue(joined, stored) ? stored : joined;
}

/** Whether a favourite was removed after it was kept. */
export function isRemoved({ keptAt }: Favourite, removal: Removal | undefined): boolean {
  return removal !== undefined && !removal.undone && removal.at >= keptAt;
}

function joinLists(own: readonly Favourite[], stored: readonly Favourite[]): readonly Favourite[] {
  const ownByCode = new Map(own.map((one) => [one.code, one]));
  const joined = stored.map((one) => {
    const mine = ownByCode.get(one.code);
    ownByCode.delete(one.code);
    return mine === undefined ? one : joinOne(mine, one);
  });
  if (ownByCode.size === 0) return joined;
  return [...joined, ...ownByCode.values()].sort((a, b) => a.keptAt - b.keptAt || (a.code < b.code ? -1 : 1));
}

function joinOne(own: Favourite, stored: Favourite): Favourite {
  const newest = own.keptAt > stored.keptAt ? own : stored;
  return { ...newest, known: later(own.known, stored.known), latest: later(own.latest, stored.latest) };
}

/** The later of two; of equals the second. */
function later<T extends StatusSnapshot | Removal>(a: T | undefined, b: T): T;
function later<T extends StatusSnapshot | Removal>(a: T | undefined, b: T | undefined): T;
function later<T extends StatusSnapshot | Removal>(a: T | undefined, b: T | undefined): T | undefined {
  return b === undefined || (a !== undefined && a.at > b.at) ? a : b;
}

function laterTime(a: EpochMs | null, b: EpochMs | null): EpochMs | null {
  return a === null || (b !== null && b >= a) ? b : a;
}

function byKey<T, R>(
  own: Readonly<Record<string, T>>,
  stored: Readonly<Record<string, T>>,
  join: (own: T | undefined, stored: T | undefined, key: string) => R,
): Readonly<Record<string, R>> {
  const [mine, theirs] = [new Map(Object.entries(own)), new Map(Object.entries(stored))];
  return Object.fromEntries(
    [...new Set([...theirs.keys(), ...mine.keys()])].map((key) => [key, join(mine.get(key), theirs.get(key), key)]),
  );
}
