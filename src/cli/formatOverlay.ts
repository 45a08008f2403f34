import type { EpochMs } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import { GAME_IDS } from '@/games/ids';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import type { OverlayFile } from './editOverlay';
import type { CliEffects } from './effects';
import { OVERLAY_TEXTS, type OverlayTexts } from './overlayTexts';
import { alignColumns } from './textWidth';

/** Says what an overlay file says: since when, the notice, and one line for each change; what is said of one game only names it. */
export function formatOverlay(file: OverlayFile, { locale }: Pick<CliEffects, 'locale'>): readonly string[] {
  const texts = OVERLAY_TEXTS[locale];
  const forAll = decodeOverlay({ ...file, games: undefined }, '');
  const forOne = GAME_IDS.filter((game) => partOf(file, game) !== undefined).map(
    (game) => [game, decodeOverlay({ version: 1, games: { [game]: partOf(file, game) } }, game)] as const,
  );
  const rows = [...rowsOf(forAll, '', texts), ...forOne.flatMap(([game, overlay]) => rowsOf(overlay, game, texts))];
  return [
    texts.asOf(momentOf(forAll.asOf)),
    ...(forAll.notice === null ? [] : [texts.notice(forAll.notice[locale])]),
    ...(rows.length === 0 ? [texts.silent] : alignColumns([texts.header, ...rows]).map((line) => `  ${line}`)),
  ].map((line) => line.replace(/\p{Cc}/gu, '\uFFFD'));
}

function rowsOf(overlay: Overlay, game: string, texts: OverlayTexts): readonly (readonly string[])[] {
  const until = (moment: EpochMs | null) => (moment === null ? '' : texts.until(momentOf(moment) ?? ''));
  return [
    ...[...overlay.sold].map((code) => [texts.sold, code, '', game]),
    ...[...overlay.reserved].map(([code, moment]) => [texts.reserved, code, until(moment), game]),
    ...[...overlay.prices].map(([code, price]) => [texts.price, code, String(price), game]),
    ...[...overlay.pausedShops].map((shop) => [texts.paused, shop, '', game]),
    ...(game === '' || overlay.notice === null ? [] : [[texts.notice(''), overlay.notice.zh, '', game]]),
  ];
}

function partOf({ games }: OverlayFile, game: string): unknown {
  return typeof games === 'object' && games !== null ? (games as OverlayFile)[game] : undefined;
}

function momentOf(moment: EpochMs | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
