import type { OverlayActionMessages } from '@/cli/args/overlayCommandOptions';
import type { CliEffects } from '@/cli/io/effects';
import type { PublishedNames } from '@/cli/io/readPublishedNames';
import { OVERLAY_TEXTS } from '@/cli/messages/overlayMessages';
import { toMinorUnits, toWholeUnits } from '@/domain/money';
import type { EpochMs } from '@/domain/offer';
import { formatUnits } from './formatOverlay';

/** How many times higher or lower than published a new price may be without a note. */
const MOST_TIMES = 3;

/** Reports entries that may be slips, though they are written: prices far from the published ones, and reservations that have
 *  ended already. */
export function reportDoubts(
  { prices, reserved }: Pick<OverlayActionMessages, 'prices' | 'reserved'>,
  published: readonly PublishedNames[],
  now: EpochMs,
  { locale, complain }: Pick<CliEffects, 'locale' | 'complain'>,
): void {
  const texts = OVERLAY_TEXTS[locale];
  for (const { code, price } of prices) {
    const moves = published.flatMap(({ manifest: { currency }, prices: amounts }) => {
      const before = amounts.get(code);
      if (before === undefined || !isFar(before, toMinorUnits(price, currency))) return [];
      const from = formatUnits(toWholeUnits(before, currency), currency, locale);
      return [texts.farPrice(code, from, formatUnits(price, currency, locale))];
    });
    for (const line of new Set(moves)) complain(line);
  }
  for (const { code, until } of reserved) {
    if (until !== null && Date.parse(until) <= now) complain(texts.endedReservation(code, until));
  }
}

function isFar(before: number, after: number): boolean {
  if (after === 0) return before !== 0;
  return after > before * MOST_TIMES || before > after * MOST_TIMES;
}
