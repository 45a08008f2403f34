import type { EpochMs } from '@/domain/offer';

const HISTORY_NAME = /^[0-9]{8}T[0-9]{6}Z-[0-9a-f]{8}\.json$/;
/** The last second whose year has four digits. */
const LAST_MOMENT = Date.UTC(9999, 11, 31, 23, 59, 59);

/** Names the kept copy of a manifest by when it was published and by its contents: `20261121T161136Z-3f9a1c0b.json`.
 *  @param sha256  of the manifest's bytes, 64 lower-case hex digits */
export function historyName(publishedAt: EpochMs, sha256: string): string {
  const moment = new Date(Math.min(publishedAt, LAST_MOMENT)).toISOString();
  return `${moment.replace(/\.[0-9]+|[-:]/g, '')}-${sha256.slice(0, 8)}.json`;
}

/** True for a name that `historyName` gives: other files in the folder are none of ours. */
export function isHistoryName(name: string): boolean {
  return HISTORY_NAME.test(name);
}
