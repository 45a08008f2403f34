import { GAMES } from '@/games/games';
import type { Game } from '@/games/types';

/** Tells the game of a sheet from the name of its file: `FateGO.csv`, as the command line takes it, or any name that holds the id
 *  or a nickname of one game only.
 *  @returns  null if the name says none, or several */
export function guessGame(file: string): Game | null {
  const name = file.replace(/\.[A-Za-z0-9]{1,5}$/, '').toLowerCase();
  const plain = name.replace(/\s*\(\d+\)$/, '').replace(/\.(?:corrected|remarks)$/, '');
  const exact = GAMES.find(({ id }) => id.toLowerCase() === plain);
  if (exact !== undefined) return exact;
  const [longest, ...others] = findNamed(plain);
  return longest !== undefined && others.length === 0 ? longest : null;
}

/** The games whose longest name within the text is the longest of all. */
function findNamed(text: string): readonly Game[] {
  const lengths = GAMES.map((game) => {
    const names = [game.id, ...Object.values(game.names), ...game.aliases].map((name) => name.toLowerCase());
    return { game, length: Math.max(0, ...names.filter((name) => text.includes(name)).map((name) => name.length)) };
  });
  const most = Math.max(...lengths.map(({ length }) => length));
  return most === 0 ? [] : lengths.filter(({ length }) => length === most).map(({ game }) => game);
}
