import type { Histogram } from '@/domain/searchResponse';
import { PRICE } from '@/engine/index/block';
import type { Scope } from '@/engine/index/blockContext';
import type { LiveColumns } from '@/engine/index/joinOverlay';
import type { OfferIndex } from '@/engine/index/offerIndex';
import { countPrices } from '@/engine/index/priceColumn';
import type { Tallies } from './countTarget';
import { countPicks } from './countTarget';

/** A histogram whose counts are being added up. */
type Sum = { readonly bounds: readonly number[]; readonly counts: number[]; without: number };
export type HistogramSums = ReadonlyMap<string, Sum>;

/** Empty histograms of every range facet that the catalog has. */
export function emptyHistograms(index: OfferIndex, live: LiveColumns): HistogramSums {
  const facets = [...index.bounds, [PRICE, live.bounds] as const];
  return new Map(
    facets.map(([facet, bounds]) => {
      const counts = new Array<number>(Math.max(0, bounds.length - 1)).fill(0);
      return [facet, { bounds, counts, without: 0 }];
    }),
  );
}

/** Adds the offers of a block in each bar of every range facet, the facet's own range left out. */
export function countHistograms({ block, liveBlock }: Scope, tallies: Tallies, sums: HistogramSums): void {
  for (const [facet, sum] of sums) {
    const tally = tallies.without(`range:${facet}`);
    sum.without += tally.size;
    if (facet === PRICE) {
      countPrices(liveBlock.price, tally.bits, sum.bounds, liveBlock.priceBars, sum.counts);
      continue;
    }
    const bars = block.bars.get(facet);
    if (bars === undefined) continue;
    const counts = countPicks(tally, bars.picks, bars.totals);
    for (let bar = 0; bar < sum.counts.length; bar++) sum.counts[bar]! += counts[bar + 1]!;
  }
}

/** The histograms as an answer has them. */
export function toHistograms(sums: HistogramSums): Readonly<Record<string, Histogram>> {
  return Object.fromEntries(sums);
}
