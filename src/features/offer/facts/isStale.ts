import type { EpochMs } from '@/domain/offer';

/** Shops confirm their stock at least once a day. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Returns whether the stock was confirmed too long ago to show an offer as on sale.
 *  @param asOf  null if it was never confirmed; the status is then unknown, not stale */
export function isStale(asOf: EpochMs | null, now: EpochMs): boolean {
  return asOf !== null && now - asOf > MAX_AGE_MS;
}
