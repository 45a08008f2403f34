import type { OfferCode } from '@/domain/offer';
import type { Query } from '@/domain/query';
import type { Hit } from '@/domain/searchResponse';
import { blockContextsOf } from '@/engine/index/blockContext';
import type { LiveColumns } from '@/engine/index/joinOverlay';
import type { OfferIndex } from '@/engine/index/offerIndex';
import { findOffer } from '@/engine/index/offerIndex';
import type { TextIndex } from '@/engine/index/textIndex';
import { makeHit } from './makeHit';

/** Returns the offers of some codes in that order, whether or not they meet the query; unknown codes are left out.
 *  @param query  its wants and ranges are matched against each offer */
export function offersByCode(
  index: OfferIndex,
  codes: readonly OfferCode[],
  query: Query,
  live: LiveColumns,
  text: TextIndex,
): readonly Hit[] {
  const contexts = blockContextsOf(index, live, query, text);
  return codes.flatMap((code) => {
    const ref = findOffer(index, code);
    return ref === null ? [] : [makeHit(contexts[ref.block]!, ref.doc)];
  });
}
