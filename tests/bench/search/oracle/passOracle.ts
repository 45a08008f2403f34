import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { Hit, SearchResponse } from '@/domain/searchResponse';
import type { CatalogInfo } from '@/engine/index/offerIndex';
import type { Asking, Held } from './asking';
import { createHeldReader, isMet, rangesOf } from './asking';
import { createCheapest } from './cheapestRows';
import { conditionsOf } from './conditions';
import { countChips } from './countChips';
import { countChoices, countHistograms } from './countFacets';
import type { Count } from './counts';
import { countAnyItems, countLevels, countMustItems } from './countWants';
import { isWithin, NEAREST } from './gaps';
import { hitOrder, type RankedRow } from './hitOrder';
import { joinRows, liveOf } from './liveRows';
import { nearestRows } from './nearestRows';
import type { Row, ShopRows } from './shopRows';
import { createTopList } from './topList';

/** An oracle for large shops: it gives whole answers in one pass over plain offers. Each offer is added to every count
 *  that it belongs to by the conditions it misses: a count "if" spares one condition, or two. What it knows of the engine
 *  is the bounds of histograms; a test proves it equal to the oracle that tries every changed query. */
export function createPassOracle(
  shop: ShopRows,
  overlay: Overlay | null,
  about: CatalogInfo,
): (query: Query) => SearchResponse {
  const live = joinRows(shop, overlay, about);
  return (query) => answer({ shop, live, query }, about);
}

function answer(asking: Asking, about: CatalogInfo): SearchResponse {
  const { live, query } = asking;
  const items = countMustItems(asking);
  const anyItems = countAnyItems(asking);
  const levels = countLevels(asking);
  const choices = countChoices(asking);
  const histograms = countHistograms(asking);
  const chips = countChips(asking);
  const hits = createTopList(query.shown, hitOrder(asking));
  const cheapest = createCheapest(asking);
  let total = 0;
  const ofHits: Count = {
    spares: [],
    add: (row, held) => {
      total++;
      cheapest.add(row, held);
      hits.offer({ row, met: query.wants.filter((want, at) => isMet(want, held[at]!)).length });
    },
  };
  const counts = [items, anyItems, levels, choices, histograms, chips].flatMap((part) => part.counts);
  const readHeld = createHeldReader(asking);
  const near = passRows(asking, [ofHits, ...counts], readHeld);
  const closest = total < NEAREST ? nearestRows(asking, near, readHeld) : [];
  const lackText = total + closest.length === 0 && query.text.trim() !== '';
  const lacking = lackText ? nearestWithoutText(asking, readHeld) : [];
  const toHit = createToHit(asking, readHeld);
  const { loaded, all } = about.segments;
  return {
    hits: hits.list().map(({ row }: RankedRow) => toHit(row)),
    total,
    closest: [...closest.map(toHit), ...lacking.map((row) => lackingText(toHit(row), query.text))],
    counts: {
      items: items.result(),
      anyItems: anyItems.result(),
      levels: levels.result(),
      choices: choices.result(),
    },
    histograms: histograms.result(),
    withoutChip: chips.result(),
    cheapest: cheapest.result(),
    overlayAsOf: live.asOf,
    catalog: { ...about, onSale: live.onSale, complete: loaded === all, texts: 'there' },
  };
}

/** The nearest of the rows that meet what the closest offers must meet, but for the text. */
function nearestWithoutText({ query, ...rest }: Asking, readHeld: (row: Row) => Held): readonly Row[] {
  const asking: Asking = { ...rest, query: { ...query, text: '' } };
  const firm = conditionsOf(asking).filter(({ isSoft }) => !isSoft);
  const rows = asking.shop.rows.filter((row) => firm.every(({ holds }) => holds(row, readHeld(row))));
  return nearestRows(asking, rows, readHeld);
}

function lackingText(hit: Hit, text: string): Hit {
  return { ...hit, gaps: [...hit.gaps, { text }] };
}

/** Adds every row to the counts that it belongs to.
 *  @returns  the rows that miss something, and nothing that the closest offers must meet; perhaps not all of them where
 *            there are so many hits that nobody asks */
function passRows(asking: Asking, counts: readonly Count[], readHeld: (row: Row) => Held): readonly Row[] {
  const conditions = conditionsOf(asking);
  const sparing = conditions.map(({ key }) => counts.filter(({ spares }) => spares.includes(key)));
  const missed: number[] = [];
  const near: Row[] = [];
  let hits = 0;
  for (const row of asking.shop.rows) {
    const held = readHeld(row);
    missed.length = 0;
    // No count spares three conditions, and the conditions that a near offer must meet come first.
    for (let i = 0; i < conditions.length && missed.length < 3; i++)
      if (!conditions[i]!.holds(row, held)) missed.push(i);
    const [first, second] = missed;
    if (first === undefined) {
      hits++;
      for (const { add } of counts) add(row, held);
      continue;
    }
    if (hits < NEAREST && conditions[first]!.isSoft) near.push(row);
    if (missed.length > 2) continue;
    for (const { spares, add } of sparing[first]!) {
      if (second === undefined || spares.includes(conditions[second]!.key)) add(row, held);
    }
  }
  return near;
}

function createToHit(asking: Asking, readHeld: (row: Row) => Held): (row: Row) => Hit {
  const { live, query } = asking;
  const ranges = [...rangesOf(asking)].sort((a, b) => (a.facet < b.facet ? -1 : 1));
  return (row) => {
    const held = readHeld(row);
    const { code, price } = row.offer;
    return {
      offer: row.offer,
      price: { amount: live.amounts[row.at]!, currency: price.currency },
      live: liveOf(live, row),
      reservedUntil: live.statuses[row.at] === 'reserved' ? (live.reservedUntil.get(code) ?? null) : null,
      outcomes: query.wants.map((want, at) => ({ want, level: held[at]!, met: isMet(want, held[at]!) })),
      gaps: ranges
        .map(({ facet, range, readValue }) => ({ facet, range, value: readValue(row) }))
        .filter(({ range, value }) => !isWithin(value, range))
        .map(({ facet, value }) => ({ facet, value })),
    };
  };
}
