import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { Roster } from '@/names/roster';
import { searchTableInSteps } from '@/names/searchTable';
import { prepareGameInSteps } from '@/query-parser/prepareGameInSteps';
import { compilePhrases } from '@/query-parser/tokens/findPhrases';
import { createQueryParser } from './createQueryParser';
import type { QueryParser } from './queryParser';
import { runInSlices } from './runInSlices';

/** Creates the parser of a game in many short tasks to keep the page responsive. No other module imports the parser and the
 *  name search, so they form one chunk with this one.
 *  @param roster  with all spellings, see `loadBuiltRoster` */
export async function openQueryParser(spec: GameSpec, roster: Roster): Promise<QueryParser> {
  await runInSlices(prepareGameInSteps(spec, roster));
  await runInSlices(compilePhrases());
  await runInSlices(searchTableInSteps(indexNames(roster)));
  return createQueryParser(spec, roster);
}
