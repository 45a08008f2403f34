import type { Query } from '@/domain/query';
import type { FacetCounts } from '@/domain/searchPage';
import type { Bits } from './bits';
import { countBits, forEachDoc, fullBits, intersect, subtract } from './bits';
import type { ConditionKey } from './conditions';
import { anyGroup } from './conditions';
import { countIn } from './docSet';
import { docsWithItem } from './matchWants';
import type { OfferIndex } from './offerIndex';
import type { Selection } from './selectDocs';
import { leaveOut, leaveOutAll } from './selectDocs';

/** Counts, for every item, the total if it were asked for next: as must, and as the whole `any` group. An item that is
 *  wanted already is counted as if its want were changed to that. Items that come to 0 are left out. */
export function countItems(
  index: OfferIndex,
  query: Query,
  selection: Selection,
): Pick<FacetCounts, 'items' | 'anyItems'> {
  const hasAny = query.wants.some(({ mode }) => mode === 'any');
  const must = countHeld(index, selection.hits);
  const any = hasAny ? countHeld(index, leaveOut(selection, 'any')) : must.slice();
  for (const { item, mode } of query.wants) {
    const number = index.itemOfId.get(item);
    if (number === undefined) continue;
    const own: readonly ConditionKey[] = mode === 'must' || mode === 'never' ? [`want:${item}`] : [];
    const others = anyGroup(index, query.wants, selection.conditions.wanted, item);
    const withoutAny = leaveOutAll(selection, [...own, 'any'], index.docs);
    const members = docsWithItem(index, item);
    any[number] = countIn(withoutAny, members);
    must[number] = countIn(others === null ? withoutAny : intersect(withoutAny, others), members);
  }
  return { items: named(index, must), anyItems: named(index, any) };
}

/** Counts how many of some docs have each item. Walks what the docs hold; where they are more than half, walks the
 *  others and takes those off the totals. */
function countHeld(index: OfferIndex, docs: Bits): Uint32Array {
  const complement = countBits(docs) * 2 > index.docs;
  const counts = new Uint32Array(index.itemIds.length);
  forEachDoc(complement ? subtract(fullBits(index.docs), docs) : docs, (doc) => {
    for (let at = index.starts[doc]!; at < index.starts[doc + 1]!; at++) counts[index.items[at]!]!++;
  });
  return complement ? counts.map((count, item) => index.itemDocs[item]!.size - count) : counts;
}

function named(index: OfferIndex, counts: Uint32Array): Readonly<Record<string, number>> {
  const pairs: (readonly [string, number])[] = [];
  for (const [item, count] of counts.entries()) if (count > 0) pairs.push([index.itemIds[item]!, count]);
  return Object.fromEntries(pairs);
}
