import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Favourite, Favourites, StatusSnapshot } from '@/storage/favourites';

/** Who comes back sooner still reads the same news: a way to an offer and back is no new visit. */
const SAME_VISIT_MS = 30 * 60_000;

/** The favourites as a visit to their page begins: what was found at the visit before is what the buyer knows. */
export function openVisit(kept: Favourites, now: EpochMs): Favourites {
  const { visitedAt } = kept;
  if (visitedAt !== null && now - visitedAt <= SAME_VISIT_MS) return { ...kept, visitedAt: now };
  return { ...knowAll(kept), visitedAt: now, visitedBefore: visitedAt };
}

/** The favourites with nothing new: what was found last is known. */
export function knowAll(kept: Favourites): Favourites {
  return mapFavourites(kept, (one) => (one.known === one.latest ? one : { ...one, known: one.latest }));
}

/** The favourites with what was found of some of a game; the same object if that is no news. */
export function recordStatusSnapshots(
  kept: Favourites,
  game: string,
  found: ReadonlyMap<OfferCode, StatusSnapshot>,
): Favourites {
  const list = kept.games[game] ?? [];
  const noted = list.map((one) => {
    const latest = found.get(one.code) ?? one.latest;
    const same = latest.price === one.latest.price && latest.fate === one.latest.fate;
    return same ? one : { ...one, latest };
  });
  if (noted.every((one, place) => one === list[place])) return kept;
  return { ...kept, games: { ...kept.games, [game]: noted } };
}

function mapFavourites(kept: Favourites, change: (one: Favourite) => Favourite): Favourites {
  const lists = Object.entries(kept.games).map(([game, list]) => [game, list.map(change)] as const);
  return { ...kept, games: Object.fromEntries(lists) };
}
