import { timestampAt } from '@/engine/columns/timestamps';
import { codeOf } from '@/engine/index/block';
import type { DocRef, OfferIndex } from '@/engine/index/offerIndex';

/** The tie-break of every order: newest first, then by code, which is unique. */
export function compareNewest({ blocks }: OfferIndex, a: DocRef, b: DocRef): number {
  const [one, other] = [blocks[a.block]!, blocks[b.block]!];
  const ranks = [one.rankOfDoc[a.doc]!, other.rankOfDoc[b.doc]!] as const;
  if (one === other) return ranks[0] - ranks[1];
  return (
    timestampAt(other.listedAt, ranks[1]) - timestampAt(one.listedAt, ranks[0]) ||
    (codeOf(one, a.doc) < codeOf(other, b.doc) ? -1 : 1)
  );
}
