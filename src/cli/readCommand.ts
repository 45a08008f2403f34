import { findGame, GAMES } from '@/games/games';
import { nearestGameIds } from '@/games/nearestGameIds';
import { specOf } from '@/games/specOf';
import type { Game } from '@/games/types';
import { loadNames } from '@/names/loadNames';
import { prepareGame } from '@/reading/prepareGame';
import { readingJson } from '@/reading/readingJson';
import { readText } from '@/reading/readText';
import type { CliEffects, ExitCode } from './effects';
import { formatReading } from './formatReading';
import type { ReadingCall } from './readCall';
import { readLines } from './readLines';
import { textsOf } from './textsOf';

/** `read`: reads each line of standard input as a text about a game, and prints what it says before the next line is read.
 *  @throws  ShopError `cli-read` */
export async function runRead({ game: id, mode, json, locale }: ReadingCall, effects: CliEffects): Promise<ExitCode> {
  const language = locale ?? effects.locale;
  const found = findGameFreely(id);
  if (found === null) {
    effects.complain(textsOf(language).unknownGame(id, nearestGameIds(id)));
    return 2;
  }
  const spec = specOf(found);
  const roster = await loadNames(found.family);
  const game = prepareGame(spec, roster);
  for await (const line of readLines(effects.input())) {
    const reading = readText(game, mode, line);
    if (json) effects.print(JSON.stringify(readingJson(spec, mode, reading)));
    else for (const part of formatReading({ spec, roster, mode, locale: language }, reading)) effects.print(part);
  }
  return 0;
}

/** A game by its id; in any letter case where no id is written just so. */
function findGameFreely(id: string): Game | null {
  const folded = id.toLowerCase();
  return findGame(id) ?? GAMES.find((game) => game.id.toLowerCase() === folded) ?? null;
}
