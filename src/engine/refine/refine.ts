import { chipsOf } from '@/domain/chips';
import type { Query } from '@/domain/query';
import { withScratch } from '@/engine/bitset/bitsetPool';
import { countItems } from '@/engine/count/countItems';
import { countLevels, emptyLevels } from '@/engine/count/countLevels';
import { countWithoutChip } from '@/engine/count/countWithoutChips';
import type { Selection } from '@/engine/filter/selectDocs';
import { leaveOut, selectDocs } from '@/engine/filter/selectDocs';
import { outcomesOf } from '@/engine/hits/wantMatches';
import type { Scope } from '@/engine/index/blockContext';
import type { OfferIndex } from '@/engine/index/offerIndex';
import { cheapestOf, findCheapest } from '@/engine/rank/findCheapest';
import { compareNear, FEW_HITS, findClosest } from '@/engine/rank/findClosest';
import { mergeLists } from '@/engine/rank/mergeLists';
import { compareHits, orderOf, rankHits } from '@/engine/rank/rankHits';
import type { Answering, NearRef, Refinement } from '@/engine/refinement';

/** Answers any query. What the parts of a query mean is said where they are decided: conditions.ts (what a hit is),
 *  rank.ts (the order), findClosest.ts (what is near), and domain/searchPage.ts (what is counted). */
export const refine: Refinement = {
  begin,
  outcomesOf,
};

function begin(index: OfferIndex, query: Query, scopes: readonly Scope[]): Answering {
  const order = orderOf(index, query);
  const chips = chipsOf(query);
  const levels = emptyLevels(index, query);
  const withoutChip = chips.map(() => 0);
  const selections: Selection[] = [];
  const count = (scope: Scope, selection: Selection) => {
    countLevels(scope, selection, levels);
    for (const [i, chip] of chips.entries()) withoutChip[i]! += countWithoutChip(scope, selection, chip);
    return countItems(scope, selection);
  };
  return {
    answerBlock: (scope) => {
      const selection = selectDocs(scope);
      selections.push(selection);
      return {
        hits: { bits: selection.hits, size: selection.total },
        without: (key) => (selection.conditions.docsOf.has(key) ? leaveOut(selection, key) : null),
        ranked: rankHits(scope, order, selection),
        count: () => count(scope, selection),
      };
    },
    compare: compareHits(index, query, scopes, order),
    cheapest: () => {
      const found = scopes.map((scope, i) => findCheapest(scope, selections[i]!));
      return cheapestOf(index, scopes, found);
    },
    finish: () => ({ levels, withoutChip, closest: closestOf(index, query, scopes, selections) }),
  };
}

/** The nearest of all blocks. A text that finds nothing near is left out: then each lacks it. Not before all texts are
 *  there, for nobody knows until then who lacks it. */
function closestOf(index: OfferIndex, query: Query, scopes: readonly Scope[], selections: readonly Selection[]) {
  const total = selections.reduce((sum, selection) => sum + selection.total, 0);
  if (total >= FEW_HITS) return [];
  const nearest = (lacksText: boolean): readonly NearRef[] => {
    const near = scopes.map((scope, i) => withScratch(() => findClosest(scope, selections[i]!, lacksText)));
    const all = mergeLists(near, (a, b) => compareNear(index, a, b), FEW_HITS);
    return all.map(({ block, doc }) => ({ block, doc, lacksText }));
  };
  const near = nearest(false);
  const mayLackText = total + near.length === 0 && query.text.trim() !== '' && scopes[0]?.text.state === 'there';
  return mayLackText ? nearest(true) : near;
}
