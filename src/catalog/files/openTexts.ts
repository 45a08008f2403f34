import type { ShopError } from '@/base/shopError';
import { checkTexts } from '@/catalog/format/decodeTexts';
import type { FileEntry, SegmentEntry } from '@/catalog/format/manifest';
import type { SegmentTexts } from '@/catalog/format/wordLines';
import type { OpenedCatalog } from './openCatalog';

/** The part of an opened catalog that loading its texts needs. */
export type TextSource = Pick<OpenedCatalog, 'entries' | 'loadFiles' | 'reload'>;

/** Loads the titles and notes of an opened catalog in the order of its segments, four files in parallel.
 *  If a file fails, a newer catalog may have been published: the manifest is reloaded, and the texts that it lists for the
 *  same columns are loaded with retries.
 *  @param onTexts  receives the texts of each segment with its index in the catalog's segments; null if all are empty
 *  @returns        the errors of failed texts by index of the segment
 *  @throws         AbortError once the signal is aborted */
export async function openTexts(
  { entries, loadFiles, reload }: TextSource,
  onTexts: (index: number, texts: SegmentTexts | null) => void,
): Promise<ReadonlyMap<number, ShopError>> {
  const missing = new Set(entries.keys());
  const resolve = (index: number, texts: SegmentTexts | null) => {
    missing.delete(index);
    onTexts(index, texts);
  };
  const loadMissing = (listed: readonly SegmentEntry[], attempts: 'one' | 'all') => {
    const files: (FileEntry & { readonly index: number })[] = [];
    for (const index of missing) {
      const { texts } = listed[index]!;
      if (texts === null) resolve(index, null);
      else files.push({ ...texts, index });
    }
    return loadFiles(files, attempts, (bytes, file) => {
      resolve(file.index, checkTexts(bytes, file, listed[file.index]!.offers));
    });
  };

  const failures = await loadMissing(entries, 'one');
  if (failures.size === 0) return new Map();
  const current = await reload();
  const entryOf = new Map(current.segments.map((entry) => [entry.file, entry]));
  const reloaded = entries.map((entry) => entryOf.get(entry.file) ?? entry);
  const final = await loadMissing(reloaded, 'all');
  return new Map([...missing].map((index) => [index, final.get(reloaded[index]?.texts?.file ?? '')!]));
}
