import type { Manifest } from '@/catalog/format/manifest';
import type { CliEffects } from '@/cli/io/effects';
import type { PublishedManifests } from '@/cli/io/readManifests';
import { readSegments } from '@/cli/io/readSegments';
import { GUARD_MESSAGES } from '@/cli/messages/guardMessages';
import { OVERLAY_MESSAGES } from '@/cli/messages/overlayMessages';
import { readOverlay } from '@/cli/overlay/readOverlay';
import type { Overlay } from '@/domain/overlay';
import type { GameId } from '@/games/types';
import type { ShopSettings } from '@/importer/fields/settings';
import type { SheetImport } from '@/importer/importSheet';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { listSummaries } from '@/publishing/catalog/publishedOffers';
import { findQuestions, type GuardQuestion } from '@/publishing/guard/publishingGuard';
import type { OverlayFile } from '@/publishing/overlay/overlayFile';

export type GuardContext = {
  /** The catalog folder. */
  readonly catalogFolder: string;
  readonly settings: ShopSettings;
  /** null: unreadable. */
  readonly overlayFile: OverlayFile | null;
};

/** Runs the publishing guard for one imported sheet. Unreadable published segments are reported but not compared.
 *  @throws  ShopError `cli-read` */
export async function guardSheet(
  game: GameId,
  { offers, refusedRows }: Pick<SheetImport, 'offers' | 'refusedRows'>,
  { manifests, broken: brokenManifests }: PublishedManifests,
  { catalogFolder, settings, overlayFile }: GuardContext,
  effects: Pick<CliEffects, 'read' | 'sha256' | 'now' | 'stderr' | 'locale'>,
): Promise<readonly GuardQuestion[]> {
  if (brokenManifests.some((one) => one.game === game)) return [{ kind: 'damaged', readable: 0, total: null }];
  const manifest = manifests.get(game);
  const { segments, broken } =
    manifest === undefined ? { segments: [], broken: [] } : await readSegments(catalogFolder, manifest, effects);
  const messages = GUARD_MESSAGES[effects.locale];
  for (const { path, message } of broken) effects.stderr(messages.brokenSegment(path, message));
  const { currency, sample } = settings;
  return findQuestions({
    published: manifest === undefined ? null : { ...factsOf(manifest), offers: listSummaries(segments) },
    next: { currency, sample, offers },
    refused: refusedRows,
    overlay: overlayOf(overlayFile, game),
    now: effects.now(),
    others: [...manifests.values()].filter((other) => other.game !== game),
  });
}

function factsOf({ currency, sample, publishedAt, offers }: Manifest) {
  return { currency, sample, publishedAt, total: offers };
}

/** Reads the overlay file for the guard, and reports invalid prices. Reports a file that pages could not read, and returns null for it.
 *  @throws  ShopError `cli-read` */
export async function readGuardOverlay(
  path: string,
  effects: Pick<CliEffects, 'read' | 'stderr' | 'locale'>,
): Promise<OverlayFile | null> {
  const messages = OVERLAY_MESSAGES[effects.locale];
  const read = await readOverlay(path, effects, (message) => effects.stderr(messages.badPrice(path, message)));
  if (read.ok) return read.value;
  effects.stderr(GUARD_MESSAGES[effects.locale].brokenOverlay(path, read.error));
  return null;
}

/** Decodes the overlay of one game without invalid prices, which `readGuardOverlay` has reported. */
export function overlayOf(file: OverlayFile | null, game: GameId): Overlay | null {
  return file === null ? null : decodeOverlay(file, game, () => {});
}
