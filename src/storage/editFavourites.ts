import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Favourite, Favourites, Removal } from './favourites';

/** How long removals are stored. A page that was frozen for longer may restore a removed favourite. */
const REMOVAL_MAX_AGE_MS = 30 * 86_400_000;
/** Maximum number of removals of a game. */
const MAX_REMOVALS = 200;

/** Appends a favourite to a game; returns the same object if the favourite is there already. */
export function addFavourite(current: Favourites, game: string, one: Favourite, now: EpochMs): Favourites {
  const list = current.games[game] ?? [];
  if (list.some(({ code }) => code === one.code)) return current;
  const removal = new Map(Object.entries(current.removals[game] ?? {})).get(one.code);
  const added = { ...current, games: { ...current.games, [game]: [...list, one] } };
  if (removal === undefined) return added;
  // Later than the removal even if the clock was set back.
  return recordRemoval(added, game, one.code, { at: Math.max(now, removal.at + 1) as EpochMs, undone: true }, now);
}

/** Removes a favourite from a game; returns the same object if there is no such favourite. */
export function removeFavourite(current: Favourites, game: string, code: OfferCode, now: EpochMs): Favourites {
  const list = current.games[game] ?? [];
  const removedOne = list.find((one) => one.code === code);
  if (removedOne === undefined) return current;
  const { [game]: _list, ...others } = current.games;
  const left = list.filter((one) => one !== removedOne);
  const before = new Map(Object.entries(current.removals[game] ?? {})).get(code)?.at ?? 0;
  const removedAt = Math.max(now, removedOne.keptAt, before + 1) as EpochMs;
  const removed = { ...current, games: left.length === 0 ? others : { ...others, [game]: left } };
  return recordRemoval(removed, game, code, { at: removedAt, undone: false }, now);
}

/** Records a removal, and drops old ones. */
function recordRemoval(current: Favourites, game: string, code: OfferCode, removal: Removal, now: EpochMs): Favourites {
  const all = Object.entries({ ...current.removals[game], [code]: removal });
  const recent = all.filter(([, { at }]) => now - at < REMOVAL_MAX_AGE_MS).sort(([, a], [, b]) => b.at - a.at);
  const removals = Object.fromEntries(recent.slice(0, MAX_REMOVALS));
  return { ...current, removals: { ...current.removals, [game]: removals } };
}
