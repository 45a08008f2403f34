import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Favourite, Favourites, Removal } from './favourites';

/** How long a removal is remembered: a page that was frozen for longer may bring a favourite back. */
const REMEMBERED_MS = 30 * 86_400_000;
/** So many removals of a game are remembered, the latest. */
const MOST_REMOVALS = 200;

/** Adds a favourite to a game, behind the others; the same object if it is there. */
export function addFavourite(kept: Favourites, game: string, one: Favourite, now: EpochMs): Favourites {
  const list = kept.games[game] ?? [];
  if (list.some(({ code }) => code === one.code)) return kept;
  const removal = new Map(Object.entries(kept.removals[game] ?? {})).get(one.code);
  const added = { ...kept, games: { ...kept.games, [game]: [...list, one] } };
  if (removal === undefined) return added;
  // Later than the removal, whatever the clock says.
  return note(added, game, one.code, { at: Math.max(now, removal.at + 1) as EpochMs, undone: true }, now);
}

/** Removes a favourite from a game; the same object if it is not there. */
export function removeFavourite(kept: Favourites, game: string, code: OfferCode, now: EpochMs): Favourites {
  const list = kept.games[game] ?? [];
  const gone = list.find((one) => one.code === code);
  if (gone === undefined) return kept;
  const { [game]: _list, ...others } = kept.games;
  const left = list.filter((one) => one !== gone);
  const before = new Map(Object.entries(kept.removals[game] ?? {})).get(code)?.at ?? 0;
  const at = Math.max(now, gone.keptAt, before + 1) as EpochMs;
  const removed = { ...kept, games: left.length === 0 ? others : { ...others, [game]: left } };
  return note(removed, game, code, { at, undone: false }, now);
}

/** Notes a removal and forgets those of long ago. */
function note(kept: Favourites, game: string, code: OfferCode, removal: Removal, now: EpochMs): Favourites {
  const all = Object.entries({ ...kept.removals[game], [code]: removal });
  const recent = all.filter(([, { at }]) => now - at < REMEMBERED_MS).sort(([, a], [, b]) => b.at - a.at);
  const removals = Object.fromEntries(recent.slice(0, MOST_REMOVALS));
  return { ...kept, removals: { ...kept.removals, [game]: removals } };
}
