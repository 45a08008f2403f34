import { finish, type Steps } from '@/base/steps';
import { listSpellings } from './listSpellings';
import type { NameIndex, Spelling } from './nameIndex';
import type { Roster } from './roster';

const cache = new WeakMap<Roster, NameIndex>();

/** Collects every spelling of every item; cached per roster. */
export function indexNames(roster: Roster): NameIndex {
  return finish(indexNamesInSteps(roster));
}

/** Same as `indexNames`, one item per step. */
export function* indexNamesInSteps(roster: Roster): Steps<NameIndex> {
  const made = cache.get(roster);
  if (made !== undefined) return made;
  const spellings: Spelling[] = [];
  for (const item of roster.items) {
    spellings.push(...listSpellings(item, roster.syllables));
    yield;
  }
  const index = { roster, spellings };
  cache.set(roster, index);
  return index;
}
