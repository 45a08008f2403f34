import { chipsOf, withoutChip } from '@/domain/chips';
import type { ItemNames } from '@/domain/itemNames';
import { toMinorUnits, toWholeUnits } from '@/domain/money';
import type { EpochMs, Offer } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query, Range, Want } from '@/domain/query';
import { setChoice, setRange, setWant } from '@/domain/query';
import type { Histogram, Hit, SearchPage } from '@/domain/searchPage';
import { clusterBounds } from '@/engine/clusterBounds';
import type { About } from '@/engine/offerIndex';
import { foldText } from '@/names/foldText';

/** An offer as it is now, with what is slow to find out found out once. */
type View = {
  readonly offer: Offer;
  readonly amount: number;
  readonly status: 'onSale' | 'reserved' | 'paused' | 'sold';
  readonly until: EpochMs | null;
  readonly levels: ReadonlyMap<string, number>;
  readonly texts: readonly string[];
};

type Catalogue = { readonly views: readonly View[]; readonly asOf: EpochMs | null; readonly about: About };

/** The oracle: answers queries from plain offers, by trying every changed query where a count says "if". Slow, and written
 *  without a look at the engine; only the bounds of histograms are taken from there. */
export function createNaiveSearch(
  offers: readonly Offer[],
  names: readonly ItemNames[],
  overlay: Overlay | null,
  about: About,
): (query: Query) => SearchPage {
  const spelled = new Map<string, readonly string[]>(names.map((one) => [one.item, one.names.map(foldText)]));
  const views = offers.map((offer) => viewOf(offer, spelled, overlay));
  const catalogue = { views, asOf: overlay?.asOf ?? null, about };
  return (query) => answer(catalogue, query);
}

function viewOf(offer: Offer, spelled: ReadonlyMap<string, readonly string[]>, overlay: Overlay | null): View {
  const status = () => {
    if (offer.status === 'sold' || overlay?.sold.has(offer.code)) return 'sold';
    if (overlay?.pausedShops.has(offer.shop)) return 'paused';
    if (offer.status === 'reserved' || overlay?.reserved.has(offer.code)) return 'reserved';
    return 'onSale';
  };
  const price = overlay?.prices.get(offer.code);
  return {
    offer,
    amount: price === undefined ? offer.price.amount : toMinorUnits(price, offer.price.currency),
    status: status(),
    until: overlay?.reserved.get(offer.code) ?? null,
    levels: new Map(offer.items.map(({ item, level }) => [item, level])),
    texts: [
      ...[offer.code, offer.title, offer.note, offer.shop].map(foldText),
      ...offer.items.flatMap(({ item }) => spelled.get(item) ?? []),
    ],
  };
}

function answer(catalogue: Catalogue, query: Query): SearchPage {
  const { views, about, asOf } = catalogue;
  const hits = hitsOf(catalogue, query);
  const onSale = views.filter(({ status }) => status !== 'sold').length;
  const { currency, publishedAt, sample, segments } = about;
  return {
    hits: sortHits(catalogue, hits, query)
      .slice(0, query.shown)
      .map((view) => toHit(catalogue, view, query)),
    total: hits.length,
    closest: closestOf(catalogue, hits, query).map((view) => toHit(catalogue, view, query)),
    counts: {
      items: itemCounts(catalogue, query, 'must'),
      anyItems: itemCounts(catalogue, query, 'any'),
      levels: Object.fromEntries(query.wants.map((want) => [want.item, levelCounts(catalogue, query, want)])),
      choices: choiceCounts(catalogue, query),
    },
    histograms: histogramsOf(catalogue, query),
    withoutChip: chipsOf(query).map((chip) => hitsOf(catalogue, withoutChip(query, chip)).length),
    overlayAsOf: asOf,
    catalogue: {
      currency,
      publishedAt,
      sample,
      segments,
      onSale,
      complete: segments.loaded === segments.all,
      texts: 'there',
    },
  };
}

function hitsOf({ views }: Catalogue, { text, wants, ranges, choices }: Query): readonly View[] {
  const wholeText = foldText(text);
  const words = text
    .split(/\s/)
    .map(foldText)
    .filter((word) => word.length > 0);
  const firm = wants.filter(({ mode }) => mode === 'must' || mode === 'never');
  const any = wants.filter(({ mode }) => mode === 'any');
  const within = Object.entries(ranges);
  const chosen = Object.entries(choices);
  const passes = ({ status, offer }: View) =>
    status !== 'sold' || choices.status !== undefined || (wholeText !== '' && foldText(offer.code) === wholeText);
  return views.filter(
    (view) =>
      firm.every((want) => isMet(view, want)) &&
      (any.length === 0 || any.some((want) => isMet(view, want))) &&
      within.every(([facet, range]) => rangeHolds(numberOf(view, facet), range)) &&
      chosen.every(([facet, { not, values }]) => not !== values.includes(choiceOf(view, facet) ?? LACKING)) &&
      passes(view) &&
      words.every((word) => view.texts.some((one) => one.includes(word))),
  );
}

