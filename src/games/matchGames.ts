import { foldGameName } from './foldGameName';
import { GAMES } from './games';
import type { Game } from './types';

/** Returns the games whose names contain every word of a text, in their fixed order; all games for an empty text. Searches names
 *  in all languages, short names, servers and ids, ignoring case, width and punctuation. */
export function matchGames(text: string): readonly Game[] {
  const words = text
    .split(/\s+/)
    .map(foldGameName)
    .filter((word) => word !== '');
  return GAMES.filter((game) => {
    const spellings = spellingsOf(game);
    return words.every((word) => spellings.some((spelling) => spelling.includes(word)));
  });
}

function spellingsOf(game: Game): readonly string[] {
  const names = [game.names, game.short, game.edition].flatMap((name) => (name === null ? [] : Object.values(name)));
  return [game.id, ...names, ...game.aliases].map(foldGameName);
}
