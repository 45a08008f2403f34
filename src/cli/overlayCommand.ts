import { changeOverlay } from './changeOverlay';
import type { CliEffects, ExitCode } from './effects';
import { findGameFreely } from './findGameFreely';
import { formatOverlay } from './formatOverlay';
import { holdFolder } from './holdFolder';
import type { OverlayCall } from './overlayCall';
import { OVERLAY_TEXTS } from './overlayTexts';
import { readOverlay } from './readOverlay';
import { readPublishedNames } from './readPublishedNames';

/** `overlay`: shows or changes the small file with everything that has changed since the catalog was published. Changes are
 *  made while holding the catalog folder, as publishing does, so that concurrent updates lose nothing.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function runOverlay(call: OverlayCall, effects: CliEffects): Promise<ExitCode> {
  const game = call.game === null ? null : findGameFreely(call.game, effects);
  if (call.game !== null && game === null) return 2;
  if (call.action !== 'show') {
    return (await holdFolder(call.out, effects, (lock) => changeOverlay(call, game?.id ?? null, lock, effects))) ?? 2;
  }
  const texts = OVERLAY_TEXTS[effects.locale];
  const read = await readOverlay(call.file, effects, (message) => effects.complain(texts.badPrice(call.file, message)));
  if (!read.ok) {
    effects.complain(texts.broken(call.file, read.error));
    return 2;
  }
  const published = await readPublishedNames(call.out, null, effects);
  for (const line of formatOverlay(read.value, published, effects)) effects.print(line);
  return 0;
}
