import type { Query } from '@/domain/query';
import type { Bits } from './bits';
import { addDoc, createBits, forEachDoc, fullBits, intersect, subtract } from './bits';
import type { ConditionKey } from './conditions';
import { forEachMember } from './docSet';
import type { LiveColumns } from './joinOverlay';
import { docsWithItem } from './matchWants';
import type { OfferIndex } from './offerIndex';
import type { Selection } from './selectDocs';
import type { Shortfall } from './shortfall';
import { measureShortfall } from './shortfall';

/** Below so many hits the closest offers are looked for, and at most so many of them are given. */
export const FEW_HITS = 12;

/** The docs that are no hits but miss little, nearest first; none if there are hits enough.
 *  `must` wants, the `any` group and ranges may be missed, ranges by a little only; text, choices, `never` wants and
 *  the leaving out of what is sold hold as for hits. Where items are asked for, a doc without any of them is not near,
 *  however cheap it is. Equals come newest first, then by code.
 *  @see  shortfall.ts for what counts how much */
export function findClosest(
  index: OfferIndex,
  query: Query,
  live: LiveColumns,
  selection: Selection,
): readonly number[] {
  if (selection.total >= FEW_HITS) return [];
  const measure = measureShortfall(index, query, live, selection);
  const nearest: { readonly doc: number; readonly shortfall: Shortfall }[] = [];
  forEachDoc(findCandidates(index, query, selection), (doc) => {
    const shortfall = measure(doc);
    if (shortfall === null) return;
    // Docs come newest first, so a doc that is equal to one found before belongs behind it.
    let place = nearest.length;
    while (place > 0 && compareShortfalls(nearest[place - 1]!.shortfall, shortfall) > 0) place--;
    if (place >= FEW_HITS) return;
    nearest.splice(place, 0, { doc, shortfall });
    nearest.length = Math.min(nearest.length, FEW_HITS);
  });
  return nearest.map(({ doc }) => doc);
}

function findCandidates(index: OfferIndex, query: Query, { conditions, hits }: Selection): Bits {
  const asked = query.wants.filter(({ mode }) => mode === 'must' || mode === 'any');
  const missable = new Set<ConditionKey>(['any']);
  for (const { item, mode } of query.wants) if (mode === 'must') missable.add(`want:${item}`);
  for (const facet of Object.keys(query.ranges)) missable.add(`range:${facet}`);

  let docs = subtract(fullBits(index.docs), hits);
  for (const [key, met] of conditions.docsOf) if (!missable.has(key)) docs = intersect(docs, met);
  if (asked.length === 0) return docs;
  const holding = createBits(index.docs);
  for (const { item } of asked) forEachMember(docsWithItem(index, item), (doc) => addDoc(holding, doc));
  return intersect(docs, holding);
}

function compareShortfalls(a: Shortfall, b: Shortfall): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3];
}
