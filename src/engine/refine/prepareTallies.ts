import type { Scope } from '@/engine/scope';
import type { Tallies } from '@/engine/tally';
import { tallyOf } from '@/engine/tally';
import type { Selection } from './selectDocs';
import { leaveOut } from './selectDocs';

/** Prepares counting over the sets of a selection. */
export function prepareTallies({ docs }: Scope, selection: Selection): Tallies {
  const hits = tallyOf(selection.hits, selection.total, docs);
  return {
    hits,
    without: (key) => {
      if (!selection.conditions.docsOf.has(key)) return hits;
      const { bits, size } = leaveOut(selection, key);
      return tallyOf(bits, size, docs);
    },
  };
}
