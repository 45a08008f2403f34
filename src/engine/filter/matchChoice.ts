import type { Choice } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { createBits, fullBits, subtract } from '@/engine/bitset/bits';
import { unite } from '@/engine/bitset/combineBits';
import { addMembers } from '@/engine/bitset/docSet';
import type { ChoiceColumn } from '@/engine/index/buildChoices';
import type { JoinedStatus, LiveBlock } from '@/engine/index/joinOverlay';

/** The docs that a choice lets pass: those with any of its values or, for `not`, all others, those without a value too.
 *  @param column  undefined for a facet that no offer of the block has */
export function matchChoice(column: ChoiceColumn | undefined, choice: Choice, docs: number): Bits {
  const chosen = createBits(docs);
  for (const [i, name] of (column?.names ?? []).entries()) {
    if (choice.values.includes(name)) addMembers(chosen, column!.docsOf[i]!);
  }
  return choice.not ? subtract(fullBits(docs), chosen) : chosen;
}

/** The docs that a choice of joined statuses lets pass. */
export function matchStatus({ statusDocs }: LiveBlock, choice: Choice, docs: number): Bits {
  const statuses = Object.keys(statusDocs) as JoinedStatus[];
  const named = statuses.filter((status) => choice.values.includes(status) !== choice.not);
  return unite(
    docs,
    named.map((status) => statusDocs[status].bits),
  );
}
