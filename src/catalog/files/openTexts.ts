import type { ShopError } from '@/base/shopError';
import { checkTexts } from '@/catalog/format/checkTexts';
import type { FileEntry, SegmentEntry } from '@/catalog/format/manifest';
import type { SegmentTexts } from '@/catalog/format/segmentTexts';
import type { OpenedCatalog } from './openCatalog';

/** What the texts of a catalog are loaded from. */
export type TextSource = Pick<OpenedCatalog, 'entries' | 'loadFiles' | 'readAgain'>;

/** Loads the titles and notes of an opened catalog, in the order of its segments, four files at a time.
 *  When a file does not come, a new catalog may be out: the manifest is read once more, and what it names as the texts
 *  of the same columns is tried by the policy.
 *  @param onTexts  told of the texts of each segment as they come, by its place in the catalog's segments; null where
 *                  all of them are empty
 *  @returns        the places of the segments whose texts could not be had, with the reason
 *  @throws         AbortError once the signal is aborted */
export async function openTexts(
  { entries, loadFiles, readAgain }: TextSource,
  onTexts: (place: number, texts: SegmentTexts | null) => void,
): Promise<ReadonlyMap<number, ShopError>> {
  const missing = new Set(entries.keys());
  const give = (place: number, texts: SegmentTexts | null) => {
    missing.delete(place);
    onTexts(place, texts);
  };
  const loadMissing = (named: readonly SegmentEntry[], tries: 'one' | 'all') => {
    const files: (FileEntry & { readonly place: number })[] = [];
    for (const place of missing) {
      const { texts } = named[place]!;
      if (texts === null) give(place, null);
      else files.push({ ...texts, place });
    }
    return loadFiles(files, tries, (bytes, file) => {
      give(file.place, checkTexts(bytes, file, named[file.place]!.offers));
    });
  };

  const failures = await loadMissing(entries, 'one');
  if (failures.size === 0) return new Map();
  const current = await readAgain();
  const renamed = new Map(current.segments.map((entry) => [entry.file, entry]));
  const now = entries.map((entry) => renamed.get(entry.file) ?? entry);
  const final = await loadMissing(now, 'all');
  return new Map([...missing].map((place) => [place, final.get(now[place]?.texts?.file ?? '')!]));
}
