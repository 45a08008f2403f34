import { escapeValue } from '@/domain/queryStringParts';
import { findGame } from '@/games/games';
import type { CompareTray } from '@/storage/compareTray';
import type { LastVisit } from '@/storage/lastVisit';

/** Where `/compare` without a game leads: to what lies in the tray of the game seen last, or of any other; where nothing
 *  does, to the empty comparison of the game seen last, which says how to begin; at a first visit to the games. */
export function defaultComparisonPath(tray: CompareTray, visit: LastVisit | null): string {
  const last = visit !== null && findGame(visit.game) !== null ? visit.game : null;
  const games = [...(last === null ? [] : [last]), ...Object.keys(tray)];
  const game = games.find((one) => findGame(one) !== null && (tray[one] ?? []).length > 0);
  if (game !== undefined) return `/compare/${game}?o=${(tray[game] ?? []).map(escapeValue).join(',')}`;
  return last === null ? '/welcome' : `/compare/${last}`;
}
