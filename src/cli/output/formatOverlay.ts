import type { Manifest } from '@/catalog/format/manifest';
import type { CliEffects, CliLocale } from '@/cli/io/effects';
import { OVERLAY_MESSAGES, type OverlayMessages } from '@/cli/messages/overlayMessages';
import { alignColumns } from '@/cli/messages/textWidth';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { GAME_IDS } from '@/games/ids';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { gamesOf, type OverlayFile, recordOf } from '@/publishing/overlay/overlayFile';
import { type PriceEffect, priceEffect } from '@/publishing/overlay/priceEffect';
import type { PublishedNames } from '@/publishing/overlay/publishedNames';

/** Invalid prices have already been reported by `readOverlay`. */
const ignore = () => {};

/** Formats an overlay file: when the stock was confirmed and for which catalogs, the notice, and one line per entry with its time. The line
 *  of an entry for one game names the game. Prices that pages do not show are marked. */
export function formatOverlay(
  file: OverlayFile,
  published: readonly PublishedNames[],
  { locale }: Pick<CliEffects, 'locale'>,
): readonly string[] {
  const messages = OVERLAY_MESSAGES[locale];
  const forAll = decodeOverlay({ ...file, games: undefined }, '', ignore);
  const forOne = GAME_IDS.filter((game) => gamesOf(file)[game] !== undefined).map(
    (game) => [game, decodeOverlay({ version: 1, games: { [game]: gamesOf(file)[game] } }, game, ignore)] as const,
  );
  const manifests = published.map(({ manifest }) => manifest);
  const priceForAll = (code: OfferCode, price: number) => {
    const catalogs = published.filter(({ codes }) => codes.has(code)).map(({ manifest }) => manifest);
    const games = catalogs.length === 0 ? Object.keys(recordOf(file.catalogs)) : catalogs.map(({ game }) => game);
    const currencies = new Set(games.map((game) => currencyOf(file, game)));
    const [currency = null] = currencies.size === 1 ? currencies : [];
    const effects = catalogs.map((one) =>
      priceEffect(forAll.priceAt.get(code) ?? null, currencyOf(file, one.game), one),
    );
    return priceText(price, currency, effects, locale);
  };
  const priceForOne = (game: string) => (code: OfferCode, price: number) => {
    const { priceAt, catalog } = decodeOverlay(file, game, ignore);
    const currency = catalog?.currency ?? null;
    const own = manifests.filter((one) => one.game === game);
    const effects = own.map((one) => priceEffect(priceAt.get(code) ?? null, currency, one));
    return priceText(price, currency, effects, locale);
  };
  const rows = [
    ...rowsOf(forAll, '', priceForAll, messages),
    ...forOne.flatMap(([game, overlay]) => rowsOf(overlay, game, priceForOne(game), messages)),
  ];
  const confirmations = catalogLines(file, manifests, messages);
  return [
    // If games were confirmed one by one, the lines of their catalogs contain the times.
    ...(forAll.asOf === null && confirmations.length > 0 ? [] : [messages.asOf(formatTime(forAll.asOf))]),
    ...confirmations,
    ...(forAll.notice === null ? [] : [messages.notice(forAll.notice[locale])]),
    ...(rows.length === 0 ? [messages.noEntries] : alignColumns([messages.header, ...rows]).map((line) => `  ${line}`)),
  ].map((line) => line.replace(/\p{Cc}/gu, '\uFFFD'));
}

/** Formats one line for each game whose stock was or could be confirmed. */
function catalogLines(file: OverlayFile, manifests: readonly Manifest[], messages: OverlayMessages): readonly string[] {
  return GAME_IDS.flatMap((game) => {
    const { asOf, catalog } = decodeOverlay(file, game, ignore);
    const published = manifests.find((manifest) => manifest.game === game)?.publishedAt ?? null;
    if (catalog === null || catalog.revision === null)
      return published === null || (asOf === null && file.catalogs === undefined)
        ? []
        : [messages.neverConfirmed(game)];
    const current = published === null || published === catalog.revision ? null : formatTime(published);
    return [messages.confirmed(game, formatTime(asOf), formatTime(catalog.revision), current)];
  });
}

/** Formats a price with its currency, followed by the reason if no game's pages show it.
 *  @param currency  null: unknown */
function priceText(price: number, currency: string | null, effects: readonly PriceEffect[], locale: CliLocale): string {
  const text = formatUnits(price, currency, locale);
  const [effect = 'in-force'] = effects.includes('in-force') ? [] : effects;
  return effect === 'in-force' ? text : `${text}  ${OVERLAY_MESSAGES[locale].ineffective[effect]}`;
}

/** `CNY 46,600`
 *  @param units     whole units of the currency
 *  @param currency  null: unknown */
export function formatUnits(units: number, currency: string | null, locale: CliLocale): string {
  const amount = units.toLocaleString(locale);
  return currency === null ? amount : `${currency} ${amount}`;
}

function currencyOf(file: OverlayFile, game: string): string | null {
  return decodeOverlay(file, game, ignore).catalog?.currency ?? null;
}

function rowsOf(
  overlay: Overlay,
  game: string,
  priceOf: (code: OfferCode, price: number) => string,
  messages: OverlayMessages,
): readonly (readonly string[])[] {
  const until = (time: EpochMs | null) => (time === null ? '' : messages.until(formatTime(time)));
  const statusTime = (code: string) => timeIn(overlay.statusAt, code);
  const priceTime = (code: string) => timeIn(overlay.priceAt, code);
  return [
    ...[...overlay.sold].map((code) => [messages.sold, code, '', game, statusTime(code)]),
    ...[...overlay.reserved].map(([code, time]) => [messages.reserved, code, until(time), game, statusTime(code)]),
    ...[...overlay.prices].map(([code, price]) => [messages.price, code, priceOf(code, price), game, priceTime(code)]),
    ...[...overlay.pausedShops].map((shop) => [messages.paused, shop, '', game, '']),
    ...(game === '' || overlay.notice === null ? [] : [[messages.notice(''), overlay.notice.zh, '', game, '']]),
  ];
}

function timeIn(times: ReadonlyMap<string, EpochMs>, code: string): string {
  return formatTime(times.get(code) ?? null) ?? '';
}

function formatTime(time: EpochMs): string;
function formatTime(time: EpochMs | null): string | null;
function formatTime(time: EpochMs | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
