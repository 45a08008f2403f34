import type { Choice } from '@/domain/query';
import type { Bits } from './bits';
import { addDoc, createBits, fullBits, subtract, unite } from './bits';
import type { DocSet } from './docSet';
import { forEachMember } from './docSet';
import type { LiveColumns } from './joinOverlay';
import { JOINED_STATUSES } from './joinOverlay';
import type { OfferIndex } from './offerIndex';

/** The docs that a choice lets pass: those with any of its values or, for `not`, all others, those without a value too.
 *  @param values  value → docs of the facet; undefined for a facet that no offer has */
export function matchChoice(values: ReadonlyMap<string, DocSet> | undefined, choice: Choice, docs: number): Bits {
  const chosen = createBits(docs);
  for (const value of choice.values) {
    const members = values?.get(value);
    if (members !== undefined) forEachMember(members, (doc) => addDoc(chosen, doc));
  }
  return choice.not ? subtract(fullBits(docs), chosen) : chosen;
}

/** The docs that a choice of joined statuses lets pass. */
export function matchStatus(index: OfferIndex, live: LiveColumns, choice: Choice): Bits {
  const named = JOINED_STATUSES.filter((status) => choice.values.includes(status) !== choice.not);
  return unite(
    index.docs,
    named.map((status) => live.statusDocs[status]),
  );
}
