import { findGameFreely } from '@/cli/args/findGameFreely';
import type { OverlayCommandOptions } from '@/cli/args/overlayCommandOptions';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { readPublishedNames } from '@/cli/io/readPublishedNames';
import { withFolderLock } from '@/cli/io/withFolderLock';
import { OVERLAY_TEXTS } from '@/cli/messages/overlayMessages';
import { formatOverlay } from '@/cli/output/formatOverlay';
import { changeOverlay } from '@/cli/overlay/changeOverlay';
import { readOverlay } from '@/cli/overlay/readOverlay';

/** `overlay`: shows or changes the small file with everything that has changed since the catalog was published. Changes are
 *  made while holding the catalog folder, as publishing does, so that concurrent updates lose nothing.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function runOverlay(call: OverlayCommandOptions, effects: CliEffects): Promise<ExitCode> {
  const game = call.game === null ? null : findGameFreely(call.game, effects);
  if (call.game !== null && game === null) return 2;
  if (call.action !== 'show') {
    return (
      (await withFolderLock(call.out, effects, (lock) => changeOverlay(call, game?.id ?? null, lock, effects))) ?? 2
    );
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
