import type { ItemId } from '@/domain/offer';
import { type Query, replaceWant, type Want, wantKey } from '@/domain/query';

/** Replaces the want for any of several items by a want for one of them, with the same mode and level. If that item is already wanted,
 *  that want stays as it is. */
export function chooseCandidate(query: Query, want: Want, item: ItemId): Query {
  const { mode, level } = want;
  const isWanted = query.wants.some((one) => wantKey(one) === item);
  return replaceWant(query, wantKey(want), isWanted ? null : { item, mode, level });
}
