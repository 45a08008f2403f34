import type { RetryPolicy } from '@/base/retry';
import type { ShopError } from '@/base/shopError';
import type { CatalogLocation } from '@/domain/catalogLocation';
import { checkTexts } from './checkTexts';
import type { CatalogEffects } from './loadFiles';
import { loadFiles, ONCE } from './loadFiles';
import type { FileEntry, SegmentEntry } from './manifest';
import type { OpenedCatalog } from './openCatalog';
import type { SegmentTexts } from './segmentTexts';

/** Loads the titles and notes of an opened catalogue, in the order of its segments, four files at a time.
 *  When a file does not come, a new catalogue may be out: the manifest is read once more, and what it names as the texts
 *  of the same columns is tried by the policy.
 *  @param onTexts  told of the texts of each segment as they come, by its place in the catalogue's segments; null where
 *                  all of them are empty
 *  @returns        the places of the segments whose texts could not be had, with the reason
 *  @throws         AbortError once the signal is aborted */
export async function openTexts(
  at: CatalogLocation,
  effects: CatalogEffects,
  { entries, readAgain }: Pick<OpenedCatalog, 'entries' | 'readAgain'>,
  onTexts: (place: number, texts: SegmentTexts | null) => void,
): Promise<ReadonlyMap<number, ShopError>> {
  const missing = new Set(entries.keys());
  const give = (place: number, texts: SegmentTexts | null) => {
    missing.delete(place);
    onTexts(place, texts);
  };
  const loadMissing = (named: readonly SegmentEntry[], policy: RetryPolicy) => {
    const files: (FileEntry & { readonly place: number })[] = [];
    for (const place of missing) {
      const { texts } = named[place]!;
      if (texts === null) give(place, null);
      else files.push({ ...texts, place });
    }
    return loadFiles(at.segmentBase, files, { ...effects, policy }, async (bytes, file) => {
      give(file.place, await checkTexts(bytes, file, named[file.place]!.offers, effects.sha256));
    });
  };

  const failures = await loadMissing(entries, ONCE);
  if (failures.size === 0) return new Map();
  const current = await readAgain();
  const renamed = new Map(current.segments.map((entry) => [entry.file, entry]));
  const now = entries.map((entry) => renamed.get(entry.file) ?? entry);
  const final = await loadMissing(now, effects.policy);
  return new Map([...missing].map((place) => [place, final.get(now[place]?.texts?.file ?? '')!]));
}
