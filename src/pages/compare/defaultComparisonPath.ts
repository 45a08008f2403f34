import { escapeValue } from '@/domain/queryStringParts';
import { findGame } from '@/games/games';
import type { CompareTray } from '@/storage/compareTray';
import type { LastVisit } from '@/storage/lastVisit';

/** Returns the path that `/compare` redirects to: the tray of the last visited game, else any other tray, else the
 *  empty comparison of the last visited game; on a first visit the list of games. */
export function defaultComparisonPath(tray: CompareTray, visit: LastVisit | null): string {
  const lastGame = visit !== null && findGame(visit.game) !== null ? visit.game : null;
  const games = [...(lastGame === null ? [] : [lastGame]), ...Object.keys(tray)];
  const game = games.find((id) => findGame(id) !== null && (tray[id] ?? []).length > 0);
  if (game !== undefined) return `/compare/${game}?o=${(tray[game] ?? []).map(escapeValue).join(',')}`;
  return lastGame === null ? '/welcome' : `/compare/${lastGame}`;
}
