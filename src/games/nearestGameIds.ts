import { editDistance } from '@/base/editDistance';
import { GAMES } from './games';
import type { Game, GameId } from './types';

const MOST_OFFERED = 4;

/** The games somebody may have meant by an unknown id, nearest first, e.g. for the not-found page.
 *  Ids, titles in every language and short names count; letter case, spaces and marks do not.
 *  @returns  at most four ids; none if nothing is near */
export function nearestGameIds(text: string): readonly GameId[] {
  const asked = foldGameName(text);
  if (asked === '') return [];
  const farthest = Math.max(1, Math.floor(asked.length / 3));
  return GAMES.map((game) => ({ id: game.id, distance: distanceTo(game, asked, farthest) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST_OFFERED)
    .map(({ id }) => id);
}

function distanceTo(game: Game, asked: string, farthest: number): number {
  const spellings = [game.id, ...Object.values(game.names), ...Object.values(game.title), ...game.aliases];
  return Math.min(...spellings.map((spelling) => distanceBetween(foldGameName(spelling), asked, farthest)));
}

/** A name of which one only goes on (`gget` for `gget_jp`, `fatego2` for `FateGO`) is as near as one with a single slip. */
function distanceBetween(name: string, asked: string, farthest: number): number {
  const slips = editDistance(name, asked, farthest);
  const isBeginning = asked.length > 1 && name.startsWith(asked);
  const goesOn = asked.startsWith(name) && name.length * 2 > asked.length;
  return isBeginning || goesOn ? Math.min(slips, 1) : slips;
}

function foldGameName(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
