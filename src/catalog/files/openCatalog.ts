import { retry } from '@/base/retry';
import type { ShopError } from '@/base/shopError';
import { checkSegment } from '@/catalog/format/checkSegment';
import type { Manifest, SegmentEntry } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { CatalogEffects, LoadFiles } from './loadFiles';
import { createLoader } from './loadFiles';
import { readManifest, reloadManifest } from './readManifest';

/** The loaded columns of a catalog. `segments` are ordered newest first, the reverse of the manifest's order, since buyers
 *  see new offers first. */
export type OpenedCatalog = {
  readonly manifest: Manifest;
  readonly segments: readonly Segment[];
  /** The manifest entries of `segments`. */
  readonly entries: readonly SegmentEntry[];
  /** Loads further files. */
  readonly loadFiles: LoadFiles;
  /** See `reloadManifest`. */
  readonly reload: () => Promise<Manifest>;
  readonly failed: readonly { readonly file: string; readonly error: ShopError }[];
};

/** Loads the manifest of a catalog and the columns of its segments, newest first, four in parallel; `openTexts` loads the
 *  texts.
 *  If a segment fails, a newer catalog may have been published: the manifest is reloaded, and the segments that
 *  it lists and that are still missing are loaded with retries. The result never mixes segments of two manifests.
 *  @param onProgress  receives the catalog after the manifest and after each segment
 *  @returns           the catalog, with segments that could not be loaded in `failed`
 *  @throws            the error of the manifest; AbortError once the signal is aborted */
export async function openCatalog(
  location: CatalogLocation,
  effects: CatalogEffects,
  onProgress: (catalog: OpenedCatalog) => void = () => {},
): Promise<OpenedCatalog> {
  const loaded = new Map<string, Segment>();
  const loadFiles = createLoader(location.segmentBase, effects);
  const reloadAfter = (known: Manifest) => () => reloadManifest(location, effects, known);
  const gatherLoaded = (manifest: Manifest, failures: ReadonlyMap<string, ShopError>): OpenedCatalog => ({
    ...gather(manifest, loaded, failures),
    loadFiles,
    reload: reloadAfter(manifest),
  });
  const loadMissing = (manifest: Manifest, attempts: 'one' | 'all') => {
    const missing = manifest.segments.filter(({ file }) => !loaded.has(file)).reverse();
    return loadFiles(missing, attempts, (bytes, entry) => {
      loaded.set(entry.file, checkSegment(bytes, entry, manifest.currency));
      onProgress(gatherLoaded(manifest, new Map()));
    });
  };

  const first = await retry((attempt) => readManifest(location, effects, attempt), effects.policy, effects.signal);
  onProgress(gatherLoaded(first, new Map()));
  const missing = await loadMissing(first, 'one');
  if (missing.size === 0) return gatherLoaded(first, missing);
  const current = await reloadAfter(first)();
  return gatherLoaded(current, await loadMissing(current, 'all'));
}

function gather(
  manifest: Manifest,
  loaded: ReadonlyMap<string, Segment>,
  failures: ReadonlyMap<string, ShopError>,
): Omit<OpenedCatalog, 'loadFiles' | 'reload'> {
  const newestFirst = [...manifest.segments].reverse();
  const entries = newestFirst.filter(({ file }) => loaded.has(file));
  const unavailable = newestFirst.filter(({ file }) => failures.has(file));
  return {
    manifest,
    entries,
    segments: entries.map(({ file }) => loaded.get(file)!),
    failed: unavailable.map(({ file }) => ({ file, error: failures.get(file)! })),
  };
}
