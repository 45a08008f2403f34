import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { checkFile } from '@/catalog/format/checkFile';
import { checkSegment } from '@/catalog/format/checkSegment';
import type { Manifest } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';
import type { CliEffects } from './effects';

/** The columns of a published catalog, and the files that are missing or damaged. */
export type PublishedSegments = {
  readonly segments: readonly Segment[];
  readonly broken: readonly { readonly path: string; readonly message: string }[];
};

/** Reads and verifies the columns of a published catalog, without texts. Damaged segments are listed in the result and cause no error,
 *  because a new version may be published to repair them.
 *  @throws  ShopError `cli-read` */
export async function readSegments(
  catalogFolder: string,
  { game, currency, segments: entries }: Manifest,
  effects: Pick<CliEffects, 'read' | 'sha256'>,
): Promise<PublishedSegments> {
  const segments: Segment[] = [];
  const broken: { path: string; message: string }[] = [];
  for (const entry of entries) {
    const path = join(catalogFolder, game, entry.file);
    const bytes = await effects.read(path);
    if (bytes === null) {
      broken.push({ path, message: 'no such file' });
      continue;
    }
    try {
      await checkFile(bytes, entry, effects.sha256);
      segments.push(checkSegment(bytes, entry, currency));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      broken.push({ path, message: error.message });
    }
  }
  return { segments, broken };
}
