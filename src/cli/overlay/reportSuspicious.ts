import type { CliEffects } from '@/cli/io/effects';
import { OVERLAY_MESSAGES } from '@/cli/messages/overlayMessages';
import { formatUnits } from '@/cli/output/formatOverlay';
import { toMinorUnits, toWholeUnits } from '@/domain/money';
import type { EpochMs } from '@/domain/offer';
import type { OverlayAdditions } from '@/publishing/overlay/overlayEdits';
import type { PublishedNames } from '@/publishing/overlay/publishedNames';

/** Largest factor by which a new price may be above or below the published one without a warning. */
const MAX_PRICE_FACTOR = 3;

/** Warns about entries that are probably typos but are written all the same: prices far from the published ones, and reservations that have
 *  ended. */
export function reportSuspicious(
  { prices, reserved }: Pick<OverlayAdditions, 'prices' | 'reserved'>,
  published: readonly PublishedNames[],
  now: EpochMs,
  { locale, stderr }: Pick<CliEffects, 'locale' | 'stderr'>,
): void {
  const messages = OVERLAY_MESSAGES[locale];
  for (const { code, price } of prices) {
    const warnings = published.flatMap(({ manifest: { currency }, prices: amounts }) => {
      const before = amounts.get(code);
      if (before === undefined || !isFar(before, toMinorUnits(price, currency))) return [];
      const from = formatUnits(toWholeUnits(before, currency), currency, locale);
      return [messages.farPrice(code, from, formatUnits(price, currency, locale))];
    });
    for (const line of new Set(warnings)) stderr(line);
  }
  for (const { code, until } of reserved) {
    if (until !== null && Date.parse(until) <= now) stderr(messages.endedReservation(code, until));
  }
}

function isFar(before: number, after: number): boolean {
  if (after === 0) return before !== 0;
  return after > before * MAX_PRICE_FACTOR || before > after * MAX_PRICE_FACTOR;
}
