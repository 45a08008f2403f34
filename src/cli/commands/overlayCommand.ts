import type { OverlayCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { OVERLAY_MESSAGES } from '@/cli/messages/overlayMessages';
import { formatOverlay } from '@/cli/output/formatOverlay';
import { changeOverlay } from '@/cli/overlay/changeOverlay';
import { readOverlay } from '@/cli/overlay/readOverlay';
import { readPublishedNames } from '@/cli/overlay/readPublishedNames';
import { withFolderLock } from '@/cli/publish/withFolderLock';
import { resolveGame } from './resolveGame';

/** Runs `overlay`: shows or changes the file with live statuses and prices. Makes changes under the lock of the catalog folder, which
 *  publishing takes too, so that no concurrent update is lost.
 *  @throws  ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function runOverlay(command: OverlayCommand, effects: CliEffects): Promise<ExitCode> {
  const game = command.game === null ? null : resolveGame(command.game, effects);
  if (command.game !== null && game === null) return 2;
  if (command.action !== 'show') {
    return (
      (await withFolderLock(command.catalogFolder, effects, (lock) =>
        changeOverlay(command, game?.id ?? null, lock, effects),
      )) ?? 2
    );
  }
  const messages = OVERLAY_MESSAGES[effects.locale];
  const read = await readOverlay(command.file, effects, (message) =>
    effects.stderr(messages.badPrice(command.file, message)),
  );
  if (!read.ok) {
    effects.stderr(messages.broken(command.file, read.error));
    return 2;
  }
  const published = await readPublishedNames(command.catalogFolder, null, effects);
  for (const line of formatOverlay(read.value, published, effects)) effects.print(line);
  return 0;
}
