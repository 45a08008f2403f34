import type { Query } from '@/domain/query';
import type { Bits } from './bits';
import { hasDoc } from './bits';
import type { LiveColumns } from './joinOverlay';
import type { OfferIndex } from './offerIndex';
import type { Selection } from './selectDocs';

/** The first hits, as many as the query shows, in the order it asks for:
 *  - `best`: most wants met first, `nice` included, then the cheapest; where neither wants nor text are asked, the newest
 *  - `price`: the cheapest first, as priced now
 *  - `newest`: the newest first
 *  - a resource: the most first; offers that do not have it last, also when reversed
 *  - anything else, so also a resource that no offer has: as `best`
 *  `reversed` turns all of that round. Equals come newest first, then by code, in either direction. */
export function rankHits(index: OfferIndex, query: Query, live: LiveColumns, selection: Selection): readonly number[] {
  const { key, reversed } = query.sort;
  const { hits } = selection;
  if (key === 'price') return takeFirst(live.byPrice(reversed), hits, query.shown);
  const resource = index.byResource.get(key);
  if (resource !== undefined) return takeFirst(resource(!reversed), hits, query.shown);
  if (key === 'newest' || asksNothing(query)) return takeFirst(index.byListing(!reversed), hits, query.shown);
  return takeBest(query, live, selection);
}

function asksNothing({ wants, text }: Query): boolean {
  return wants.length === 0 && text.trim() === '';
}

function takeFirst(order: Uint32Array, docs: Bits, shown: number): readonly number[] {
  const first: number[] = [];
  for (let i = 0; i < order.length && first.length < shown; i++) {
    const doc = order[i]!;
    if (hasDoc(docs, doc)) first.push(doc);
  }
  return first;
}

/** Visits the hits in price order and deals them out by the number of wants they meet. Hits are alike in must and
 *  never, so only any and nice can tell them apart. */
function takeBest(query: Query, live: LiveColumns, selection: Selection): readonly number[] {
  const telling = selection.conditions.wanted.filter((_, i) => {
    const mode = query.wants[i]!.mode;
    return mode === 'any' || mode === 'nice';
  });
  const byMet: number[][] = Array.from({ length: telling.length + 1 }, () => []);
  for (const doc of live.byPrice(query.sort.reversed)) {
    if (!hasDoc(selection.hits, doc)) continue;
    let met = 0;
    for (const docs of telling) if (hasDoc(docs, doc)) met++;
    byMet[met]!.push(doc);
  }
  if (!query.sort.reversed) byMet.reverse();
  return byMet.flat().slice(0, query.shown);
}
