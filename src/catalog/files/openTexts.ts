import type { ShopError } from '@/base/shopError';
import { checkTexts } from '@/catalog/format/checkTexts';
import type { FileEntry, SegmentEntry } from '@/catalog/format/manifest';
import type { SegmentTexts } from '@/catalog/format/segmentTexts';
import type { OpenedCatalog } from './openCatalog';

/** The parts of an opened catalog that loading texts needs. */
export type TextSource = Pick<OpenedCatalog, 'entries' | 'loadFiles' | 'readAgain'>;

/** Loads the titles and notes of an opened catalog in the order of its segments, four files at a time. If a file fails, a new catalog
 *  may have been published: the manifest is read again, and its texts of the same columns are retried by the policy.
 *  @param onTexts  called with the texts of each segment and its index; null if all texts are empty
 *  @returns        the errors by the index of the segment
 *  @throws         AbortError once the signal is aborted */
export async function openTexts(
  { entries, loadFiles, readAgain }: TextSource,
  onTexts: (index: number, texts: SegmentTexts | null) => void,
): Promise<ReadonlyMap<number, ShopError>> {
  const missing = new Set(entries.keys());
  const deliver = (index: number, texts: SegmentTexts | null) => {
    missing.delete(index);
    onTexts(index, texts);
  };
  const loadMissing = (named: readonly SegmentEntry[], tries: 'one' | 'all') => {
    const files: (FileEntry & { readonly index: number })[] = [];
    for (const index of missing) {
      const { texts } = named[index]!;
      if (texts === null) deliver(index, null);
      else files.push({ ...texts, index });
    }
    return loadFiles(files, tries, (bytes, file) => {
      deliver(file.index, checkTexts(bytes, file, named[file.index]!.offers));
    });
  };

  const failures = await loadMissing(entries, 'one');
  if (failures.size === 0) return new Map();
  const current = await readAgain();
  const renamed = new Map(current.segments.map((entry) => [entry.file, entry]));
  const now = entries.map((entry) => renamed.get(entry.file) ?? entry);
  const final = await loadMissing(now, 'all');
  return new Map([...missing].map((index) => [index, final.get(now[index]?.texts?.file ?? '')!]));
}
