import { itemsOf, wantKey } from '@/domain/query';
import type { BitSums } from '@/engine/bitset/bitSums';
import { addAmount, smallestSums, splitBySum } from '@/engine/bitset/bitSums';
import type { Bits } from '@/engine/bitset/bits';
import { addDoc, countBits, createBits, forEachDoc, fullBits, subtract } from '@/engine/bitset/bits';
import { withBitsetPool } from '@/engine/bitset/bitsetPool';
import { intersect } from '@/engine/bitset/combineBits';
import { addMembers } from '@/engine/bitset/docSet';
import type { ConditionKey } from '@/engine/filter/conditions';
import { docsWithItem } from '@/engine/filter/matchWants';
import type { Selection } from '@/engine/filter/selectDocs';
import type { BlockContext } from '@/engine/index/blockContext';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';
import { compareNewest } from './compareNewest';
import { mergeLists } from './mergeLists';
import { sumMissedWants } from './missedWants';
import type { Shortfall } from './shortfall';
import { compareShortfalls, matchNearRanges, measureShortfall, rangeShortfall } from './shortfall';
import { takeCheapest } from './takeDocs';

/** Closest offers are searched for only if there are fewer hits. */
const ENOUGH_HITS = 12;
const MAX_CLOSEST = 12;

type Near = DocRef & { readonly shortfall: Shortfall };

/** Finds the closest offers of all blocks if there are few hits, nearest first. An offer without the query's text is not close to it.
 *  @param selections  parallel to `contexts` */
export function findClosest(
  index: OfferIndex,
  contexts: readonly BlockContext[],
  selections: readonly Selection[],
): readonly DocRef[] {
  const total = selections.reduce((sum, { hits }) => sum + hits.size, 0);
  if (total >= ENOUGH_HITS) return [];
  const near = contexts.map((context, i) => withBitsetPool(() => findInBlock(context, selections[i]!)));
  return mergeLists(near, (a, b) => compareNear(index, a, b), MAX_CLOSEST);
}

/** Finds documents of a block that are no hits but nearly meet the query, nearest first.
 *  `must` wants, the `any` group and ranges may be missed, but ranges only within a tolerance; text, choices, `never` wants and
 *  the status have to match. If items are wanted, an offer without any of them is not near, however cheap it is. Ties
 *  are newest first, then by code.
 *  @see  shortfall.ts for the distance */
function findInBlock(context: BlockContext, selection: Selection): readonly Near[] {
  const candidates = findCandidates(context, selection);
  const { sure, tied } = smallestSums(sumMissedWants(context), candidates, MAX_CLOSEST);
  const near: Near[] = [];
  const measure = (doc: number) =>
    near.push({ block: context.blockIndex, doc, shortfall: measureShortfall(context, doc) });
  forEachDoc(sure, measure);
  for (const doc of nearestOf(context, selection, tied)) measure(doc);
  return near.sort((a, b) => compareNear(context.index, a, b)).slice(0, MAX_CLOSEST);
}

function compareNear(index: OfferIndex, a: Near, b: Near): number {
  return compareShortfalls(a.shortfall, b.shortfall) || compareNewest(index, a, b);
}

function findCandidates(context: BlockContext, { conditions, hits }: Selection): Bits {
  const { block, query, docCount: count } = context;
  const wanted = query.wants.filter(({ mode }) => mode === 'must' || mode === 'any');
  const missable = new Set<ConditionKey>(['any']);
  for (const want of query.wants) if (want.mode === 'must') missable.add(`want:${wantKey(want)}`);
  for (const facet of Object.keys(query.ranges)) missable.add(`range:${facet}`);

  let docs = subtract(fullBits(count), hits.bits);
  for (const [key, matches] of conditions.docsOf) if (!missable.has(key)) docs = intersect(docs, matches);
  if (wanted.length > 0) {
    const withAnItem = createBits(count);
    for (const item of wanted.flatMap(itemsOf)) addMembers(withAnItem, docsWithItem(block, item));
    docs = intersect(docs, withAnItem);
  }
  return Object.keys(query.ranges).length === 0 ? docs : intersect(docs, matchNearRanges(context));
}

/** Returns the nearest of several documents that miss the wants by the same amount. */
function nearestOf(context: BlockContext, selection: Selection, docs: Bits): readonly number[] {
  const nice: BitSums = [];
  for (const [i, { mode }] of context.query.wants.entries()) {
    if (mode === 'nice') addAmount(nice, selection.conditions.docsOfWants[i]!, 1);
  }
  const nearest: number[] = [];
  for (const group of groupByRanges(context, selection, docs)) {
    for (const tied of [...splitBySum(nice, group)].reverse()) {
      if (nearest.length >= MAX_CLOSEST) return nearest;
      nearest.push(...takeCheapest(context, tied, MAX_CLOSEST - nearest.length));
    }
  }
  return nearest;
}

/** Groups documents by their distance from the ranges, nearest first; farther ones may be left out if there are enough. */
function groupByRanges(context: BlockContext, { conditions }: Selection, docs: Bits): readonly Bits[] {
  const facets = Object.keys(context.query.ranges);
  if (facets.length === 0) return [docs];
  let within = docs;
  for (const facet of facets) within = intersect(within, conditions.docsOf.get(`range:${facet}`)!);
  if (countBits(within) >= MAX_CLOSEST) return [within];
  const groups = new Map<number, Bits>();
  forEachDoc(docs, (doc) => {
    const distance = rangeShortfall(context, doc);
    const group = groups.get(distance) ?? createBits(context.docCount);
    groups.set(distance, group);
    addDoc(group, doc);
  });
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}
