import type { Steps } from '@/base/steps';
import type { GameSpec } from '@/games/types';
import { indexNames } from '@/names/indexNames';
import type { Roster } from '@/names/roster';
import { searchTableInSteps } from '@/names/searchTable';
import { prepareGameInSteps } from '@/query-parser/prepareGameInSteps';
import { compilePhrases } from '@/query-parser/tokens/findPhrases';
import { nextTask } from '@/ui/hooks/nextTask';
import { createQueryParser } from './createQueryParser';
import type { QueryParser } from './queryParser';
import { rehearseTyping } from './rehearseTyping';

/** Creates the parser of a game in many short tasks to keep the page responsive. No other module imports the parser and the
 *  name search, so they form one chunk with this one.
 *  @param roster  with all spellings, see `loadBuiltRoster` */
export async function openQueryParser(spec: GameSpec, roster: Roster): Promise<QueryParser> {
  await runInSlices(prepareGameInSteps(spec, roster));
  await runInSlices(compilePhrases());
  await runInSlices(searchTableInSteps(indexNames(roster)));
  const parser = createQueryParser(spec, roster);
  await runInSlices(rehearseTyping(parser, roster));
  return parser;
}

/** A slice may overrun to about 12 ms because of slow steps and garbage collection, which is 50 ms on a phone, the limit of a long task. */
const SLICE_MS = 4;

/** Runs steps in slices of a few milliseconds, each in a task of its own. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    await nextTask();
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
  }
}
