import type { EpochMs } from '@/domain/offer';

const HISTORY_NAME = /^[0-9]{8}T[0-9]{6}Z-[0-9a-f]{8}\.json$/;
/** The last second of a four-digit year. */
const MAX_TIMESTAMP = Date.UTC(9999, 11, 31, 23, 59, 59);

/** Names the copy of a manifest by its time of publication and its content: `20261121T161136Z-3f9a1c0b.json`.
 *  @param sha256  of the manifest's bytes, 64 lower-case hex digits */
export function historyName(publishedAt: EpochMs, sha256: string): string {
  const timestamp = new Date(Math.min(publishedAt, MAX_TIMESTAMP)).toISOString();
  return `${timestamp.replace(/\.[0-9]+|[-:]/g, '')}-${sha256.slice(0, 8)}.json`;
}

/** Returns whether a file in the history folder is a copy of a manifest. */
export function isHistoryName(name: string): boolean {
  return HISTORY_NAME.test(name);
}