/** A value that no choice can name. */
const LACKING = '\0';

function isMet(view: View, { item, level, mode }: Want): boolean {
  const held = view.levels.get(item) ?? 0;
  return mode === 'never' ? held < level : held >= level;
}

function rangeHolds(value: number | null, { min, max }: Range): boolean {
  return value !== null && (min === null || value >= min) && (max === null || value <= max);
}

function numberOf({ offer, amount }: View, facet: string): number | null {
  if (facet === 'price') return toWholeUnits(amount, offer.price.currency);
  const attribute = offer.attributes[facet];
  return offer.resources[facet] ?? (typeof attribute === 'number' ? attribute : null);
}

function choiceOf({ offer, status }: View, facet: string): string | null {
  if (facet === 'shop') return offer.shop;
  if (facet === 'status') return status;
  const value = offer.attributes[facet];
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : null;
}

function newestFirst(a: View, b: View): number {
  return b.offer.listedAt - a.offer.listedAt || (a.offer.code < b.offer.code ? -1 : 1);
}

function sortHits({ views }: Catalogue, hits: readonly View[], { sort, wants, text }: Query): readonly View[] {
  const turn = sort.reversed ? -1 : 1;
  const isResource = views.some(({ offer }) => sort.key in offer.resources);
  const met = (view: View) => wants.filter((want) => isMet(view, want)).length;
  const compare = (a: View, b: View): number => {
    if (sort.key === 'price') return (a.amount - b.amount) * turn;
    if (isResource) {
      const [x, y] = [a.offer.resources[sort.key], b.offer.resources[sort.key]];
      if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
      return (y - x) * turn;
    }
    if (sort.key === 'newest' || (wants.length === 0 && text.trim() === '')) {
      return (b.offer.listedAt - a.offer.listedAt) * turn;
    }
    return (met(b) - met(a) || a.amount - b.amount) * turn;
  };
  return [...hits].sort((a, b) => compare(a, b) || newestFirst(a, b));
}

function toHit({ asOf }: Catalogue, view: View, query: Query): Hit {
  const gaps = Object.keys(query.ranges)
    .sort()
    .map((facet) => ({ facet, value: numberOf(view, facet) }))
    .filter(({ facet, value }) => !rangeHolds(value, query.ranges[facet]!));
  return {
    offer: view.offer,
    price: { amount: view.amount, currency: view.offer.price.currency },
    live: view.status === 'onSale' && asOf === null ? 'unknown' : view.status,
    reservedUntil: view.status === 'reserved' ? view.until : null,
    outcomes: query.wants.map((want) => ({ want, level: view.levels.get(want.item) ?? 0, met: isMet(view, want) })),
    gaps,
  };
}

function closestOf(catalogue: Catalogue, hits: readonly View[], query: Query): readonly View[] {
  if (hits.length >= 12) return [];
  const asked = query.wants.filter(({ mode }) => mode === 'must' || mode === 'any');
  const hard = { ...query, ranges: {}, wants: query.wants.filter(({ mode }) => mode === 'never') };
  const near = hitsOf(catalogue, hard)
    .filter((view) => !hits.includes(view))
    .filter((view) => asked.length === 0 || asked.some(({ item }) => view.levels.has(item)))
    .map((view) => ({ view, gaps: rangeGaps(view, query, asked.length > 0) }))
    .filter(({ gaps }) => gaps !== null);
  const keys = ({ view, gaps }: (typeof near)[number]) => [
    wantGaps(view, query),
    gaps!,
    -query.wants.filter((want) => want.mode === 'nice' && isMet(view, want)).length,
    view.amount,
  ];
  return near
    .map((one) => ({ view: one.view, keys: keys(one) }))
    .sort((a, b) => {
      const at = a.keys.findIndex((key, i) => key !== b.keys[i]);
      return at < 0 ? newestFirst(a.view, b.view) : a.keys[at]! - b.keys[at]!;
    })
    .slice(0, 12)
    .map(({ view }) => view);
}

