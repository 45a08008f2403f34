import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { Hit, SearchResponse } from '@/domain/searchResponse';
import type { CatalogInfo } from '@/engine/index/offerIndex';
import { createCheapestCollector } from './cheapestRows';
import { conditionsOf } from './conditions';
import { countChips } from './countChips';
import { countChoices, countHistograms } from './countFacets';
import type { Count } from './counts';
import { countAnyItems, countLevels, countMustItems } from './countWants';
import { isWithin, MAX_CLOSEST } from './gaps';
import { hitOrder, type RankedRow } from './hitOrder';
import { joinRows, liveOf } from './liveRows';
import { nearestRows } from './nearestRows';
import type { OracleContext, WantLevels } from './oracleContext';
import { createLevelReader, isMet, rangesOf } from './oracleContext';
import type { Row, ShopRows } from './shopRows';
import { createTopList } from './topList';

/** Creates a reference implementation of `search` for large shops that needs one pass over plain offers: each offer is added to
 *  every count whose ignored conditions are the only ones that it misses. It shares only the bounds of histograms with the engine,
 *  and a test compares it with the naive oracle. */
export function createPassOracle(
  shop: ShopRows,
  overlay: Overlay | null,
  catalogInfo: CatalogInfo,
): (query: Query) => SearchResponse {
  const live = joinRows(shop, overlay, catalogInfo);
  return (query) => searchRows({ shop, live, query }, catalogInfo);
}

function searchRows(context: OracleContext, catalogInfo: CatalogInfo): SearchResponse {
  const { live, query } = context;
  const modes = new Set(query.wants.map(({ mode }) => mode));
  const items = modes.has('any') && !modes.has('must') ? countAnyItems(context) : countMustItems(context);
  const levels = countLevels(context);
  const choices = countChoices(context);
  const histograms = countHistograms(context);
  const chips = countChips(context);
  const hits = createTopList(query.shown, hitOrder(context));
  const cheapest = createCheapestCollector(context);
  let total = 0;
  const hitCount: Count = {
    ignoredKeys: [],
    add: (row, wantLevels) => {
      total++;
      cheapest.add(row, wantLevels);
      hits.add({ row, met: query.wants.filter((want, index) => isMet(want, wantLevels[index]!)).length });
    },
  };
  const counts = [items, levels, choices, histograms, chips].flatMap((part) => part.counts);
  const readLevels = createLevelReader(context);
  const candidates = countRows(context, [hitCount, ...counts], readLevels);
  const closest = total < MAX_CLOSEST ? nearestRows(context, candidates, readLevels) : [];
  const toHit = createToHit(context, readLevels);
  const { loaded, all } = catalogInfo.segments;
  return {
    hits: hits.list().map(({ row }: RankedRow) => toHit(row)),
    total,
    closest: closest.map(toHit),
    counts: {
      items: items.result(),
      levels: levels.result(),
      choices: choices.result(),
    },
    histograms: histograms.result(),
    withoutChip: chips.result(),
    cheapest: cheapest.result(),
    overlayAsOf: live.asOf,
    catalog: { ...catalogInfo, unsoldCount: live.unsoldCount, complete: loaded === all, texts: 'loaded' },
  };
}

/** Adds every row to the counts that it belongs to.
 *  @returns  rows that miss only conditions that closest offers may miss; incomplete if there are too many hits for closest offers */
function countRows(
  context: OracleContext,
  counts: readonly Count[],
  readLevels: (row: Row) => WantLevels,
): readonly Row[] {
  const conditions = conditionsOf(context);
  const definedKeys = conditions.map(({ key }) => counts.filter(({ ignoredKeys }) => ignoredKeys.includes(key)));
  const missedConditions: number[] = [];
  const candidates: Row[] = [];
  let hits = 0;
  for (const row of context.shop.rows) {
    const wantLevels = readLevels(row);
    missedConditions.length = 0;
    // No count ignores three conditions, and those that closest offers must meet are first.
    for (let i = 0; i < conditions.length && missedConditions.length < 3; i++)
      if (!conditions[i]!.holds(row, wantLevels)) missedConditions.push(i);
    const [first, second] = missedConditions;
    if (first === undefined) {
      hits++;
      for (const { add } of counts) add(row, wantLevels);
      continue;
    }
    if (hits < MAX_CLOSEST && conditions[first]!.isSoft) candidates.push(row);
    if (missedConditions.length > 2) continue;
    for (const { ignoredKeys, add } of definedKeys[first]!) {
      if (second === undefined || ignoredKeys.includes(conditions[second]!.key)) add(row, wantLevels);
    }
  }
  return candidates;
}

function createToHit(context: OracleContext, readLevels: (row: Row) => WantLevels): (row: Row) => Hit {
  const { live, query } = context;
  const ranges = [...rangesOf(context)].sort((a, b) => (a.facet < b.facet ? -1 : 1));
  return (row) => {
    const wantLevels = readLevels(row);
    const { code, price } = row.offer;
    return {
      offer: row.offer,
      price: { amount: live.amounts[row.index]!, currency: price.currency },
      live: liveOf(live, row),
      reservedUntil: live.statuses[row.index] === 'reserved' ? (live.reservedUntil.get(code) ?? null) : null,
      wantMatches: query.wants.map((want, index) => ({
        want,
        level: wantLevels[index]!,
        met: isMet(want, wantLevels[index]!),
      })),
      gaps: ranges
        .map(({ facet, range, valueOfRow }) => ({ facet, range, value: valueOfRow(row) }))
        .filter(({ range, value }) => !isWithin(value, range))
        .map(({ facet, value }) => ({ facet, value })),
    };
  };
}
