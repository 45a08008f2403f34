import { isDeepStrictEqual } from 'node:util';
import type { ChangingCall, OverlayActionMessages } from '@/cli/args/overlayCommandOptions';
import type { CliEffects, ExitCode } from '@/cli/io/effects';
import type { Lock } from '@/cli/io/lock';
import { readManifests } from '@/cli/io/readManifests';
import { type PublishedNames, readPublishedNames } from '@/cli/io/readPublishedNames';
import { OVERLAY_TEXTS } from '@/cli/messages/overlayMessages';
import { formatOverlay } from '@/cli/output/formatOverlay';
import { reportDoubts } from '@/cli/output/reportDoubts';
import type { EpochMs } from '@/domain/offer';
import { GAME_IDS } from '@/games/ids';
import { copyToGames } from '@/publishing/overlay/copyToGames';
import type { OverlayFile } from '@/publishing/overlay/overlayFile';
import { withdrawReplaced } from '@/publishing/overlay/withdrawReplaced';
import { confirmCatalog } from './confirmCatalog';
import { countRemoved } from './countRemoved';
import { dropForeignPrices } from './dropForeignPrices';
import { addToOverlay, clearOverlay } from './editOverlay';
import { splitClearWords, splitSetWords } from './overlayChanges';
import { pricesOutOfForce } from './priceEffect';
import { readOverlay } from './readOverlay';

type Context = {
  readonly file: OverlayFile;
  /** null: all games. */
  readonly game: string | null;
  readonly published: readonly PublishedNames[];
  /** Games that may have the codes of the call. */
  readonly games: readonly string[];
  readonly now: EpochMs;
};

/** The file with its entries changed, and the catalogs whose stock that confirms. */
type Change = { readonly file: OverlayFile; readonly confirmed: readonly PublishedNames[] };

/** `overlay set` and `overlay clear`, under the lock of the catalog folder. Codes and shops that no catalog has are
 *  reported and written all the same, for they may be about to be published. A change confirms the stock of the games that
 *  have one of its codes or shops; a notice, and entries that change nothing for a game, do not.
 *  @param game  null: all games
 *  @throws      ShopError `cli-read` | `cli-write` | `cli-lock-lost` */
export async function changeOverlay(
  call: ChangingCall,
  game: string | null,
  lock: Lock,
  effects: CliEffects,
): Promise<ExitCode> {
  const texts = OVERLAY_TEXTS[effects.locale];
  const read = await readOverlay(call.file, effects, (message) => effects.complain(texts.badPrice(call.file, message)));
  if (!read.ok) {
    effects.complain(texts.broken(call.file, read.error));
    return 2;
  }
  const published = await readPublishedNames(call.out, game, effects);
  const { manifests: current, broken } = await readManifests(call.out, effects);
  const known: readonly string[] = [...current.keys(), ...broken.map((one) => one.game)];
  const games = known.length > 0 ? known : GAME_IDS;
  const context = { file: read.value, game, published, games, now: effects.now() };
  const change = call.action === 'set' ? applySet(call, context, effects) : applyClear(call, context, effects);
  const isConfirmation = call.action === 'set' && call.confirms;
  if (isConfirmation && published.length === 0) effects.complain(texts.nothingPublished(call.out));
  const changed =
    isConfirmation || change.confirmed.length > 0
      ? confirm(change.file, change.confirmed, call, context, effects)
      : change.file;
  if (isDeepStrictEqual(changed, read.value)) {
    effects.print(texts.unchanged(call.file));
    return 0;
  }
  const next = withdrawReplaced(changed, current.values());
  await lock.confirm();
  await effects.write(call.file, new TextEncoder().encode(`${JSON.stringify(next, null, 2)}\n`));
  effects.print(texts.written(call.file));
  if (call.action === 'clear' && call.words.all) {
    const { entries, hasNotice } = countRemoved(read.value, next, game);
    effects.print(texts.clearedAll(entries, hasNotice));
  }
  for (const line of formatOverlay(next, published, effects)) effects.print(line);
  return 0;
}