function wantGaps(view: View, { wants }: Query): number {
  const gap = (want: Want) => {
    const held = view.levels.get(want.item);
    if (held === undefined) return 100;
    return held >= want.level ? 0 : Math.floor((100 * (want.level - held)) / want.level);
  };
  const must = wants.filter(({ mode }) => mode === 'must').reduce((sum, want) => sum + gap(want), 0);
  const any = wants.filter(({ mode }) => mode === 'any').map(gap);
  return must + (any.length === 0 ? 0 : Math.min(...any));
}

function rangeGaps(view: View, { ranges }: Query, mayLack: boolean): number | null {
  let sum = 0;
  for (const [facet, range] of Object.entries(ranges)) {
    const value = numberOf(view, facet);
    if (rangeHolds(value, range)) continue;
    if (value === null) {
      if (!mayLack) return null;
      sum += 200;
      continue;
    }
    const end = range.min !== null && value < range.min ? range.min : range.max!;
    const little = Math.max(1, Math.abs(end) / 4);
    if (Math.abs(value - end) > little) return null;
    sum += Math.ceil((100 * Math.abs(value - end)) / little);
  }
  return sum;
}

function itemCounts(catalogue: Catalogue, query: Query, mode: 'must' | 'any'): Readonly<Record<string, number>> {
  const wanted = new Set<string>(query.wants.map(({ item }) => item));
  const open = mode === 'must' ? query : { ...query, wants: query.wants.filter((want) => want.mode !== 'any') };
  const counts = new Map<string, number>();
  for (const { offer } of hitsOf(catalogue, open)) {
    for (const { item } of offer.items) if (!wanted.has(item)) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  for (const { item } of query.wants) {
    const total = hitsOf(catalogue, setWant(open, item, { mode, level: 1 })).length;
    if (total > 0) counts.set(item, total);
  }
  return Object.fromEntries(counts);
}

function levelCounts(catalogue: Catalogue, query: Query, want: Want): readonly number[] {
  const given = catalogue.views.map(({ levels }) => levels.get(want.item) ?? 0);
  const top = given.reduce((a, b) => Math.max(a, b), want.level);
  return Array.from({ length: top + 1 }, (_, i) => {
    if (want.mode === 'nice')
      return hitsOf(catalogue, query).filter((view) => isMet(view, { ...want, level: i + 1 })).length;
    return hitsOf(catalogue, setWant(query, want.item, { mode: want.mode, level: i + 1 })).length;
  });
}

function choiceCounts(catalogue: Catalogue, query: Query): SearchPage['counts']['choices'] {
  const facets = new Set(['shop', ...catalogue.views.flatMap(({ offer }) => Object.keys(offer.attributes))]);
  const counts: Record<string, Record<string, number>> = {};
  for (const facet of facets) {
    const values = new Set(catalogue.views.flatMap((view) => choiceOf(view, facet) ?? []));
    if (values.size === 0) continue;
    const open = hitsOf(catalogue, setChoice(query, facet, null)).map((view) => choiceOf(view, facet));
    counts[facet] = Object.fromEntries([...values].map((value) => [value, open.filter((one) => one === value).length]));
  }
  const statuses = ['onSale', 'reserved', 'paused', 'sold'];
  const totalOf = (status: string) =>
    hitsOf(catalogue, setChoice(query, 'status', { not: false, values: [status] })).length;
  return { ...counts, status: Object.fromEntries(statuses.map((status) => [status, totalOf(status)])) };
}

function histogramsOf(catalogue: Catalogue, query: Query): Readonly<Record<string, Histogram>> {
  const facets = new Set(['price']);
  for (const { offer } of catalogue.views) {
    for (const id of Object.keys(offer.resources)) facets.add(id);
    for (const [id, value] of Object.entries(offer.attributes)) if (typeof value === 'number') facets.add(id);
  }
  return Object.fromEntries(
    [...facets].map((facet) => {
      const all = catalogue.views.flatMap((view) => numberOf(view, facet) ?? []);
      const bounds = clusterBounds(Float64Array.from(all).sort());
      const open = hitsOf(catalogue, setRange(query, facet, null));
      const values = open.flatMap((view) => numberOf(view, facet) ?? []);
      const last = bounds.length - 2;
      const counts = bounds.slice(0, -1).map((from, bar) => {
        const to = bounds[bar + 1]!;
        return values.filter((value) => value >= from && (value < to || (bar === last && value === to))).length;
      });
      return [facet, { bounds, counts, without: open.length }];
    }),
  );
}
