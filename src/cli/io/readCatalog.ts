import { join } from 'node:path';
import type { SegmentFiles } from '@/catalog/files/listOffers';
import { checkFile } from '@/catalog/format/checkFile';
import { checkSegment } from '@/catalog/format/checkSegment';
import { checkTexts } from '@/catalog/format/decodeTexts';
import type { FileEntry, Manifest } from '@/catalog/format/manifest';
import type { CliEffects } from './effects';
import { readRequired } from './readRequired';

/** Reads and verifies the files of a published catalog, without decoding its offers.
 *  @throws  ShopError `cli-read` | `cli-missing` | `catalog-segment-…` naming the file */
export async function readCatalog(
  catalogFolder: string,
  { game, currency, segments }: Manifest,
  effects: Pick<CliEffects, 'read' | 'sha256'>,
): Promise<readonly SegmentFiles[]> {
  const read = async (entry: FileEntry) => {
    const bytes = await readRequired(join(catalogFolder, game, entry.file), effects);
    await checkFile(bytes, entry, effects.sha256);
    return bytes;
  };
  const files: SegmentFiles[] = [];
  for (const entry of segments) {
    const segment = checkSegment(await read(entry), entry, currency);
    const { texts } = entry;
    files.push({ segment, texts: texts === null ? null : checkTexts(await read(texts), texts, entry.offers) });
  }
  return files;
}
