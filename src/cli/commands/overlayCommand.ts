import {
  DEFAULT_CATALOG_FOLDER,
  DEFAULT_OVERLAY_FILE,
  overlayFileOf,
  SAMPLE_CATALOG_FOLDER,
} from '@/cli/args/defaultPaths';
import type { OverlayCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import { readManifests } from '@/cli/io/readManifests';
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
export async function runOverlay(requested: OverlayCommand, effects: CliEffects): Promise<ExitCode> {
  const command = (await appliesToSamples(requested, effects)) ? onSamples(requested) : requested;
  if (command !== requested && command.action !== 'show')
    effects.stderr(OVERLAY_MESSAGES[effects.locale].onSamples(command.file));
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

/** Returns whether nothing is published yet, so that the default catalog is that of the samples that `npm start` shows. */
async function appliesToSamples({ catalogFolder, file }: OverlayCommand, effects: CliEffects): Promise<boolean> {
  if (catalogFolder !== DEFAULT_CATALOG_FOLDER || file !== DEFAULT_OVERLAY_FILE) return false;
  if ((await effects.read(DEFAULT_OVERLAY_FILE)) !== null) return false;
  return (
    (await countCatalogs(catalogFolder, effects)) === 0 && (await countCatalogs(SAMPLE_CATALOG_FOLDER, effects)) > 0
  );
}

/** Counts the catalogs of a folder, unreadable ones included. */
async function countCatalogs(folder: string, effects: CliEffects): Promise<number> {
  const { manifests, broken } = await readManifests(folder, effects);
  return manifests.size + broken.length;
}

function onSamples<Command extends OverlayCommand>(command: Command): Command {
  return { ...command, catalogFolder: SAMPLE_CATALOG_FOLDER, file: overlayFileOf(SAMPLE_CATALOG_FOLDER) };
}
