import type { RetryPolicy } from '@/base/retry';
import { retry } from '@/base/retry';
import type { ShopError } from '@/base/shopError';
import type { CatalogLocation } from '@/domain/catalogLocation';
import { checkSegment } from './checkSegment';
import type { CatalogEffects } from './loadFiles';
import { loadFiles } from './loadFiles';
import type { Manifest, SegmentEntry } from './manifest';
import { readManifest, readManifestAgain } from './readManifest';
import type { Segment } from './segment';

/** The columns of a catalogue as far as they are there. `segments` are the loaded ones, the newest first, which is the
 *  manifest's order turned round: what buyers see first comes first, and older offers are added behind. */
export type OpenedCatalog = {
  readonly manifest: Manifest;
  readonly segments: readonly Segment[];
  /** What the manifest says of each of `segments`. */
  readonly entries: readonly SegmentEntry[];
  readonly failed: readonly { readonly file: string; readonly error: ShopError }[];
};

/** The first try of every file is its only one, until the manifest has been read once more. */
export const ONCE: RetryPolicy = { attempts: 1, waitMs: () => 0 };

/** Opens a catalogue: its manifest, then the columns of all its segments, the newest first, four at a time; their texts
 *  are opened by `openTexts`.
 *  When a segment does not come, a new catalogue may be out: the manifest is read once more, then what is missing of
 *  the set it names is tried again by the policy. Only segments of one manifest are ever given together.
 *  @param onCome  told of the catalogue as far as it is there, when its manifest has come and after each segment
 *  @returns       the catalogue with the segments that could not be had in `failed`
 *  @throws        what reading the manifest throws; AbortError once the signal is aborted */
export async function openCatalog(
  at: CatalogLocation,
  effects: CatalogEffects,
  onCome: (catalog: OpenedCatalog) => void = () => {},
): Promise<OpenedCatalog> {
  const loaded = new Map<string, Segment>();
  const loadMissing = (manifest: Manifest, policy: RetryPolicy) => {
    const missing = manifest.segments.filter(({ file }) => !loaded.has(file)).reverse();
    return loadFiles(at.segmentBase, missing, { ...effects, policy }, async (bytes, entry) => {
      loaded.set(entry.file, await checkSegment(bytes, entry, manifest.currency, effects.sha256));
      onCome(gather(manifest, loaded, new Map()));
    });
  };

  const first = await retry((attempt) => readManifest(at, effects, attempt), effects.policy, effects.signal);
  onCome(gather(first, loaded, new Map()));
  const missing = await loadMissing(first, ONCE);
  if (missing.size === 0) return gather(first, loaded, missing);
  const current = await readManifestAgain(at, effects, first);
  return gather(current, loaded, await loadMissing(current, effects.policy));
}

function gather(
  manifest: Manifest,
  loaded: ReadonlyMap<string, Segment>,
  failures: ReadonlyMap<string, ShopError>,
): OpenedCatalog {
  const segments: Segment[] = [];
  const entries: SegmentEntry[] = [];
  const failed: { file: string; error: ShopError }[] = [];
  for (const entry of [...manifest.segments].reverse()) {
    const segment = loaded.get(entry.file);
    const error = failures.get(entry.file);
    if (segment !== undefined) {
      segments.push(segment);
      entries.push(entry);
    }
    if (error !== undefined) failed.push({ file: entry.file, error });
  }
  return { manifest, segments, entries, failed };
}
