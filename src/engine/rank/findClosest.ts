import type { BitSums } from '@/engine/bitset/bitSums';
import { addAmount, smallestSums, splitBySum } from '@/engine/bitset/bitSums';
import type { Bits } from '@/engine/bitset/bits';
import { addDoc, countBits, createBits, fullBits, subtract } from '@/engine/bitset/bits';
import { intersect } from '@/engine/bitset/combineBits';
import { addMembers } from '@/engine/bitset/docSet';
import type { ConditionKey } from '@/engine/count/countTarget';
import { docsWithItem } from '@/engine/filter/matchWants';
import type { Selection } from '@/engine/filter/selectDocs';
import { forEachDoc } from '@/engine/forEachDoc';
import type { Scope } from '@/engine/index/blockContext';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';
import { compareNewest } from './compareNewest';
import { sumMissedWants } from './missedWants';
import type { Shortfall } from './shortfall';
import { compareShortfalls, measureShortfall, nearAllRanges, rangesMissed } from './shortfall';
import { takeCheapest } from './takeFirst';

/** Below so many hits the closest offers are looked for, and at most so many of them are given. */
export const FEW_HITS = 12;

/** An offer that is near, and how near. */
export type Near = DocRef & { readonly shortfall: Shortfall };

/** The docs of a block that are no hits but miss little, nearest first.
 *  `must` wants, the `any` group and ranges may be missed, ranges by a little only; text, choices, `never` wants and
 *  the leaving out of what is sold hold as for hits. Where items are asked for, a doc without any of them is not near,
 *  however cheap it is. Equals come newest first, then by code.
 *  @param lacksText  whether the text is left out: only for a text that no doc has that is near in all else
 *  @see  shortfall.ts for what counts how much */
export function findClosest(scope: Scope, selection: Selection, lacksText: boolean): readonly Near[] {
  const candidates = findCandidates(scope, selection, lacksText);
  const { sure, tied } = smallestSums(sumMissedWants(scope), candidates, FEW_HITS);
  const near: Near[] = [];
  const measure = (doc: number) => near.push({ block: scope.at, doc, shortfall: measureShortfall(scope, doc) });
  forEachDoc(sure, measure);
  for (const doc of nearestOf(scope, selection, tied)) measure(doc);
  return near.sort((a, b) => compareNear(scope.index, a, b)).slice(0, FEW_HITS);
}

/** Compares offers that are near, those of different blocks too. */
export function compareNear(index: OfferIndex, a: Near, b: Near): number {
  return compareShortfalls(a.shortfall, b.shortfall) || compareNewest(index, a, b);
}

function findCandidates(scope: Scope, { conditions, hits }: Selection, lacksText: boolean): Bits {
  const { block, query, docs: count } = scope;
  const asked = query.wants.filter(({ mode }) => mode === 'must' || mode === 'any');
  const missable = new Set<ConditionKey>(['any']);
  for (const { item, mode } of query.wants) if (mode === 'must') missable.add(`want:${item}`);
  for (const facet of Object.keys(query.ranges)) missable.add(`range:${facet}`);
  if (lacksText) missable.add('text');

  let docs = subtract(fullBits(count), hits);
  for (const [key, met] of conditions.docsOf) if (!missable.has(key)) docs = intersect(docs, met);
  if (asked.length > 0) {
    const holding = createBits(count);
    for (const { item } of asked) addMembers(holding, docsWithItem(block, item));
    docs = intersect(docs, holding);
  }
  return Object.keys(query.ranges).length === 0 ? docs : intersect(docs, nearAllRanges(scope));
}

/** The nearest of docs that miss equally much of their wants. */
function nearestOf(scope: Scope, selection: Selection, docs: Bits): readonly number[] {
  const nice: BitSums = [];
  for (const [i, { mode }] of scope.query.wants.entries()) {
    if (mode === 'nice') addAmount(nice, selection.conditions.wanted[i]!, 1);
  }
  const nearest: number[] = [];
  for (const group of splitByRanges(scope, selection, docs)) {
    for (const equal of [...splitBySum(nice, group)].reverse()) {
      if (nearest.length >= FEW_HITS) return nearest;
      nearest.push(...takeCheapest(scope, equal, FEW_HITS - nearest.length));
    }
  }
  return nearest;
}

/** Splits docs by how much they miss their ranges, the nearest first; only as many as are looked for, at least. */
function splitByRanges(scope: Scope, { conditions }: Selection, docs: Bits): readonly Bits[] {
  const facets = Object.keys(scope.query.ranges);
  if (facets.length === 0) return [docs];
  let within = docs;
  for (const facet of facets) within = intersect(within, conditions.docsOf.get(`range:${facet}`)!);
  if (countBits(within) >= FEW_HITS) return [within];
  const groups = new Map<number, Bits>();
  forEachDoc(docs, (doc) => {
    const missed = rangesMissed(scope, doc);
    const group = groups.get(missed) ?? createBits(scope.docs);
    groups.set(missed, group);
    addDoc(group, doc);
  });
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}
