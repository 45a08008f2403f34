import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { Roster } from '@/names/roster';
import { searchTable } from '@/names/searchTable';
import { prepareGame } from '@/reading/prepareGame';
import { createReader } from './createReader';
import { nextTask } from './nextTask';
import type { TextReader } from './textReader';

/** Makes the reader of a game's texts in several tasks, so that the page answers in between. It is the one door to the
 *  rooms that read and search names, so that they travel as a chunk of their own.
 *  @param roster  with every spelling, see `loadNames` */
export async function openReader(spec: GameSpec, roster: Roster): Promise<TextReader> {
  const names = indexNames(roster);
  await nextTask();
  const game = prepareGame(spec, roster);
  await nextTask();
  searchTable(names);
  await nextTask();
  game.slips();
  await nextTask();
  return createReader(spec, roster);
}
