import { annotateSheet } from '@/importer/annotateSheet';
import { readSheet } from '@/importer/readSheet';
import type { CliEffects } from './effects';
import type { ImportedSheet } from './importSheets';
import { PUBLISH_TEXTS } from './publishTexts';
import { writeSheetFile } from './writeSheetFile';

/** Writes a copy of an imported sheet with a column of remarks. A sheet that is no table has no copy.
 *  @param to  ends in `.csv` or `.xlsx`
 *  @throws    ShopError `cli-read` | `cli-write` */
export async function annotateImport(
  { path, game, result }: ImportedSheet,
  to: string,
  effects: CliEffects,
): Promise<void> {
  const texts = PUBLISH_TEXTS[effects.locale];
  const bytes = await effects.read(path);
  const sheet = bytes === null ? null : readSheet(path, bytes);
  if (sheet === null || !sheet.ok || !result.ok) {
    effects.complain(texts.notAnnotated(path));
    return;
  }
  await writeSheetFile(to, game.id, annotateSheet(sheet.value, result.value.issues, effects.locale), effects);
  effects.complain(texts.annotated(to));
}
