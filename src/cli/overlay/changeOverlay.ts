import { isDeepStrictEqual } from 'node:util';
import type { ClearOverlayCommand, SetOverlayCommand } from '@/cli/args/parsedCommand';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import type { Lock } from '@/cli/io/lock';
import { readManifests } from '@/cli/io/readManifests';
import { OVERLAY_MESSAGES } from '@/cli/messages/overlayMessages';
import { formatOverlay } from '@/cli/output/formatOverlay';
import { GAME_IDS } from '@/games/ids';
import { confirmCatalog } from '@/publishing/overlay/confirmCatalog';
import { dropForeignPrices } from '@/publishing/overlay/dropForeignPrices';
import { countRemoved } from '@/publishing/overlay/editOverlay';
import type { OverlayFile } from '@/publishing/overlay/overlayFile';
import type { PublishedNames } from '@/publishing/overlay/publishedNames';
import { withdrawReplacedConfirmations } from '@/publishing/overlay/withdrawReplacedConfirmations';
import { addEntries, type OverlayContext, removeEntries } from './changeEntries';
import { readOverlay } from './readOverlay';
import { readPublishedNames } from './readPublishedNames';

/** Runs `overlay set` and `overlay clear` under the lock of the catalog folder. Reports codes and shops that no catalog has, but writes
 *  them all the same, because they may be about to be published. A change confirms the stock of each game that has one of its codes or
 *  shops. A notice confirms no stock, and an entry without effect on a game does not confirm the stock of that game.
 *  @param game  null: all games
 *  @throws      ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function changeOverlay(
  command: SetOverlayCommand | ClearOverlayCommand,
  game: string | null,
  lock: Lock,
  effects: CliEffects,
): Promise<ExitCode> {
  const { file: path, catalogFolder } = command;
  const messages = OVERLAY_MESSAGES[effects.locale];
  const read = await readOverlay(path, effects, (message) => effects.stderr(messages.badPrice(path, message)));
  if (!read.ok) {
    effects.stderr(messages.broken(path, read.error));
    return 2;
  }
  const published = await readPublishedNames(catalogFolder, game, effects);
  const { manifests: current, broken } = await readManifests(catalogFolder, effects);
  const known: readonly string[] = [...current.keys(), ...broken.map((one) => one.game)];
  const games = known.length > 0 ? known : GAME_IDS;
  const context = { file: read.value, game, published, games, now: effects.now() };
  const change =
    command.action === 'set' ? addEntries(command, context, effects) : removeEntries(command, context, effects);
  const isConfirmation = command.action === 'set' && command.confirms;
  if (isConfirmation && published.length === 0) effects.stderr(messages.nothingPublished(catalogFolder));
  const changed =
    isConfirmation || change.confirmed.length > 0
      ? confirmStock(change.file, change.confirmed, command, context, effects)
      : change.file;
  if (isDeepStrictEqual(changed, read.value)) {
    effects.print(messages.unchanged(path));
    return 0;
  }
  const next = withdrawReplacedConfirmations(changed, current.values());
  await lock.confirm();
  await effects.write(path, new TextEncoder().encode(`${JSON.stringify(next, null, 2)}\n`));
  effects.print(messages.written(path));
  if (command.action === 'clear' && command.removals.all) {
    const { entries, hasNotice } = countRemoved(read.value, next, game);
    effects.print(messages.clearedAll(entries, hasNotice));
  }
  for (const line of formatOverlay(next, published, effects)) effects.print(line);
  return 0;
}

function confirmStock(
  file: OverlayFile,
  confirmed: readonly PublishedNames[],
  command: SetOverlayCommand | ClearOverlayCommand,
  { game, published, games, now }: OverlayContext,
  effects: CliEffects,
): OverlayFile {
  const messages = OVERLAY_MESSAGES[effects.locale];
  const newCodes = new Set(command.action === 'set' ? command.additions.prices.map(({ code }) => code) : []);
  const checked = dropForeignPrices(file, confirmed, newCodes, games);
  for (const { code, price, currency } of checked.dropped) {
    effects.stderr(messages.priceDropped(code, price, currency));
  }
  const manifests = confirmed.map(({ manifest }) => manifest);
  const asOf = new Date(now).toISOString();
  if (confirmed.length === published.length) return confirmCatalog(checked.file, game, asOf, manifests);
  return manifests.reduce((next, one) => confirmCatalog(next, one.game, asOf, [one]), checked.file);
}
