import { join } from 'node:path';
import { ShopError } from '@/base/shopError';
import { textAt } from '@/catalog/bytes/byteReader';
import { decodeSegment } from '@/catalog/format/decodeSegment';
import type { Manifest } from '@/catalog/format/manifest';
import type { Segment } from '@/catalog/format/segment';
import { messagesFor } from '@/cli/messages/messagesFor';
import { OVERLAY_TEXTS } from '@/cli/messages/overlayMessages';
import type { CliEffects } from './effects';
import { readManifests } from './readManifests';

/** A published catalog as far as an overlay refers to it. */
export type PublishedNames = {
  readonly manifest: Manifest;
  readonly codes: ReadonlySet<string>;
  /** By code, in minor units of the catalog's currency. */
  readonly prices: ReadonlyMap<string, number>;
  readonly shops: ReadonlySet<string>;
};

/** Reads the codes, prices and shops of published catalogs. Manifests and segments that cannot be read are reported; their codes
 *  are unknown then.
 *  @param game  null: of all games
 *  @throws      ShopError `cli-read` */
export async function readPublishedNames(
  out: string,
  game: string | null,
  effects: CliEffects,
): Promise<readonly PublishedNames[]> {
  const { manifests, broken } = await readManifests(out, effects);
  for (const { path, message } of broken) effects.complain(messagesFor(effects.locale).brokenManifest(path, message));
  const wanted = [...manifests.values()].filter((manifest) => game === null || manifest.game === game);
  return Promise.all(wanted.map((manifest) => readNames(manifest, out, effects)));
}

async function readNames(manifest: Manifest, out: string, effects: CliEffects): Promise<PublishedNames> {
  const prices = new Map<string, number>();
  const shops = new Set<string>();
  for (const { file } of manifest.segments) {
    const path = join(out, manifest.game, file);
    const segment = await readSegment(path, effects);
    if (segment === null) continue;
    for (const [row, price] of segment.prices.entries()) prices.set(textAt(segment.codes, row), price);
    for (const shop of segment.shopNames) shops.add(shop);
  }
  return { manifest, codes: new Set(prices.keys()), prices, shops };
}

/** @returns  null, after reporting it, for a file that is missing or damaged */
async function readSegment(path: string, effects: CliEffects): Promise<Segment | null> {
  const complain = (message: string) => effects.complain(OVERLAY_TEXTS[effects.locale].brokenSegment(path, message));
  const bytes = await effects.read(path);
  if (bytes === null) {
    complain('no such file');
    return null;
  }
  try {
    return decodeSegment(bytes);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    complain(error.message);
    return null;
  }
}
