import type { RetryPolicy } from '@/base/retry';
import { retry } from '@/base/retry';
import type { ShopError } from '@/base/shopError';
import { isAbort, toShopError } from '@/base/shopError';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { FetchBytes, Sha256 } from './loadSegment';
import { addressOfTry, checkSegment } from './loadSegment';
import type { Manifest, SegmentEntry } from './manifest';
import { decodeManifest } from './manifest';
import type { Segment } from './segment';

/** What opening a catalogue needs of its host. */
export type CatalogEffects = {
  readonly fetchBytes: FetchBytes;
  readonly sha256: Sha256;
  readonly policy: RetryPolicy;
  readonly signal?: AbortSignal;
};

/** A catalogue as far as it is there. `segments` are the loaded ones, in the order of the manifest. */
export type OpenedCatalog = {
  readonly manifest: Manifest;
  readonly segments: readonly Segment[];
  readonly failed: readonly { readonly file: string; readonly error: ShopError }[];
};

const PARALLEL = 4;

/** Opens a catalogue: its manifest, then all its segments, four at a time.
 *  When a segment does not come, a new catalogue may be out: the manifest is read once more, then what is missing of
 *  the set it names is tried again by the policy. Only segments of one manifest are ever given together.
 *  @param onSegment  told of the catalogue as far as it is there, after each segment
 *  @returns          the catalogue with the segments that could not be had in `failed`
 *  @throws           what reading the manifest throws; AbortError once the signal is aborted */
export async function openCatalog(
  at: CatalogLocation,
  effects: CatalogEffects,
  onSegment: (catalog: OpenedCatalog) => void = () => {},
): Promise<OpenedCatalog> {
  const loaded = new Map<string, Segment>();
  const first = await retry((attempt) => readManifest(at, effects, attempt), effects.policy, effects.signal);
  const onLoaded = (manifest: Manifest) => onSegment(gather(manifest, loaded, new Map()));

  const missing = await loadMissing(at, first, loaded, { ...effects, policy: ONCE }, onLoaded);
  if (missing.size === 0) return gather(first, loaded, missing);
  const current = await readAgain(at, effects, first);
  return gather(current, loaded, await loadMissing(at, current, loaded, effects, onLoaded));
}

const ONCE: RetryPolicy = { attempts: 1, waitMs: () => 0 };

async function readManifest(at: CatalogLocation, effects: CatalogEffects, attempt: number): Promise<Manifest> {
  return decodeManifest(await effects.fetchBytes(addressOfTry(at.manifestUrl, attempt), effects.signal));
}

async function readAgain(at: CatalogLocation, effects: CatalogEffects, known: Manifest): Promise<Manifest> {
  try {
    return await readManifest(at, effects, 2);
  } catch (error) {
    if (isAbort(error)) throw error;
    // Whatever keeps the manifest from coming a second time: the first one still stands.
    return known;
  }
}

/** Loads the segments of the manifest that are not in `loaded` yet.
 *  @returns  what could not be loaded, by file */
async function loadMissing(
  at: CatalogLocation,
  manifest: Manifest,
  loaded: Map<string, Segment>,
  effects: CatalogEffects,
  onLoaded: (manifest: Manifest) => void,
): Promise<ReadonlyMap<string, ShopError>> {
  const failed = new Map<string, ShopError>();
  const waiting = manifest.segments.filter(({ file }) => !loaded.has(file));
  const loadNext = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      try {
        loaded.set(entry.file, await loadSegment(at, manifest, entry, effects));
      } catch (error) {
        if (isAbort(error)) throw error;
        failed.set(entry.file, toShopError(error, 'catalog-segment-unavailable'));
        continue;
      }
      onLoaded(manifest);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, loadNext));
  return failed;
}

function loadSegment(
  at: CatalogLocation,
  manifest: Manifest,
  entry: SegmentEntry,
  effects: CatalogEffects,
): Promise<Segment> {
  const url = at.segmentBase + entry.file;
  return retry(
    async (attempt) => {
      const bytes = await effects.fetchBytes(addressOfTry(url, attempt), effects.signal);
      return checkSegment(bytes, entry, manifest.currency, effects.sha256);
    },
    effects.policy,
    effects.signal,
  );
}

function gather(
  manifest: Manifest,
  loaded: ReadonlyMap<string, Segment>,
  failures: ReadonlyMap<string, ShopError>,
): OpenedCatalog {
  const segments: Segment[] = [];
  const failed: { file: string; error: ShopError }[] = [];
  for (const { file } of manifest.segments) {
    const segment = loaded.get(file);
    const error = failures.get(file);
    if (segment !== undefined) segments.push(segment);
    if (error !== undefined) failed.push({ file, error });
  }
  return { manifest, segments, failed };
}
