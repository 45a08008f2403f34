import type { Offer } from '@/domain/offer';
import type { Block } from '@/engine/index/block';
import type { CodeTable } from '@/engine/index/codeTable';
import type { WordsAt } from '@/engine/index/textIndex';
import { offerOf } from './offerOf';

type Kept = { readonly wordsAt: WordsAt; readonly offers: Map<number, Offer> };

/** The offers that were shown last. Blocks are copied when an index grows; their codes stay the same object. */
const kept = new WeakMap<CodeTable, Kept>();

/** So many of a block: what a few pages show. */
const MOST_KEPT = 256;

/** The offer of a doc, as `offerOf` makes it: while a buyer types, the same few are shown again and again. What an overlay
 *  says is no part of an offer, so only its words can have changed. */
export function keptOffer(block: Block, doc: number, wordsAt: WordsAt): Offer {
  const { codes, rankOfDoc } = block;
  let own = kept.get(codes);
  if (own?.wordsAt !== wordsAt) {
    own = { wordsAt, offers: new Map() };
    kept.set(codes, own);
  }
  const { offers } = own;
  const known = offers.get(doc);
  if (known !== undefined) return known;
  if (offers.size >= MOST_KEPT) offers.clear();
  const made = offerOf(block, doc, wordsAt(rankOfDoc[doc]!));
  offers.set(doc, made);
  return made;
}
