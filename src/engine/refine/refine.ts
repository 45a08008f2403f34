import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { mergeLists } from '@/engine/mergeLists';
import type { OfferIndex } from '@/engine/offerIndex';
import type { Answering, Refinement } from '@/engine/refinement';
import type { Scope } from '@/engine/scope';
import { withScratch } from '@/engine/scratch';
import { findConditions } from './conditions';
import { countItems } from './countItems';
import { countLevels, emptyLevels } from './countLevels';
import { countWithoutChip } from './countWithoutChips';
import { compareNear, FEW_HITS, findClosest } from './findClosest';
import { outcomesOf } from './outcomesOf';
import { compareHits, orderOf, rankHits } from './rank';
import type { Selection } from './selectDocs';
import { leaveOut, selectDocs } from './selectDocs';

/** Answers any query. What the parts of a query mean is said where they are decided: conditions.ts (what a hit is),
 *  rank.ts (the order), findClosest.ts (what is near), and domain/searchPage.ts (what is counted). */
export const refine: Refinement = {
  begin,
  outcomesOf,
  countTotal: (scopes) =>
    withScratch(() => scopes.reduce((sum, scope) => sum + selectDocs(findConditions(scope), scope.docs).total, 0)),
};

function begin(index: OfferIndex, query: Query, scopes: readonly Scope[]): Answering {
  const order = orderOf(index, query);
  const chips = chipsOf(query);
  const levels = emptyLevels(index, query);
  const withoutChip = chips.map(() => 0);
  const selections: Selection[] = [];
  return {
    answerBlock: (scope) => {
      const selection = selectDocs(findConditions(scope), scope.docs);
      selections.push(selection);
      countLevels(scope, selection, levels);
      for (const [i, chip] of chips.entries()) withoutChip[i]! += countWithoutChip(scope, selection, chip);
      return {
        hits: { bits: selection.hits, size: selection.total },
        without: (key) => (selection.conditions.docsOf.has(key) ? leaveOut(selection, key) : null),
        ranked: rankHits(scope, order, selection),
        items: countItems(scope, selection),
      };
    },
    compare: compareHits(index, query, scopes, order),
    finish: () => ({ levels, withoutChip, closest: closestOf(index, scopes, selections) }),
  };
}

function closestOf(index: OfferIndex, scopes: readonly Scope[], selections: readonly Selection[]) {
  if (selections.reduce((sum, { total }) => sum + total, 0) >= FEW_HITS) return [];
  const near = scopes.map((scope, i) => findClosest(scope, selections[i]!));
  return mergeLists(near, (a, b) => compareNear(index, a, b), FEW_HITS);
}
