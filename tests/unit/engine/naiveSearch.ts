import { chipsOf, withoutChip } from '@/domain/chips';
import type { ItemNames } from '@/domain/itemNames';
import type { EpochMs, Offer } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { Hit, LiveStatus, SearchResponse, ShopBest } from '@/domain/searchResponse';
import type { CatalogInfo } from '@/engine/index/offerIndex';
import { foldText } from '@/names/foldText';
import { closestOf } from './naiveClosest';
import { choiceCounts, histogramsOf, itemCounts, levelCounts } from './naiveCounts';
import { hitsOf } from './naiveHits';
import {
  isInRange,
  isMet,
  levelFor,
  type NaiveCatalog,
  type NaiveOffer,
  newestFirst,
  numberOf,
  viewOf,
} from './naiveView';

/** Creates the reference implementation of `search` over plain offers. It computes every count by a search of its own: with the want,
 *  choice or chip that the count is about added to the query or removed from it. Slow, and independent of the engine except for the
 *  bounds of histograms. */
export function createNaiveSearch(
  offers: readonly Offer[],
  names: readonly ItemNames[],
  overlay: Overlay | null,
  catalogInfo: CatalogInfo,
): (query: Query) => SearchResponse {
  const foldedNames = new Map<string, readonly string[]>(names.map((entry) => [entry.item, entry.names.map(foldText)]));
  const views = offers.map((offer) => viewOf(offer, foldedNames, overlay, catalogInfo));
  const isNamed = overlay?.catalog?.revision === catalogInfo.publishedAt;
  const catalog = { views, asOf: isNamed ? overlay.asOf : null, catalogInfo };
  return (query) => searchNaively(catalog, query);
}

function searchNaively(catalog: NaiveCatalog, query: Query): SearchResponse {
  const { views, catalogInfo, asOf } = catalog;
  const hits = hitsOf(catalog, query);
  const closest = closestOf(catalog, hits, query);
  const unsoldCount = views.filter(({ status }) => status !== 'sold').length;
  const { currency, publishedAt, sample, segments } = catalogInfo;
  const hasMode = (mode: string) => query.wants.some((want) => want.mode === mode);
  return {
    hits: sortHits(catalog, hits, query)
      .slice(0, query.shown)
      .map((view) => toHit(catalog, view, query)),
    total: hits.length,
    closest: closest.map((view) => toHit(catalog, view, query)),
    counts: {
      items: itemCounts(catalog, query, hasMode('any') && !hasMode('must') ? 'any' : 'must'),
      levels: Object.fromEntries(
        query.wants
          .filter(({ ambiguity }) => ambiguity === undefined)
          .map((want) => [want.item, levelCounts(catalog, query, want)]),
      ),
      choices: choiceCounts(catalog, query),
    },
    histograms: histogramsOf(catalog, query),
    withoutChip: chipsOf(query).map((chip) => hitsOf(catalog, withoutChip(query, chip)).length),
    cheapest: cheapestOf(catalog, hits, query),
    overlayAsOf: asOf,
    catalog: {
      currency,
      publishedAt,
      sample,
      segments,
      unsoldCount,
      complete: segments.loaded === segments.all,
      texts: 'loaded',
    },
  };
}

function sortHits(
  { views }: NaiveCatalog,
  hits: readonly NaiveOffer[],
  { sort, wants, text }: Query,
): readonly NaiveOffer[] {
  const direction = sort.reversed ? -1 : 1;
  const isResource = views.some(({ offer }) => sort.key in offer.resources);
  const met = (view: NaiveOffer) => wants.filter((want) => isMet(view, want)).length;
  const compare = (a: NaiveOffer, b: NaiveOffer): number => {
    if (sort.key === 'price') return (a.amount - b.amount) * direction;
    if (isResource) {
      const [x, y] = [a.offer.resources[sort.key], b.offer.resources[sort.key]];
      if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
      return (y - x) * direction;
    }
    if (sort.key === 'newest' || (wants.length === 0 && text.trim() === '')) {
      return (b.offer.listedAt - a.offer.listedAt) * direction;
    }
    return (met(b) - met(a) || a.amount - b.amount) * direction;
  };
  return [...hits].sort((a, b) => compare(a, b) || newestFirst(a, b));
}

function liveOf({ status }: NaiveOffer, asOf: EpochMs | null): LiveStatus {
  return status === 'onSale' && asOf === null ? 'unknown' : status;
}

/** Returns, for each shop, its cheapest hit among those that are on sale or reserved and meet a want. */
function cheapestOf({ asOf }: NaiveCatalog, hits: readonly NaiveOffer[], { wants }: Query): readonly ShopBest[] {
  const met = (view: NaiveOffer) => wants.filter((want) => want.mode !== 'never' && isMet(view, want)).length;
  const cheapestFirst = hits
    .filter((view) => (view.status === 'onSale' || view.status === 'reserved') && met(view) > 0)
    .sort((a, b) => a.amount - b.amount || newestFirst(a, b));
  return cheapestFirst
    .filter((view, i) => cheapestFirst.findIndex(({ offer }) => offer.shop === view.offer.shop) === i)
    .map((view) => ({
      shop: view.offer.shop,
      code: view.offer.code,
      price: { amount: view.amount, currency: view.offer.price.currency },
      live: liveOf(view, asOf),
      met: met(view),
    }));
}

function toHit({ asOf }: NaiveCatalog, view: NaiveOffer, query: Query): Hit {
  const gaps = Object.keys(query.ranges)
    .sort()
    .map((facet) => ({ facet, value: numberOf(view, facet) }))
    .filter(({ facet, value }) => !isInRange(value, query.ranges[facet]!));
  return {
    offer: view.offer,
    price: { amount: view.amount, currency: view.offer.price.currency },
    live: liveOf(view, asOf),
    reservedUntil: view.status === 'reserved' ? view.until : null,
    wantMatches: query.wants.map((want) => ({ want, level: levelFor(view, want), met: isMet(view, want) })),
    gaps,
  };
}
