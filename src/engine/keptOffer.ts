import type { Offer } from '@/domain/offer';
import type { Block } from './block';
import type { CodeTable } from './codeTable';
import { offerOf } from './offerOf';
import type { OfferWords } from './textIndex';

/** The offers that were shown last. Blocks are copied when an index grows; their codes stay the same object. */
const kept = new WeakMap<CodeTable, Map<number, Offer>>();

/** So many of a block: what a few pages show. */
const MOST_KEPT = 256;

/** The offer of a doc, as `offerOf` makes it: while a buyer types, the same few are shown again and again. What an overlay
 *  says is no part of an offer, so only its words can have changed. */
export function keptOffer(block: Block, doc: number, words: OfferWords): Offer {
  const own = kept.get(block.codes) ?? new Map<number, Offer>();
  const known = own.get(doc);
  if (known !== undefined && known.title === words.title && known.note === words.note) return known;
  if (own.size >= MOST_KEPT) own.clear();
  const made = offerOf(block, doc, words);
  kept.set(block.codes, own.set(doc, made));
  return made;
}
