import type { EpochMs } from '@/domain/offer';

/** A shop looks at its shelf once a day at least. */
const FRESH_MS = 24 * 3_600_000;

/** Whether the stock was confirmed too long ago to call anything on sale.
 *  @param asOf  null: it never was, which is not long ago */
export function isStale(asOf: EpochMs | null, now: EpochMs): boolean {
  return asOf !== null && now - asOf > FRESH_MS;
}
