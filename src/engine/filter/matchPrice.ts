import type { Bits } from '@/engine/bitset/bits';
import { addDoc, subtract } from '@/engine/bitset/bits';
import { bitsBetween } from '@/engine/bitset/combineBits';
import type { PriceColumn } from '@/engine/index/priceColumn';
import { firstWhere } from '@/engine/refine/firstWhere';
import type { Bounds } from './bounds';
import { isWithinBounds } from './bounds';

/** The docs whose price now, in written units, keeps to bounds. */
export function matchPrice({ published, now, moved, movedBits, unit }: PriceColumn, bounds: Bounds): Bits {
  const docs = published.length;
  const from = firstWhere(0, docs, (doc) => !bounds.isTooLow(published[doc]! / unit));
  const to = firstWhere(from, docs, (doc) => bounds.isTooHigh(published[doc]! / unit));
  const between = bitsBetween(docs, from, to);
  if (moved.length === 0) return between;
  const met = subtract(between, movedBits);
  for (const doc of moved) if (isWithinBounds(now[doc]! / unit, bounds)) addDoc(met, doc);
  return met;
}
