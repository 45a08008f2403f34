import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Favourite, Favourites, StatusSnapshot } from '@/storage/favourites';

/** Opening an offer and coming back within this time continues the visit, so changes stay marked as new. */
const VISIT_TIMEOUT_MS = 30 * 60_000;

/** Returns the favourites at the start of a visit: every change that the previous visit showed counts as seen. */
export function startVisit(stored: Favourites, now: EpochMs): Favourites {
  const { visitedAt } = stored;
  if (visitedAt !== null && now - visitedAt <= VISIT_TIMEOUT_MS) return { ...stored, visitedAt: now };
  return { ...markAllSeen(stored), visitedAt: now, visitedBefore: visitedAt };
}

/** Returns the favourites with every change marked as seen. */
export function markAllSeen(stored: Favourites): Favourites {
  const lists = Object.entries(stored.games).map(([game, list]) => [game, list.map(markSeen)] as const);
  return { ...stored, games: Object.fromEntries(lists) };
}

/** Returns the favourites with new status snapshots for offers of one game; the same object if nothing changed. */
export function recordStatusSnapshots(
  stored: Favourites,
  game: string,
  snapshots: ReadonlyMap<OfferCode, StatusSnapshot>,
): Favourites {
  const list = stored.games[game] ?? [];
  const updated = list.map((favourite) => {
    const latest = snapshots.get(favourite.code) ?? favourite.latest;
    const isSame = latest.price === favourite.latest.price && latest.fate === favourite.latest.fate;
    return isSame ? favourite : { ...favourite, latest };
  });
  if (updated.every((favourite, index) => favourite === list[index])) return stored;
  return { ...stored, games: { ...stored.games, [game]: updated } };
}

function markSeen(favourite: Favourite): Favourite {
  return favourite.known === favourite.latest ? favourite : { ...favourite, known: favourite.latest };
}
