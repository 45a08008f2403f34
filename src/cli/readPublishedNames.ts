import { join } from 'node:path';
import { textAt } from '@/catalog/byteReader';
import { decodeSegment } from '@/catalog/decodeSegment';
import type { Manifest } from '@/catalog/manifest';
import type { CliEffects } from './effects';
import { readManifests } from './readManifests';
import { textsOf } from './textsOf';

/** A published catalog as far as an overlay refers to it. */
export type PublishedNames = {
  readonly manifest: Manifest;
  readonly codes: ReadonlySet<string>;
  readonly shops: ReadonlySet<string>;
};

/** Reads the codes and shops of published catalogs; a segment that is not there has none. Manifests that cannot be read
 *  are reported.
 *  @param game  null: of all games
 *  @throws      ShopError `cli-read` | `catalog-segment-…` */
export async function readPublishedNames(
  out: string,
  game: string | null,
  effects: CliEffects,
): Promise<readonly PublishedNames[]> {
  const { manifests, broken } = await readManifests(out, effects);
  for (const { path, message } of broken) effects.complain(textsOf(effects.locale).brokenManifest(path, message));
  const wanted = [...manifests.values()].filter((manifest) => game === null || manifest.game === game);
  return Promise.all(wanted.map((manifest) => readNames(manifest, out, effects)));
}

async function readNames(manifest: Manifest, out: string, effects: CliEffects): Promise<PublishedNames> {
  const codes = new Set<string>();
  const shops = new Set<string>();
  for (const { file } of manifest.segments) {
    const bytes = await effects.read(join(out, manifest.game, file));
    if (bytes === null) continue;
    const segment = decodeSegment(bytes);
    for (let row = 0; row < segment.offers; row++) codes.add(textAt(segment.codes, row));
    for (const shop of segment.shopNames) shops.add(shop);
  }
  return { manifest, codes, shops };
}
