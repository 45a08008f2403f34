import type { Chip } from '@/domain/chips';
import { type Want, wantKey } from '@/domain/query';
import { countShared } from '@/engine/bitset/bits';
import { matchDefaultStatus } from '@/engine/filter/conditions';
import type { Selection } from '@/engine/filter/selectDocs';
import { countByOtherAnys, countWithout, selectWithout } from '@/engine/filter/selectDocs';
import type { BlockContext } from '@/engine/index/blockContext';

/** Counts the hits of a block if one chip were removed. */
export function countWithoutChip(context: BlockContext, selection: Selection, chip: Chip): number {
  const { query } = context;
  switch (chip.kind) {
    case 'range':
      return countWithout(selection, `range:${chip.facet}`);
    case 'want':
      return countWithoutWant(context, selection, chip.want);
    case 'choice': {
      if (chip.facet !== 'status') return countWithout(selection, `choice:${chip.facet}`);
      return countShared(selectWithout(selection, 'choice:status').bits, matchDefaultStatus(context, query.text));
    }
    case 'text': {
      if (query.choices.status !== undefined) return countWithout(selection, 'text');
      // Without the text, no sold offer is found by its code.
      return countShared(selectWithout(selection, 'text').bits, matchDefaultStatus(context, ''));
    }
  }
}

function countWithoutWant({ query }: BlockContext, selection: Selection, want: Want): number {
  const { mode } = want;
  const key = wantKey(want);
  if (mode === 'nice') return selection.hits.size;
  if (mode !== 'any') return countWithout(selection, `want:${key}`);
  return countByOtherAnys(selection, query.wants, key) ?? countWithout(selection, 'any');
}