function applySet(
  { words, confirms }: Extract<ChangingCall, { readonly action: 'set' }>,
  { file, game, published, games, now }: Context,
  effects: CliEffects,
): Change {
  const texts = OVERLAY_TEXTS[effects.locale];
  const { effective, noOps } = splitSetWords(file, words, game, pricesOutOfForce(file, published));
  reportUnknown(codesIn(words), words.pausedShops, published, effects);
  for (const code of noOps.sold) effects.complain(texts.alreadySet(texts.sold, code));
  for (const { code } of noOps.reserved) effects.complain(texts.alreadySet(texts.reserved, code));
  for (const { code } of noOps.prices) effects.complain(texts.alreadySet(texts.price, code));
  for (const shop of noOps.pausedShops) effects.complain(texts.alreadySet(texts.paused, shop));
  if (noOps.notice !== null) effects.complain(texts.sameNotice);
  reportDoubts(effective, published, now, effects);
  const isConfirmed = (one: PublishedNames) => {
    const changed = splitSetWords(file, words, one.manifest.game, pricesOutOfForce(file, [one])).effective;
    return hasKnown(codesIn(changed), changed.pausedShops, [one]);
  };
  // A clock behind that of the publisher must not make an entry look older than the sheet that it corrects.
  const at = Math.max(now, ...published.map(({ manifest }) => manifest.publishedAt)) as EpochMs;
  const removed = {
    marked: new Set([...effective.sold, ...effective.reserved.map(({ code }) => code)]),
    priced: new Set(effective.prices.map(({ code }) => code)),
    shops: new Set<string>(),
  };
  return {
    file: addToOverlay(copyToGames(file, removed, othersThan(game, games)), effective, game, isoOf(at)),
    confirmed: confirms ? published : published.filter(isConfirmed),
  };
}

function applyClear(
  { words }: Extract<ChangingCall, { readonly action: 'clear' }>,
  { file, game, published, games }: Context,
  effects: CliEffects,
): Change {
  const texts = OVERLAY_TEXTS[effects.locale];
  if (words.all) return { file: clearOverlay(file, words, game), confirmed: [] };
  const { effective, noOps } = splitClearWords(file, words, game);
  reportUnknown(noOps.codes, noOps.shops, published, effects);
  for (const one of [...noOps.codes, ...noOps.shops]) effects.complain(texts.nothingToClear(one));
  const [codes, shops] = [new Set(effective.codes), new Set(effective.shops)];
  const kept = copyToGames(file, { marked: codes, priced: codes, shops }, othersThan(game, games));
  return {
    file: clearOverlay(kept, { ...effective, all: false }, game),
    confirmed: published.filter((one) => {
      const changed = splitClearWords(file, words, one.manifest.game).effective;
      return hasKnown(changed.codes, changed.shops, [one]);
    }),
  };
}

function confirm(
  file: OverlayFile,
  confirmed: readonly PublishedNames[],
  call: ChangingCall,
  { game, published, games, now }: Context,
  effects: CliEffects,
): OverlayFile {
  const texts = OVERLAY_TEXTS[effects.locale];
  const priced = new Set(call.action === 'set' ? call.words.prices.map(({ code }) => code) : []);
  const checked = dropForeignPrices(file, confirmed, priced, games);
  for (const { code, price, currency } of checked.dropped) effects.complain(texts.priceDropped(code, price, currency));
  const manifests = confirmed.map(({ manifest }) => manifest);
  const asOf = isoOf(now);
  if (confirmed.length === published.length) return confirmCatalog(checked.file, game, asOf, manifests);
  return manifests.reduce((next, one) => confirmCatalog(next, one.game, asOf, [one]), checked.file);
}

function reportUnknown(
  codes: readonly string[],
  shops: readonly string[],
  published: readonly PublishedNames[],
  effects: CliEffects,
): void {
  const texts = OVERLAY_TEXTS[effects.locale];
  for (const code of codes) if (!hasKnown([code], [], published)) effects.complain(texts.unknownCode(code));
  for (const shop of shops) if (!hasKnown([], [shop], published)) effects.complain(texts.unknownShop(shop));
}

function hasKnown(codes: readonly string[], shops: readonly string[], published: readonly PublishedNames[]): boolean {
  return published.some(
    (one) => codes.some((code) => one.codes.has(code)) || shops.some((shop) => one.shops.has(shop)),
  );
}

/** The games whose entries a change for one game must keep; none where the change is for all games. */
function othersThan(game: string | null, games: readonly string[]): readonly string[] {
  return game === null ? [] : games.filter((one) => one !== game);
}

function codesIn({ sold, reserved, prices }: OverlayActionMessages): readonly string[] {
  return [...new Set([...sold, ...[...reserved, ...prices].map(({ code }) => code)])];
}

function isoOf(moment: EpochMs): string {
  return new Date(moment).toISOString();
}
