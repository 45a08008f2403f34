import type { ClearOverlayCommand, SetOverlayCommand } from '@/cli/args/parsedCommand';
import type { CliEffects } from '@/cli/io/effects';
import { OVERLAY_MESSAGES } from '@/cli/messages/overlayMessages';
import type { EpochMs } from '@/domain/offer';
import { copyToGames } from '@/publishing/overlay/copyToGames';
import { addToOverlay, clearOverlay } from '@/publishing/overlay/editOverlay';
import type { OverlayAdditions } from '@/publishing/overlay/overlayEdits';
import type { OverlayFile } from '@/publishing/overlay/overlayFile';
import { findIneffectivePrices } from '@/publishing/overlay/priceEffect';
import type { PublishedNames } from '@/publishing/overlay/publishedNames';
import { splitAdditions, splitRemovals } from '@/publishing/overlay/splitChanges';
import { reportSuspicious } from './reportSuspicious';

export type OverlayContext = {
  readonly file: OverlayFile;
  /** null: all games. */
  readonly game: string | null;
  readonly published: readonly PublishedNames[];
  /** Games that may have the codes of the command. */
  readonly games: readonly string[];
  readonly now: EpochMs;
};

/** The changed file, and the catalogs whose stock the change confirms. */
export type OverlayChange = { readonly file: OverlayFile; readonly confirmed: readonly PublishedNames[] };

/** Adds the entries of `overlay set`, and reports those that are unknown, suspicious or without effect. */
export function addEntries(
  { additions, confirms }: SetOverlayCommand,
  { file, game, published, games, now }: OverlayContext,
  effects: CliEffects,
): OverlayChange {
  const messages = OVERLAY_MESSAGES[effects.locale];
  const { effective, noOps } = splitAdditions(file, additions, game, findIneffectivePrices(file, published));
  reportUnknown(codesIn(additions), additions.pausedShops, published, effects);
  for (const code of noOps.sold) effects.stderr(messages.alreadySet(messages.sold, code));
  for (const { code } of noOps.reserved) effects.stderr(messages.alreadySet(messages.reserved, code));
  for (const { code } of noOps.prices) effects.stderr(messages.alreadySet(messages.price, code));
  for (const shop of noOps.pausedShops) effects.stderr(messages.alreadySet(messages.paused, shop));
  if (noOps.notice !== null) effects.stderr(messages.sameNotice);
  reportSuspicious(effective, published, now, effects);
  const isConfirmed = (one: PublishedNames) => {
    const changed = splitAdditions(file, additions, one.manifest.game, findIneffectivePrices(file, [one])).effective;
    return hasKnown(codesIn(changed), changed.pausedShops, [one]);
  };
  // If this clock is behind the publisher's, an entry would otherwise look older than the sheet that it corrects.
  const setAt = Math.max(now, ...published.map(({ manifest }) => manifest.publishedAt));
  const removed = {
    statusCodes: new Set([...effective.sold, ...effective.reserved.map(({ code }) => code)]),
    priced: new Set(effective.prices.map(({ code }) => code)),
    shops: new Set<string>(),
  };
  const copied = copyToGames(file, removed, otherGames(game, games));
  return {
    file: addToOverlay(copied, effective, game, new Date(setAt).toISOString()),
    confirmed: confirms ? published : published.filter(isConfirmed),
  };
}

/** Removes the entries of `overlay clear`, and reports those that do not exist. */
export function removeEntries(
  { removals }: ClearOverlayCommand,
  { file, game, published, games }: OverlayContext,
  effects: CliEffects,
): OverlayChange {
  const messages = OVERLAY_MESSAGES[effects.locale];
  if (removals.all) return { file: clearOverlay(file, removals, game), confirmed: [] };
  const { effective, noOps } = splitRemovals(file, removals, game);
  reportUnknown(noOps.codes, noOps.shops, published, effects);
  for (const name of [...noOps.codes, ...noOps.shops]) effects.stderr(messages.nothingToClear(name));
  const [codes, shops] = [new Set(effective.codes), new Set(effective.shops)];
  const copied = copyToGames(file, { statusCodes: codes, priced: codes, shops }, otherGames(game, games));
  return {
    file: clearOverlay(copied, { ...effective, all: false }, game),
    confirmed: published.filter((one) => {
      const changed = splitRemovals(file, removals, one.manifest.game).effective;
      return hasKnown(changed.codes, changed.shops, [one]);
    }),
  };
}

function reportUnknown(
  codes: readonly string[],
  shops: readonly string[],
  published: readonly PublishedNames[],
  effects: CliEffects,
): void {
  const messages = OVERLAY_MESSAGES[effects.locale];
  for (const code of codes) if (!hasKnown([code], [], published)) effects.stderr(messages.unknownCode(code));
  for (const shop of shops) if (!hasKnown([], [shop], published)) effects.stderr(messages.unknownShop(shop));
}

function hasKnown(codes: readonly string[], shops: readonly string[], published: readonly PublishedNames[]): boolean {
  return published.some(
    (one) => codes.some((code) => one.codes.has(code)) || shops.some((shop) => one.shops.has(shop)),
  );
}

/** Returns the games whose entries a change for one game must keep; none if the change is for all games. */
function otherGames(game: string | null, games: readonly string[]): readonly string[] {
  return game === null ? [] : games.filter((other) => other !== game);
}

function codesIn({ sold, reserved, prices }: OverlayAdditions): readonly string[] {
  return [...new Set([...sold, ...[...reserved, ...prices].map(({ code }) => code)])];
}
