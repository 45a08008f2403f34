import type { Choice } from '@/domain/query';
import type { Bits } from '@/engine/bitset/bits';
import { createBits, fullBits, subtract } from '@/engine/bitset/bits';
import { unite } from '@/engine/bitset/combineBits';
import { addMembers } from '@/engine/bitset/docSet';
import type { ChoiceColumn } from '@/engine/index/buildChoices';
import type { JoinedStatus, LiveBlock } from '@/engine/index/joinOverlay';

/** Returns the documents that match a choice: those with any of its values or, for `not`, all others, including those
 *  without a value.
 *  @param column  undefined for a facet that no offer of the block has */
export function matchChoice(column: ChoiceColumn | undefined, choice: Choice, docCount: number): Bits {
  const chosen = createBits(docCount);
  for (const [i, name] of (column?.names ?? []).entries()) {
    if (choice.values.includes(name)) addMembers(chosen, column!.docsOf[i]!);
  }
  return choice.not ? subtract(fullBits(docCount), chosen) : chosen;
}

/** Returns the documents that match a choice of combined statuses. */
export function matchStatus({ statusDocs }: LiveBlock, choice: Choice, docCount: number): Bits {
  const statuses = Object.keys(statusDocs) as JoinedStatus[];
  const accepted = statuses.filter((status) => choice.values.includes(status) !== choice.not);
  return unite(
    docCount,
    accepted.map((status) => statusDocs[status].bits),
  );
}
