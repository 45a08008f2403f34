import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { scopesOf } from '@/engine/index/blockContext';
import type { LiveColumns } from '@/engine/index/joinOverlay';
import type { OfferIndex } from '@/engine/index/offerIndex';
import { findOffer } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { makeHit } from './makeHit';
import { outcomesOf } from './wantMatches';

/** The offers of some codes, whatever the query asks, in the order of the codes; codes that no offer has are left out.
 *  @param query  the query whose wants and ranges the hits answer */
export function offersByCode(
  index: OfferIndex,
  codes: readonly OfferCode[],
  query: Query,
  live: LiveColumns,
  text: TextIndex,
): readonly Hit[] {
  const scopes = scopesOf(index, live, query, text);
  return codes.flatMap((code) => {
    const found = findOffer(index, code);
    return found === null ? [] : [makeHit(scopes[found.block]!, found.doc, outcomesOf)];
  });
}
