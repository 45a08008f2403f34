import type { Manifest } from '@/catalog/format/manifest';
import type { EpochMs } from '@/domain/offer';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import type { OverlayFile } from './overlayFile';
import type { PublishedNames } from './publishedNames';

/** Whether pages show an overlay price. They do not if a newer sheet has replaced it or the catalog has another currency. */
export type PriceEffect = 'in-force' | 'replaced' | 'other-currency';

/** Returns whether a catalog shows an overlay price.
 *  @param setAt     null: unknown
 *  @param currency  of the price; null: that of the catalog */
export function priceEffect(
  setAt: EpochMs | null,
  currency: string | null,
  manifest: Pick<Manifest, 'publishedAt' | 'currency'>,
): PriceEffect {
  if (currency !== null && currency !== manifest.currency) return 'other-currency';
  return setAt !== null && setAt < manifest.publishedAt ? 'replaced' : 'in-force';
}

/** Finds the codes whose overlay price is not shown by a published catalog that has them. */
export function findIneffectivePrices(file: OverlayFile, published: readonly PublishedNames[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { manifest, codes } of published) {
    const { prices, priceAt, catalog } = decodeOverlay(file, manifest.game, () => {});
    for (const code of prices.keys()) {
      const effect = priceEffect(priceAt.get(code) ?? null, catalog?.currency ?? null, manifest);
      if (codes.has(code) && effect !== 'in-force') found.add(code);
    }
  }
  return found;
}
