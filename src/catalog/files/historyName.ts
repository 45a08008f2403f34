import type { EpochMs } from '@/domain/offer';

const HISTORY_NAME = /^[0-9]{8}T[0-9]{6}Z-[0-9a-f]{8}\.json$/;
/** The last second of the year 9999, because the format has four digits for the year. */
const MAX_TIME = Date.UTC(9999, 11, 31, 23, 59, 59);

/** Returns the file name of a manifest in the history, from its publication time and content: `20261121T161136Z-3f9a1c0b.json`.
 *  @param sha256  of the manifest's bytes, 64 lower-case hex digits */
export function historyName(publishedAt: EpochMs, sha256: string): string {
  const moment = new Date(Math.min(publishedAt, MAX_TIME)).toISOString();
  return `${moment.replace(/\.[0-9]+|[-:]/g, '')}-${sha256.slice(0, 8)}.json`;
}

/** True for a name of `historyName`. */
export function isHistoryName(name: string): boolean {
  return HISTORY_NAME.test(name);
}
