import type { Manifest } from '@/catalog/format/manifest';
import type { CliEffects } from '@/cli/io/effects';
import type { PublishedNames } from '@/cli/io/readPublishedNames';
import type { CliLocale } from '@/cli/messages/cliLocale';
import { OVERLAY_TEXTS, type OverlayMessages } from '@/cli/messages/overlayMessages';
import { alignColumns } from '@/cli/messages/textWidth';
import { type PriceEffect, priceEffect } from '@/cli/overlay/priceEffect';
import type { EpochMs, OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { GAME_IDS } from '@/games/ids';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { gamesOf, type OverlayFile, recordOf } from '@/publishing/overlay/overlayFile';

/** Prices that pages leave out are reported where the file is read. */
const ignore = () => {};

/** Formats an overlay file: when the stock was confirmed and for which catalogs, the notice, and one line for each entry
 *  with its own time; entries that count for one game only name it, and prices that pages do not show are marked. */
export function formatOverlay(
  file: OverlayFile,
  published: readonly PublishedNames[],
  { locale }: Pick<CliEffects, 'locale'>,
): readonly string[] {
  const texts = OVERLAY_TEXTS[locale];
  const forAll = decodeOverlay({ ...file, games: undefined }, '', ignore);
  const forOne = GAME_IDS.filter((game) => gamesOf(file)[game] !== undefined).map(
    (game) => [game, decodeOverlay({ version: 1, games: { [game]: gamesOf(file)[game] } }, game, ignore)] as const,
  );
  const manifests = published.map(({ manifest }) => manifest);
  const priceForAll = (code: OfferCode, price: number) => {
    const having = published.filter(({ codes }) => codes.has(code)).map(({ manifest }) => manifest);
    const games = having.length === 0 ? Object.keys(recordOf(file.catalogs)) : having.map(({ game }) => game);
    const currencies = new Set(games.map((game) => currencyOf(file, game)));
    const [currency = null] = currencies.size === 1 ? currencies : [];
    const forces = having.map((one) => priceEffect(forAll.priceAt.get(code) ?? null, currencyOf(file, one.game), one));
    return priceText(price, currency, forces, locale);
  };
  const priceForOne = (game: string) => (code: OfferCode, price: number) => {
    const { priceAt, catalog } = decodeOverlay(file, game, ignore);
    const currency = catalog?.currency ?? null;
    const own = manifests.filter((one) => one.game === game);
    const forces = own.map((one) => priceEffect(priceAt.get(code) ?? null, currency, one));
    return priceText(price, currency, forces, locale);
  };
  const rows = [
    ...rowsOf(forAll, '', priceForAll, texts),
    ...forOne.flatMap(([game, overlay]) => rowsOf(overlay, game, priceForOne(game), texts)),
  ];
  const catalogs = catalogLines(file, manifests, texts);
  return [
    // Games may be confirmed one by one, which the lines of their catalogs state.
    ...(forAll.asOf === null && catalogs.length > 0 ? [] : [texts.asOf(momentOf(forAll.asOf))]),
    ...catalogs,
    ...(forAll.notice === null ? [] : [texts.notice(forAll.notice[locale])]),
    ...(rows.length === 0 ? [texts.silent] : alignColumns([texts.header, ...rows]).map((line) => `  ${line}`)),
  ].map((line) => line.replace(/\p{Cc}/gu, '\uFFFD'));
}

/** One line for each game whose catalog revision is named, or could be. */
function catalogLines(file: OverlayFile, manifests: readonly Manifest[], texts: OverlayMessages): readonly string[] {
  return GAME_IDS.flatMap((game) => {
    const { asOf, catalog } = decodeOverlay(file, game, ignore);
    const published = manifests.find((manifest) => manifest.game === game)?.publishedAt ?? null;
    if (catalog === null || catalog.revision === null)
      return published === null || (asOf === null && file.catalogs === undefined) ? [] : [texts.neverConfirmed(game)];
    const current = published === null || published === catalog.revision ? null : momentOf(published);
    return [texts.confirmed(game, momentOf(asOf), momentOf(catalog.revision), current)];
  });
}

/** A price with its currency, and why pages do not show it, if they show it for no game.
 *  @param currency  null: unknown */
function priceText(price: number, currency: string | null, forces: readonly PriceEffect[], locale: CliLocale): string {
  const text = formatUnits(price, currency, locale);
  const [force = 'in-force'] = forces.includes('in-force') ? [] : forces;
  return force === 'in-force' ? text : `${text}  ${OVERLAY_TEXTS[locale].force[force]}`;
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
  texts: OverlayMessages,
): readonly (readonly string[])[] {
  const until = (moment: EpochMs | null) => (moment === null ? '' : texts.until(momentOf(moment)));
  const statusTime = (code: string) => timeIn(overlay.statusAt, code);
  const priceTime = (code: string) => timeIn(overlay.priceAt, code);
  return [
    ...[...overlay.sold].map((code) => [texts.sold, code, '', game, statusTime(code)]),
    ...[...overlay.reserved].map(([code, moment]) => [texts.reserved, code, until(moment), game, statusTime(code)]),
    ...[...overlay.prices].map(([code, price]) => [texts.price, code, priceOf(code, price), game, priceTime(code)]),
    ...[...overlay.pausedShops].map((shop) => [texts.paused, shop, '', game, '']),
    ...(game === '' || overlay.notice === null ? [] : [[texts.notice(''), overlay.notice.zh, '', game, '']]),
  ];
}

function timeIn(times: ReadonlyMap<string, EpochMs>, code: string): string {
  return momentOf(times.get(code) ?? null) ?? '';
}

function momentOf(moment: EpochMs): string;
function momentOf(moment: EpochMs | null): string | null;
function momentOf(moment: EpochMs | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
