import { join } from 'node:path';
import { textAt } from '@/catalog/byteReader';
import { decodeSegment } from '@/catalog/decodeSegment';
import type { Manifest } from '@/catalog/manifest';
import { addToOverlay, clearOverlay, type OverlayFile } from './editOverlay';
import type { CliEffects, ExitCode } from './effects';
import { findGameFreely } from './findGameFreely';
import { formatOverlay } from './formatOverlay';
import type { OverlayCall, OverlayWords } from './overlayCall';
import { OVERLAY_TEXTS } from './overlayTexts';
import { readManifests } from './readManifests';
import { readOverlay } from './readOverlay';

/** `overlay`: shows or changes the small file that says what has changed since the catalogue was published. Codes and shops that
 *  the catalogue does not have are said, and written all the same: it may be about to be published.
 *  @throws  ShopError `cli-read` | `cli-write` | `catalog-segment-…` */
export async function runOverlay(call: OverlayCall, effects: CliEffects): Promise<ExitCode> {
  const texts = OVERLAY_TEXTS[effects.locale];
  const game = call.game === null ? null : findGameFreely(call.game, effects);
  if (call.game !== null && game === null) return 2;
  const read = await readOverlay(call.file, effects);
  if (!read.ok) {
    effects.complain(texts.broken(call.file, read.error));
    return 2;
  }
  if (call.action !== 'show') {
    if (call.action === 'set') await warnOfStrangers(call.words, game?.id ?? null, call.out, effects);
    const file = change(read.value, call, game?.id ?? null, new Date(effects.now()).toISOString());
    await effects.write(call.file, new TextEncoder().encode(`${JSON.stringify(file, null, 2)}\n`));
    effects.print(texts.written(call.file));
    for (const line of formatOverlay(file, effects)) effects.print(line);
    return 0;
  }
  for (const line of formatOverlay(read.value, effects)) effects.print(line);
  return 0;
}

type ChangingCall = Exclude<OverlayCall, { readonly action: 'show' }>;

function change(file: OverlayFile, call: ChangingCall, game: string | null, asOf: string): OverlayFile {
  return call.action === 'set'
    ? addToOverlay(file, call.words, game, asOf)
    : clearOverlay(file, call.words, game, asOf);
}

async function warnOfStrangers(
  { sold, reserved, prices, pausedShops }: OverlayWords,
  game: string | null,
  out: string,
  effects: CliEffects,
): Promise<void> {
  const texts = OVERLAY_TEXTS[effects.locale];
  const { manifests } = await readManifests(out, effects);
  const looked = [...manifests.values()].filter((manifest) => game === null || manifest.game === game);
  const { codes, shops } = await readNames(looked, out, effects);
  const said = new Set([...sold, ...[...reserved, ...prices].map(({ code }) => code)]);
  for (const code of said) if (!codes.has(code)) effects.complain(texts.unknownCode(code));
  for (const shop of pausedShops) if (!shops.has(shop)) effects.complain(texts.unknownShop(shop));
}

/** The codes and the shops of published catalogues; a file that is not there has none. */
async function readNames(
  manifests: readonly Manifest[],
  out: string,
  effects: CliEffects,
): Promise<{ readonly codes: ReadonlySet<string>; readonly shops: ReadonlySet<string> }> {
  const codes = new Set<string>();
  const shops = new Set<string>();
  for (const { game, segments } of manifests) {
    for (const { file } of segments) {
      const bytes = await effects.read(join(out, game, file));
      if (bytes === null) continue;
      const segment = decodeSegment(bytes);
      for (let row = 0; row < segment.offers; row++) codes.add(textAt(segment.codes, row));
      for (const shop of segment.shopNames) shops.add(shop);
    }
  }
  return { codes, shops };
}
