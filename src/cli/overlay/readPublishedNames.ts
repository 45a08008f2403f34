import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import type { Manifest } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';
import type { CliEffects } from '@/cli/io/effects';
import { readManifests } from '@/cli/io/readManifests';
import { messagesFor } from '@/cli/messages/messagesFor';
import { OVERLAY_MESSAGES } from '@/cli/messages/overlayMessages';
import { collectNames, type PublishedNames } from '@/publishing/overlay/publishedNames';

/** Reads the codes, prices and shops of published catalogs. Unreadable manifests and segments are reported; their codes
 *  are then unknown.
 *  @param game  null: all games
 *  @throws      ShopError `cli-read` */
export async function readPublishedNames(
  catalogFolder: string,
  game: string | null,
  effects: CliEffects,
): Promise<readonly PublishedNames[]> {
  const { manifests, broken } = await readManifests(catalogFolder, effects);
  for (const { path, message } of broken) effects.stderr(messagesFor(effects.locale).brokenManifest(path, message));
  const wanted = [...manifests.values()].filter((manifest) => game === null || manifest.game === game);
  return Promise.all(
    wanted.map(async (manifest) => collectNames(manifest, await readSegments(manifest, catalogFolder, effects))),
  );
}

async function readSegments(
  manifest: Manifest,
  catalogFolder: string,
  effects: CliEffects,
): Promise<readonly Segment[]> {
  const segments: Segment[] = [];
  for (const { file } of manifest.segments) {
    const segment = await readSegment(join(catalogFolder, manifest.game, file), effects);
    if (segment !== null) segments.push(segment);
  }
  return segments;
}

/** Reads a segment; reports a missing or damaged file and returns null. */
async function readSegment(path: string, effects: CliEffects): Promise<Segment | null> {
  const report = (message: string) => effects.stderr(OVERLAY_MESSAGES[effects.locale].brokenSegment(path, message));
  const bytes = await effects.read(path);
  if (bytes === null) {
    report('no such file');
    return null;
  }
  try {
    return decodeSegment(bytes);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    report(error.message);
    return null;
  }
}
