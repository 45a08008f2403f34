import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import type { LiveColumns } from '@/engine/joinOverlay';
import { makeHit } from '@/engine/makeHit';
import type { OfferIndex } from '@/engine/offerIndex';
import { findOffer } from '@/engine/offerIndex';
import { scopesOf } from '@/engine/scope';
import type { TextIndex } from '@/engine/textIndex';
import { outcomesOf } from './outcomesOf';

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
