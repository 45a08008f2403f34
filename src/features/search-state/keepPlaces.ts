import type { OfferCode } from '@/domain/offer';

/** The newer list with what is kept of the one on screen in its place, so that nothing jumps while it is read.
 *  @param isKept  asked of what the newer list does not have */
export function keepPlaces<T>(
  shown: readonly T[],
  next: readonly T[],
  codeOf: (one: T) => OfferCode,
  isKept: (one: T) => boolean,
): readonly T[] {
  const there = new Set(next.map(codeOf));
  const kept = (one: T) => !there.has(codeOf(one)) && isKept(one);
  if (!shown.some(kept)) return next;

  // Each kept offer follows the nearest offer above it that is still there; those above all others come first.
  const following = new Map<OfferCode | null, T[]>();
  let above: OfferCode | null = null;
  for (const one of shown) {
    if (there.has(codeOf(one))) above = codeOf(one);
    else if (kept(one)) following.set(above, [...(following.get(above) ?? []), one]);
  }
  const first = following.get(null) ?? [];
  return [...first, ...next.flatMap((one) => [one, ...(following.get(codeOf(one)) ?? [])])];
}
