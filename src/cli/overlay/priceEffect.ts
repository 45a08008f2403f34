import type { Manifest } from '@/catalog/format/manifest';
import type { PublishedNames } from '@/cli/io/readPublishedNames';
import type { EpochMs } from '@/domain/offer';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import type { OverlayFile } from '@/publishing/overlay/overlayFile';

/** Whether pages show an overlay price: not where a newer sheet has replaced it, or the catalog has another currency. */
export type PriceEffect = 'in-force' | 'replaced' | 'other-currency';

/** @param setAt     null: unknown
 *  @param currency  in which it is stated; null: that of the catalog */
export function priceEffect(
  setAt: EpochMs | null,
  currency: string | null,
  manifest: Pick<Manifest, 'publishedAt' | 'currency'>,
): PriceEffect {
  if (currency !== null && currency !== manifest.currency) return 'other-currency';
  return setAt !== null && setAt < manifest.publishedAt ? 'replaced' : 'in-force';
}

/** Lists the codes whose overlay price is not in force in a published catalog that has them. */
export function pricesOutOfForce(file: OverlayFile, published: readonly PublishedNames[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { manifest, codes } of published) {
    const { prices, priceAt, catalog } = decodeOverlay(file, manifest.game, () => {});
    for (const code of prices.keys()) {
      const force = priceEffect(priceAt.get(code) ?? null, catalog?.currency ?? null, manifest);
      if (codes.has(code) && force !== 'in-force') found.add(code);
    }
  }
  return found;
}
