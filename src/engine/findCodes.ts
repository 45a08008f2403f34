import type { OfferCode } from '@/domain/offer';
import { foldText } from '@/names/foldText';
import { TEXT_END } from './foldTexts';
import type { OfferIndex } from './offerIndex';

/** The codes that begin with a text, however both are written (`fg19` finds FG-19340). The code that is the text comes
 *  first, then newer offers before older ones. Offers count whatever has become of them: a code names one offer for good.
 *  @param limit  the most codes wanted
 *  @returns      none for a text of nothing but spaces and punctuation */
export function findCodes(index: OfferIndex, text: string, limit: number): readonly OfferCode[] {
  const asked = foldText(text);
  if (asked === '') return [];
  const { offers, starts } = index.texts();
  const whole: OfferCode[] = [];
  const begun: OfferCode[] = [];
  for (let doc = 0; doc < index.docs; doc++) {
    const start = starts[doc]!;
    if (!offers.startsWith(asked, start)) continue;
    const list = offers.startsWith(TEXT_END, start + asked.length) ? whole : begun;
    if (list.length < limit) list.push(codeOf(index, doc));
  }
  return [...whole, ...begun].slice(0, limit);
}

function codeOf({ segments, segmentOf, rowOf }: OfferIndex, doc: number): OfferCode {
  return segments[segmentOf[doc]!]!.codes[rowOf[doc]!]! as OfferCode;
}
