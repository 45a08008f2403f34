import { listMatches } from '@/engine/hits/listMatches';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { search } from '@/engine/search';
import { clusteredScale } from '@/features/results/scatter/clusteredScale';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { offer, overlay, query, want } from '../builders';
import { indexOf } from '../engine/shop';

const OFFERS = Array.from({ length: 12 }, (_, index) =>
  offer({ code: `A-${index}`, price: 1_000 * (index + 1), items: { merlin: 1 }, resources: { sq: index } }),
);
const { index, text } = indexOf(OFFERS);

/** Decodes a response of the server loader and searches with it, as page and worker do.
 *  @returns  price bounds and total of the responses, sold codes, and positions on the scatter's scale; null if the response is
 *            refused */
export function searchWithOverlay(raw: unknown) {
  try {
    return runSearches(decodeOverlay(raw, 'FateGO', () => undefined));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'overlay-shape') return null;
    throw error;
  }
}

/** Searches with unvalidated prices, which a page of another release may send to its worker. */
export function searchWithPrices(prices: Readonly<Record<string, number>>) {
  return runSearches(overlay({ prices: new Map(Object.entries(prices)) as never }));
}

function runSearches(liveOverlay: Parameters<typeof joinOverlay>[1]) {
  const live = joinOverlay(index, liveOverlay);
  const all = search(index, query(), live, text);
  const wants = [want('merlin')];
  const ranges = { price: { min: 0, max: 50 } };
  const some = search(index, query({ wants, ranges, sort: { key: 'price', reversed: false } }), live, text);
  const points = listMatches(index, query(), 100, live, text);
  const bounds = all.histograms.price?.bounds ?? [];
  const scale = clusteredScale(bounds, points.prices);
  return {
    bounds: [...bounds, ...(some.histograms.price?.bounds ?? []), ...scale.ticks],
    scalePositions: [...points.prices].map((price) => scale.positionOf(price)),
    total: all.total,
    sold: [...(liveOverlay?.sold ?? [])],
  };
}
