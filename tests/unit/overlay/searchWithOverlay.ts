import { listMatches } from '@/engine/hits/listMatches';
import { joinOverlay } from '@/engine/index/joinOverlay';
import { search } from '@/engine/search';
import { clusteredScale } from '@/features/results/scatter/clusteredScale';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { offer, overlay, query, want } from '../build';
import { indexOf } from '../engine/shop';

const OFFERS = Array.from({ length: 12 }, (_, place) =>
  offer({ code: `A-${place}`, price: 1_000 * (place + 1), items: { merlin: 1 }, resources: { sq: place } }),
);
const { index, text } = indexOf(OFFERS);

/** Takes a server's answer along the way that the page and its worker take.
 *  @returns  what the answers to a query with conditions and to one without say of the price, what was sold, and every
 *            place on the scatter's scale; null where the page refuses the answer as a whole */
export function answerUnder(raw: unknown) {
  try {
    return askAll(decodeOverlay(raw, 'FateGO', () => undefined));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'overlay-shape') return null;
    throw error;
  }
}

/** As `answerUnder`, of prices that no decoder has looked at: what a page of another release may send its worker. */
export function answerUnderPrices(prices: Readonly<Record<string, number>>) {
  return askAll(overlay({ prices: new Map(Object.entries(prices)) as never }));
}

function askAll(said: Parameters<typeof joinOverlay>[1]) {
  const live = joinOverlay(index, said);
  const all = search(index, query(), live, text);
  const wants = [want('merlin')];
  const ranges = { price: { min: 0, max: 50 } };
  const some = search(index, query({ wants, ranges, sort: { key: 'price', reversed: false } }), live, text);
  const points = listMatches(index, query(), 100, live, text);
  const bounds = all.histograms.price?.bounds ?? [];
  const scale = clusteredScale(bounds, points.prices);
  return {
    bounds: [...bounds, ...(some.histograms.price?.bounds ?? []), ...scale.ticks],
    places: [...points.prices].map((price) => scale.positionOf(price)),
    total: all.total,
    sold: [...(said?.sold ?? [])],
  };
}
