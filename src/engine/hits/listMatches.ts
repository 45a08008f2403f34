import type { OfferCode } from '@/domain/offer';
import type { Points } from '@/domain/points';
import type { Query } from '@/domain/query';
import { withScratch } from '@/engine/bitset/bitsetPool';
import { numberAt } from '@/engine/columns/numberColumn';
import { wantedLevelOf } from '@/engine/filter/matchWants';
import { selectDocs } from '@/engine/filter/selectDocs';
import { codeOf, numbersOf } from '@/engine/index/block';
import { type Scope, scopesOf } from '@/engine/index/blockContext';
import type { LiveColumns } from '@/engine/index/joinOverlay';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { mergeLists } from '@/engine/rank/mergeLists';
import { compareHits, orderOf, rankHits } from '@/engine/rank/rankHits';

/** The hits of a query as points, in the order asked for.
 *  @param most  so many of them at most */
export function listPoints(index: OfferIndex, query: Query, most: number, live: LiveColumns, text: TextIndex): Points {
  return withScratch(() => {
    const scopes = scopesOf(index, live, { ...query, shown: most }, text);
    const order = orderOf(index, query);
    const selections = scopes.map((scope) => selectDocs(scope));
    const lists = scopes.map((scope, block) =>
      rankHits(scope, order, selections[block]!).map((doc): DocRef => ({ block, doc })),
    );
    const refs = mergeLists(lists, compareHits(index, query, scopes, order), most);
    return { total: selections.reduce((sum, { total }) => sum + total, 0), ...columnsOf(index, scopes, refs) };
  });
}

function columnsOf(index: OfferIndex, scopes: readonly Scope[], refs: readonly DocRef[]): Omit<Points, 'total'> {
  const facets = [...index.bounds.keys()];
  const codes: OfferCode[] = [];
  const prices = new Float64Array(refs.length);
  const met = new Uint8Array(refs.length);
  const numbers = Object.fromEntries(facets.map((facet) => [facet, new Float64Array(refs.length)]));
  for (const [i, { block: at, doc }] of refs.entries()) {
    const { block, liveBlock, query } = scopes[at]!;
    codes.push(codeOf(block, doc) as OfferCode);
    prices[i] = liveBlock.price.now[doc]! / liveBlock.price.unit;
    met[i] = query.wants.filter(
      (want) => want.mode !== 'never' && wantedLevelOf(block, doc, want) >= want.level,
    ).length;
    for (const facet of facets) numbers[facet]![i] = numberAt(numbersOf(block, facet), doc);
  }
  return { codes, prices, met, numbers };
}
