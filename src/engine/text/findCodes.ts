import type { OfferCode } from '@/domain/offer';
import type { Block } from '@/engine/index/block';
import { codeOf } from '@/engine/index/block';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';
import { compareNewest } from '@/engine/rank/compareNewest';
import { mergeLists } from '@/engine/rank/mergeLists';
import { foldText } from '@/names/foldText';
import { type FoldedCodes, forEachCode } from './foldedCodes';
import { TEXT_END } from './foldedList';

/** The folded codes of a block; undefined: they have not been folded yet, and none of them is found. */
export type CodesOf = (block: Block) => FoldedCodes | undefined;

/** The codes that begin with a text, however both are written (`fg19` finds FG-19340). The code that is the text comes
 *  first, then newer offers before older ones. Offers count whatever has become of them: a code names one offer for good.
 *  @param limit  the most codes wanted
 *  @returns      none for a text of nothing but spaces and punctuation */
export function findCodes(index: OfferIndex, codesOf: CodesOf, text: string, limit: number): readonly OfferCode[] {
  const asked = foldText(text);
  if (asked === '') return [];
  const whole = codesWith(index, codesOf, TEXT_END + asked + TEXT_END, limit);
  const begun = codesWith(index, codesOf, TEXT_END + asked, limit + whole.length);
  return [...new Set([...whole, ...begun])].slice(0, limit);
}

function codesWith(index: OfferIndex, codesOf: CodesOf, part: string, limit: number): readonly OfferCode[] {
  const found = index.blocks.map((block, at) => {
    const docs: DocRef[] = [];
    const codes = codesOf(block);
    if (codes !== undefined) forEachCode(codes, part, (rank) => docs.push({ block: at, doc: block.docOfRank[rank]! }));
    return docs;
  });
  const newest = mergeLists(found, (a, b) => compareNewest(index, a, b), limit);
  return newest.map(({ block, doc }) => codeOf(index.blocks[block]!, doc) as OfferCode);
}
