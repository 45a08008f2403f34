import type { Want } from '@/domain/query';
import type { Bits } from './bits';
import { addDoc, createBits } from './bits';
import type { DocSet } from './docSet';
import { bitsOf, forEachMember } from './docSet';
import type { OfferIndex } from './offerIndex';
import { levelOf } from './offerIndex';

/** The docs that have an item at any level; none for an item that no offer has. */
export function docsWithItem(index: OfferIndex, id: string): DocSet {
  const item = index.itemOfId.get(id);
  return item === undefined ? NONE : index.itemDocs[item]!;
}

/** The docs that have the item of a want at its level or above, whatever the mode of the want. */
export function matchWant(index: OfferIndex, want: Want): Bits {
  const members = docsWithItem(index, want.item);
  if (want.level <= 1) return bitsOf(members, index.docs);
  const docs = createBits(index.docs);
  forEachMember(members, (doc) => {
    if (wantedLevelOf(index, doc, want) >= want.level) addDoc(docs, doc);
  });
  return docs;
}

/** The level at which a doc has the item of a want, 0 if it does not have it. */
export function wantedLevelOf(index: OfferIndex, doc: number, want: Want): number {
  const item = index.itemOfId.get(want.item);
  return item === undefined ? 0 : levelOf(index, doc, item);
}

const NONE: DocSet = { kind: 'list', docs: new Uint32Array(0), size: 0 };
