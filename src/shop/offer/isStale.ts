import type { EpochMs } from '@/domain/offer';

/** A shop looks at its shelf once a day at least. */
const FRESH_MS = 24 * 3_600_000;

/** Whether what the server knew at a time is too old to call anything on sale.
 *  @param asOf         null: it never vouched for anything, which is not old
 *  @param publishedAt  of the catalogue, which may know better */
export function isStale(asOf: EpochMs | null, publishedAt: EpochMs, now: EpochMs): boolean {
  return asOf !== null && (asOf < publishedAt || now - asOf > FRESH_MS);
}
