import type { Chip } from '@/domain/chips';
import type { Want } from '@/domain/query';
import { countShared } from '@/engine/bitset/bits';
import { shownByDefault } from '@/engine/filter/conditions';
import type { Selection } from '@/engine/filter/selectDocs';
import { countByOthers, countLeftOut, leaveOut } from '@/engine/filter/selectDocs';
import type { Scope } from '@/engine/index/blockContext';

/** Counts the total of a block that the removal of one chip alone would give. */
export function countWithoutChip(scope: Scope, selection: Selection, chip: Chip): number {
  switch (chip.kind) {
    case 'range':
      return countLeftOut(selection, `range:${chip.facet}`);
    case 'want':
      return countWithoutWant(scope, selection, chip.want);
    case 'choice': {
      if (chip.facet !== 'status') return countLeftOut(selection, `choice:${chip.facet}`);
      return countShared(leaveOut(selection, 'choice:status').bits, shownByDefault(scope, scope.query.text));
    }
    case 'text': {
      // Without its text, the query names no sold offer by its code any more.
      if (scope.query.choices.status !== undefined) return countLeftOut(selection, 'text');
      return countShared(leaveOut(selection, 'text').bits, shownByDefault(scope, ''));
    }
  }
}

function countWithoutWant(scope: Scope, selection: Selection, { item, mode }: Want): number {
  if (mode === 'nice') return selection.total;
  if (mode !== 'any') return countLeftOut(selection, `want:${item}`);
  return countByOthers(selection, scope.query.wants, item) ?? countLeftOut(selection, 'any');
}
