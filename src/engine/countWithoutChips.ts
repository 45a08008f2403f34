import type { Chip } from '@/domain/chips';
import type { Want } from '@/domain/query';
import { countShared } from './bits';
import { anyGroup, shownByDefault } from './conditions';
import type { Scope } from './scope';
import type { Selection } from './selectDocs';
import { countWithout, leaveOut } from './selectDocs';

/** Counts the total of a block that the removal of one chip alone would give. */
export function countWithoutChip(scope: Scope, selection: Selection, chip: Chip): number {
  switch (chip.kind) {
    case 'range':
      return countWithout(selection, `range:${chip.facet}`);
    case 'want':
      return countWithoutWant(scope, selection, chip.want);
    case 'choice': {
      if (chip.facet !== 'status') return countWithout(selection, `choice:${chip.facet}`);
      return countShared(leaveOut(selection, 'choice:status'), shownByDefault(scope, scope.query.text));
    }
    case 'text': {
      // Without its text, the query names no sold offer by its code any more.
      if (scope.query.choices.status !== undefined) return countWithout(selection, 'text');
      return countShared(leaveOut(selection, 'text'), shownByDefault(scope, ''));
    }
  }
}

function countWithoutWant(scope: Scope, selection: Selection, { item, mode }: Want): number {
  if (mode === 'nice') return selection.total;
  if (mode !== 'any') return countWithout(selection, `want:${item}`);
  const others = anyGroup(scope.docs, scope.query.wants, selection.conditions.wanted, item);
  return others === null ? countWithout(selection, 'any') : countShared(leaveOut(selection, 'any'), others);
}
