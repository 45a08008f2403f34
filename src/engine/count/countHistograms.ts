import { PRICE } from '@/engine/index/block';
import type { BlockContext } from '@/engine/index/blockContext';
import type { LiveColumns } from '@/engine/index/joinOverlay';
import type { OfferIndex } from '@/engine/index/offerIndex';
import { countPrices } from '@/engine/index/priceColumn';
import type { CountTargets } from './countTarget';
import { countValueIds } from './countTarget';

/** Histograms by range facet whose counts are being added up. */
export type HistogramSums = ReadonlyMap<string, HistogramSum>;
type HistogramSum = { readonly bounds: readonly number[]; readonly counts: number[]; without: number };

/** Returns an empty histogram for every range facet of the catalog. */
export function emptyHistograms(index: OfferIndex, live: LiveColumns): HistogramSums {
  const facets = [...index.bounds, [PRICE, live.bounds] as const];
  return new Map(
    facets.map(([facet, bounds]) => {
      const counts = new Array<number>(Math.max(0, bounds.length - 1)).fill(0);
      return [facet, { bounds, counts, without: 0 }];
    }),
  );
}

/** Adds the documents of a block in each bin of every range facet, ignoring the facet's own range. */
export function countHistograms({ block, liveBlock }: BlockContext, targets: CountTargets, sums: HistogramSums): void {
  for (const [facet, sum] of sums) {
    const target = targets.without(`range:${facet}`);
    sum.without += target.size;
    if (facet === PRICE) {
      countPrices(liveBlock.price, target.bits, sum.bounds, liveBlock.priceBinEnds, sum.counts);
      continue;
    }
    const bins = block.bins.get(facet);
    if (bins === undefined) continue;
    const counts = countValueIds(target, bins.binIds, bins.totals);
    for (let bin = 0; bin < sum.counts.length; bin++) sum.counts[bin]! += counts[bin + 1]!;
  }
}
