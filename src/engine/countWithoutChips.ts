import type { Chip } from '@/domain/chips';
import { chipsOf } from '@/domain/chips';
import type { Query, Want } from '@/domain/query';
import { countBits, countShared } from './bits';
import { anyGroup, shownByDefault } from './conditions';
import type { LiveColumns } from './joinOverlay';
import type { OfferIndex } from './offerIndex';
import type { Selection } from './selectDocs';
import { leaveOut } from './selectDocs';

/** Counts the total that each chip's removal alone would give, in the order of `chipsOf`. */
export function countWithoutChips(
  index: OfferIndex,
  query: Query,
  live: LiveColumns,
  selection: Selection,
): readonly number[] {
  return chipsOf(query).map((chip) => countWithoutChip(index, query, live, selection, chip));
}

function countWithoutChip(
  index: OfferIndex,
  query: Query,
  live: LiveColumns,
  selection: Selection,
  chip: Chip,
): number {
  switch (chip.kind) {
    case 'range':
      return countBits(leaveOut(selection, `range:${chip.facet}`));
    case 'want':
      return countWithoutWant(index, query, selection, chip.want);
    case 'choice': {
      const docs = leaveOut(selection, `choice:${chip.facet}`);
      return chip.facet === 'status' ? countShared(docs, shownByDefault(index, live, query.text)) : countBits(docs);
    }
    case 'text': {
      // Without its text, the query names no sold offer by its code any more.
      const docs = leaveOut(selection, 'text');
      return query.choices.status === undefined ? countShared(docs, shownByDefault(index, live, '')) : countBits(docs);
    }
  }
}

function countWithoutWant(index: OfferIndex, query: Query, selection: Selection, { item, mode }: Want): number {
  if (mode === 'nice') return selection.total;
  if (mode !== 'any') return countBits(leaveOut(selection, `want:${item}`));
  const docs = leaveOut(selection, 'any');
  const others = anyGroup(index, query.wants, selection.conditions.wanted, item);
  return others === null ? countBits(docs) : countShared(docs, others);
}
