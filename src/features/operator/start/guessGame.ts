import { GAMES } from '@/games/games';
import type { Game } from '@/games/types';

/** Guesses the game from a file name: `FateGO.csv`, as the command line expects it, or any name that contains the id or a nickname of
 *  exactly one game.
 *  @returns  null if no or several games match */
export function guessGame(file: string): Game | null {
  const name = file.replace(/\.[A-Za-z0-9]{1,5}$/, '').toLowerCase();
  const plain = name.replace(/\s*\(\d+\)$/, '').replace(/\.(?:corrected|remarks)$/, '');
  const exact = GAMES.find(({ id }) => id.toLowerCase() === plain);
  if (exact !== undefined) return exact;
  const [longest, ...others] = findNamed(plain);
  return longest !== undefined && others.length === 0 ? longest : null;
}

/** Returns the games with the longest matching name. */
function findNamed(text: string): readonly Game[] {
  const lengths = GAMES.map((game) => {
    const names = [game.id, ...Object.values(game.names), ...Object.values(game.short), ...game.aliases].map((name) =>
      name.toLowerCase(),
    );
    return { game, length: Math.max(0, ...names.filter((name) => text.includes(name)).map((name) => name.length)) };
  });
  const most = Math.max(...lengths.map(({ length }) => length));
  return most === 0 ? [] : lengths.filter(({ length }) => length === most).map(({ game }) => game);
}
