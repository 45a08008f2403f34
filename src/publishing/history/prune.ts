import { isHistoryName } from '@/catalog/files/historyName';
import { isSegmentFile } from '@/catalog/format/segmentName';
import { MANIFEST_NAME } from '@/publishing/catalog/buildCatalog';
import { CATALOG_INDEX_NAME } from '@/publishing/catalog/buildCatalogIndex';
import { type CatalogHistory, type StoredManifest, withoutCurrent } from './versions';

/** Replaced manifests that a game keeps, besides the published one. */
const MAX_HISTORY = 10;
/** Temporary file of a process that was killed while writing. */
const TEMPORARY_FILE = /^(.+)\.[0-9]+\.tmp$/;

/** What can be removed from a game's folder. */
export type Prunable = {
  /** Names of manifests in the history. */
  readonly manifests: readonly string[];
  /** True for the name of a segment that no remaining manifest refers to. */
  readonly isUnusedSegment: (name: string) => boolean;
};

/** Finds what can be removed: manifests beyond the last ten, and segments that no remaining manifest refers to. While any manifest
 *  cannot be read, its segments are unknown, so all segments stay.
 *  @param current  the published manifest; null if it cannot be read */
export function findPrunable(current: StoredManifest | null, history: CatalogHistory): Prunable {
  const past = withoutCurrent(history, current);
  const manifests = past.slice(MAX_HISTORY).map(({ name }) => name);
  if (current === null || history.broken.length > 0) return { manifests, isUnusedSegment: () => false };
  const used = new Set(
    [current, ...past.slice(0, MAX_HISTORY)].flatMap(({ manifest }) =>
      manifest.segments.flatMap(({ file, texts }) => (texts === null ? [file] : [file, texts.file])),
    ),
  );
  return { manifests, isUnusedSegment: (name) => isSegmentFile(name) && !used.has(name) };
}

/** True for a temporary file that a process has left because it was killed while publishing. */
export function isLeftover(name: string): boolean {
  const target = TEMPORARY_FILE.exec(name)?.[1] ?? '';
  return isSegmentFile(target) || isHistoryName(target) || target === MANIFEST_NAME || target === CATALOG_INDEX_NAME;
}
