import { retry } from '@/base/retry';
import type { ShopError } from '@/base/shopError';
import { checkSegment } from '@/catalog/format/checkSegment';
import type { Manifest, SegmentEntry } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { CatalogEffects, LoadFiles } from './loadFiles';
import { createLoader } from './loadFiles';
import { readManifest, readManifestAgain } from './readManifest';

/** The columns of a catalog as far as they are there. `segments` are the loaded ones, the newest first, which is the
 *  manifest's order turned round: what buyers see first comes first, and older offers are added behind. */
export type OpenedCatalog = {
  readonly manifest: Manifest;
  readonly segments: readonly Segment[];
  /** What the manifest says of each of `segments`. */
  readonly entries: readonly SegmentEntry[];
  /** Loads more files of it. */
  readonly loadFiles: LoadFiles;
  /** Reads the manifest once more, see `readManifestAgain`. */
  readonly readAgain: () => Promise<Manifest>;
  readonly failed: readonly { readonly file: string; readonly error: ShopError }[];
};

/** Opens a catalog: its manifest, then the columns of all its segments, the newest first, four at a time; their texts
 *  are opened by `openTexts`.
 *  When a segment does not come, a new catalog may be out: the manifest is read once more, then what is missing of
 *  the set it names is tried again by the policy. Only segments of one manifest are ever given together.
 *  @param onCome  told of the catalog as far as it is there, when its manifest has come and after each segment
 *  @returns       the catalog with the segments that could not be had in `failed`
 *  @throws        what reading the manifest throws; AbortError once the signal is aborted */
export async function openCatalog(
  at: CatalogLocation,
  effects: CatalogEffects,
  onCome: (catalog: OpenedCatalog) => void = () => {},
): Promise<OpenedCatalog> {
  const loaded = new Map<string, Segment>();
  const loadFiles = createLoader(at.segmentBase, effects);
  const readAgainAfter = (known: Manifest) => () => readManifestAgain(at, effects, known);
  const gatherNow = (manifest: Manifest, failures: ReadonlyMap<string, ShopError>): OpenedCatalog => ({
    ...gather(manifest, loaded, failures),
    loadFiles,
    readAgain: readAgainAfter(manifest),
  });
  const loadMissing = (manifest: Manifest, tries: 'one' | 'all') => {
    const missing = manifest.segments.filter(({ file }) => !loaded.has(file)).reverse();
    return loadFiles(missing, tries, (bytes, entry) => {
      loaded.set(entry.file, checkSegment(bytes, entry, manifest.currency));
      onCome(gatherNow(manifest, new Map()));
    });
  };

  const first = await retry((attempt) => readManifest(at, effects, attempt), effects.policy, effects.signal);
  onCome(gatherNow(first, new Map()));
  const missing = await loadMissing(first, 'one');
  if (missing.size === 0) return gatherNow(first, missing);
  const current = await readAgainAfter(first)();
  return gatherNow(current, await loadMissing(current, 'all'));
}

function gather(
  manifest: Manifest,
  loaded: ReadonlyMap<string, Segment>,
  failures: ReadonlyMap<string, ShopError>,
): Omit<OpenedCatalog, 'loadFiles' | 'readAgain'> {
  const newestFirst = [...manifest.segments].reverse();
  const entries = newestFirst.filter(({ file }) => loaded.has(file));
  const lost = newestFirst.filter(({ file }) => failures.has(file));
  return {
    manifest,
    entries,
    segments: entries.map(({ file }) => loaded.get(file)!),
    failed: lost.map(({ file }) => ({ file, error: failures.get(file)! })),
  };
}
