import type { OfferCode } from '@/domain/offer';
import type { Block } from '@/engine/index/block';
import { codeOf } from '@/engine/index/block';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';
import { compareNewest } from '@/engine/rank/compareNewest';
import { mergeLists } from '@/engine/rank/mergeLists';
import { foldText } from '@/names/foldText';
import { type FoldedCodes, forEachCode } from './foldedCodes';
import { TEXT_END } from './foldedTexts';

/** Returns the folded codes of a block; undefined before they are folded. */
export type CodesOf = (block: Block) => FoldedCodes | undefined;

/** Returns the codes that start with a text, ignoring case, width and punctuation (`fg19` finds FG-19340): the code that
 *  equals the text first, then newer offers before older ones, whatever their status.
 *  @returns  nothing for a text of spaces and punctuation only */
export function findCodes(index: OfferIndex, codesOf: CodesOf, text: string, limit: number): readonly OfferCode[] {
  const folded = foldText(text);
  if (folded === '') return [];
  const equal = codesWith(index, codesOf, TEXT_END + folded + TEXT_END, limit);
  const starting = codesWith(index, codesOf, TEXT_END + folded, limit + equal.length);
  return [...new Set([...equal, ...starting])].slice(0, limit);
}

function codesWith(index: OfferIndex, codesOf: CodesOf, part: string, limit: number): readonly OfferCode[] {
  const matches = index.blocks.map((block, blockIndex) => {
    const docs: DocRef[] = [];
    const codes = codesOf(block);
    if (codes !== undefined) {
      forEachCode(codes, part, (rank) => docs.push({ block: blockIndex, doc: block.docOfRank[rank]! }));
    }
    return docs;
  });
  const newest = mergeLists(matches, (a, b) => compareNewest(index, a, b), limit);
  return newest.map(({ block, doc }) => codeOf(index.blocks[block]!, doc) as OfferCode);
}
