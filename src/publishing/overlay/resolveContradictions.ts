import type { EpochMs } from '@/domain/offer';
import type { OverlayContradiction } from '@/publishing/guard/findContradictions';
import { copyToGames } from './copyToGames';
import { hasPrice, mapParts, type OverlayFile, recordOf } from './overlayFile';
import { withoutPrices, withoutStatus } from './removeEntries';

/** Removes contradicted entries from the part of their game and from the part for all games; other games, which may have the same
 *  codes, keep a copy. The stock stays confirmed.
 *  @param others  the other published games */
export function clearContradictions(
  file: OverlayFile,
  game: string,
  contradictions: readonly OverlayContradiction[],
  others: readonly string[],
): OverlayFile {
  const priced = pricedCodes(contradictions);
  const statusCodes = new Set(contradictions.filter(({ entry }) => entry !== 'price').map(({ code }) => String(code)));
  const copied = copyToGames(file, { statusCodes, priced, shops: new Set() }, others);
  return mapParts(copied, game, (part) => withoutPrices(withoutStatus(part, statusCodes), priced));
}

/** Renews the time of contradicted prices, so that they count as set after the version that is about to be published: a sheet takes
 *  precedence over older prices. A status counts whatever its time. */
export function renewContradictions(
  file: OverlayFile,
  game: string,
  contradictions: readonly OverlayContradiction[],
  publishedAt: EpochMs,
): OverlayFile {
  const time = new Date(publishedAt).toISOString();
  return mapParts(file, game, (part) => {
    const renewed = [...pricedCodes(contradictions)].filter((code) => hasPrice(part, code));
    if (renewed.length === 0) return part;
    const times = renewed.map((code) => [code, time] as const);
    return { ...part, priceAt: { ...recordOf(part.priceAt), ...Object.fromEntries(times) } };
  });
}

function pricedCodes(contradictions: readonly OverlayContradiction[]): ReadonlySet<string> {
  return new Set(contradictions.filter(({ entry }) => entry === 'price').map(({ code }) => String(code)));
}
