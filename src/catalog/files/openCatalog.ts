import { retry } from '@/base/retry';
import type { ShopError } from '@/base/shopError';
import { checkSegment } from '@/catalog/format/checkSegment';
import type { Manifest, SegmentEntry } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { CatalogEffects, LoadFiles } from './loadFiles';
import { createLoader } from './loadFiles';
import { readManifest, readManifestAgain } from './readManifest';

/** A catalog with the columns that are loaded. `segments` are in the reverse order of the manifest, newest first, because buyers see the
 *  newest offers first. */
export type OpenedCatalog = {
  readonly manifest: Manifest;
  readonly segments: readonly Segment[];
  /** The manifest's entry of each of `segments`. */
  readonly entries: readonly SegmentEntry[];
  /** Loads more files of the catalog. */
  readonly loadFiles: LoadFiles;
  /** Reads the manifest again, see `readManifestAgain`. */
  readonly readAgain: () => Promise<Manifest>;
  readonly failed: readonly { readonly file: string; readonly error: ShopError }[];
};

/** Opens a catalog: loads its manifest, then the columns of all segments, newest first, four at a time. `openTexts` loads the texts.
 *  If a segment fails, a new catalog may have been published: the manifest is read again, and its missing segments are retried by the
 *  policy. The result never mixes segments of two manifests.
 *  @param onProgress  called with the partial catalog after the manifest and after each segment
 *  @returns           the catalog, with the segments that could not be loaded in `failed`
 *  @throws            what reading the manifest throws; AbortError once the signal is aborted */
export async function openCatalog(
  at: CatalogLocation,
  effects: CatalogEffects,
  onProgress: (catalog: OpenedCatalog) => void = () => {},
): Promise<OpenedCatalog> {
  const loaded = new Map<string, Segment>();
  const loadFiles = createLoader(at.segmentBase, effects);
  const readAgainAfter = (known: Manifest) => () => readManifestAgain(at, effects, known);
  const snapshot = (manifest: Manifest, failures: ReadonlyMap<string, ShopError>): OpenedCatalog => ({
    ...selectLoaded(manifest, loaded, failures),
    loadFiles,
    readAgain: readAgainAfter(manifest),
  });
  const loadMissing = (manifest: Manifest, tries: 'one' | 'all') => {
    const missing = manifest.segments.filter(({ file }) => !loaded.has(file)).reverse();
    return loadFiles(missing, tries, (bytes, entry) => {
      loaded.set(entry.file, checkSegment(bytes, entry, manifest.currency));
      onProgress(snapshot(manifest, new Map()));
    });
  };

  const first = await retry((attempt) => readManifest(at, effects, attempt), effects.policy, effects.signal);
  onProgress(snapshot(first, new Map()));
  const missing = await loadMissing(first, 'one');
  if (missing.size === 0) return snapshot(first, missing);
  const current = await readAgainAfter(first)();
  return snapshot(current, await loadMissing(current, 'all'));
}

function selectLoaded(
  manifest: Manifest,
  loaded: ReadonlyMap<string, Segment>,
  failures: ReadonlyMap<string, ShopError>,
): Omit<OpenedCatalog, 'loadFiles' | 'readAgain'> {
  const newestFirst = [...manifest.segments].reverse();
  const entries = newestFirst.filter(({ file }) => loaded.has(file));
  const missing = newestFirst.filter(({ file }) => failures.has(file));
  return {
    manifest,
    entries,
    segments: entries.map(({ file }) => loaded.get(file)!),
    failed: missing.map(({ file }) => ({ file, error: failures.get(file)! })),
  };
}
