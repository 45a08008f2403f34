import type { Query, Want } from '@/domain/query';
import type { FacetCounts } from '@/domain/searchPage';
import type { Bits } from './bits';
import { countBits, hasDoc, intersect, subtract } from './bits';
import { anyGroup } from './conditions';
import { forEachMember } from './docSet';
import { docsWithItem, wantedLevelOf } from './matchWants';
import type { OfferIndex } from './offerIndex';
import type { Selection } from './selectDocs';
import { leaveOut } from './selectDocs';

/** Counts, for every wanted item, the totals if its want asked for level 1, 2, … up to one above the highest level an
 *  offer gives, or the want's own if that is higher: the last is the total for every level beyond. For `nice`, which
 *  changes no total, the hits that would meet it. */
export function countLevels(index: OfferIndex, query: Query, selection: Selection): FacetCounts['levels'] {
  return Object.fromEntries(query.wants.map((want) => [want.item, levelTotals(index, query, selection, want)]));
}

function levelTotals(index: OfferIndex, query: Query, selection: Selection, want: Want): readonly number[] {
  const item = index.itemOfId.get(want.item);
  const top = Math.max(item === undefined ? 0 : index.topLevels[item]!, want.level) + 1;
  switch (want.mode) {
    case 'must':
      return atLeast(index, want, leaveOut(selection, `want:${want.item}`), top);
    case 'nice':
      return atLeast(index, want, selection.hits, top);
    case 'never': {
      const docs = leaveOut(selection, `want:${want.item}`);
      const all = countBits(docs);
      return atLeast(index, want, docs, top).map((count) => all - count);
    }
    case 'any': {
      const docs = leaveOut(selection, 'any');
      const others = anyGroup(index, query.wants, selection.conditions.wanted, want.item);
      if (others === null) return atLeast(index, want, docs, top);
      const met = countBits(intersect(docs, others));
      return atLeast(index, want, subtract(docs, others), top).map((count) => met + count);
    }
  }
}

/** How many of some docs have the item of a want at level 1 or above, at level 2 or above, … */
function atLeast(index: OfferIndex, want: Want, docs: Bits, top: number): readonly number[] {
  const counts = new Array<number>(top).fill(0);
  forEachMember(docsWithItem(index, want.item), (doc) => {
    if (hasDoc(docs, doc)) counts[wantedLevelOf(index, doc, want) - 1]!++;
  });
  for (let level = top - 1; level > 0; level--) counts[level - 1]! += counts[level]!;
  return counts;
}
