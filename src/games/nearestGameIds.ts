import { editDistance } from '@/base/editDistance';
import { foldGameName } from './foldGameName';
import { GAMES } from './games';
import type { Game, GameId } from './types';

const MAX_SUGGESTIONS = 4;

/** Returns the games that an unknown id may mean, nearest first, for example for the not-found page. Compares ids, aliases and
 *  titles in every language, ignoring letter case, spaces and punctuation.
 *  @returns  at most four ids */
export function nearestGameIds(text: string): readonly GameId[] {
  const foldedText = foldGameName(text);
  if (foldedText === '') return [];
  const farthest = Math.max(1, Math.floor(foldedText.length / 3));
  return GAMES.map((game) => ({ id: game.id, distance: distanceTo(game, foldedText, farthest) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id }) => id);
}

function distanceTo(game: Game, typedName: string, farthest: number): number {
  const spellings = [game.id, ...Object.values(game.names), ...Object.values(game.short), ...game.aliases];
  return Math.min(...spellings.map((spelling) => distanceBetween(foldGameName(spelling), typedName, farthest)));
}

/** A prefix (`gget` for `gget_jp`) or a continuation (`fatego2` for `FateGO`) counts as one edit at most. */
function distanceBetween(name: string, typedName: string, farthest: number): number {
  const edits = editDistance(name, typedName, farthest);
  const isPrefix = typedName.length > 1 && name.startsWith(typedName);
  const isContinuation = typedName.startsWith(name) && name.length * 2 > typedName.length;
  return isPrefix || isContinuation ? Math.min(edits, 1) : edits;
}
