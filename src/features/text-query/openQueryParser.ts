import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { Roster } from '@/names/roster';
import { searchTableInSteps } from '@/names/searchTable';
import { prepareGameInSteps } from '@/query-parser/tokens/prepareGame';
import { createQueryParser } from './createQueryParser';
import { inSlices } from './inSlices';
import type { QueryParser } from './queryParser';

/** Makes the reader of a game's texts in many short tasks, so that the page answers in between. It is the one door to
 *  the rooms that read and search names, so that they travel as a chunk of their own.
 *  @param roster  with every spelling, see `loadNames` */
export async function openQueryParser(spec: GameSpec, roster: Roster): Promise<QueryParser> {
  await inSlices(prepareGameInSteps(spec, roster));
  await inSlices(searchTableInSteps(indexNames(roster)));
  return createQueryParser(spec, roster);
}
