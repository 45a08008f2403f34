import type { Game } from '@/games/types';
import type { GameNews } from './watchedCatalog';

/** So many catalogs are opened at a time: each is a worker and a download. */
const AT_A_TIME = 2;

/** The games whose catalogs are open: those that have said what they know, and the next few.
 *  @param games  in the order of the page */
export function watchedGames(games: readonly Game[], news: ReadonlyMap<string, GameNews>): readonly Game[] {
  let opening = 0;
  return games.filter(({ id }) => isSettled(news.get(id)) || opening++ < AT_A_TIME);
}

function isSettled(news: GameNews | undefined): boolean {
  return news !== undefined && (news.error !== null || news.found.size > 0 || news.partial);
}
