import type { Histogram } from '@/domain/searchPage';
import type { Bits } from './bits';
import { countBits, forEachDoc } from './bits';
import type { LiveColumns } from './joinOverlay';
import { rangeColumns } from './matchRange';
import type { OfferIndex } from './offerIndex';
import type { RangeColumn } from './rangeColumn';
import { NO_BAR } from './rangeColumn';
import type { Selection } from './selectDocs';
import { leaveOut } from './selectDocs';

/** Counts the offers in each bar of every range facet that the catalogue has, the facet's own range left out. */
export function countHistograms(
  index: OfferIndex,
  live: LiveColumns,
  selection: Selection,
): Readonly<Record<string, Histogram>> {
  const histograms: (readonly [string, Histogram])[] = [];
  for (const [facet, column] of rangeColumns(index, live)) {
    const docs = leaveOut(selection, `range:${facet}`);
    histograms.push([facet, { bounds: column.bounds, counts: countBars(column, docs), without: countBits(docs) }]);
  }
  return Object.fromEntries(histograms);
}

function countBars({ bars, bounds }: RangeColumn, docs: Bits): readonly number[] {
  const counts = new Array<number>(Math.max(0, bounds.length - 1)).fill(0);
  forEachDoc(docs, (doc) => {
    const bar = bars[doc]!;
    if (bar !== NO_BAR) counts[bar]!++;
  });
  return counts;
}
