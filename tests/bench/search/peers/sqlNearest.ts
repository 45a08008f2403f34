import type { Query, Range, Want } from '@/domain/query';
import { MAX_CLOSEST } from '../oracle/gaps';
import type { QueryWord } from '../oracle/queryWords';
import { groupWants } from './queryParts';
import { hardConditions } from './sqlConditions';
import type { Database, Naming } from './sqlDatabase';
import { codesOf, quoteName } from './sqlDatabase';

/** Selects the closest offers. Requires the table `hits`. */
export function nearestBySql(
  db: Database,
  naming: Naming,
  query: Query,
  words: readonly QueryWord[],
): readonly string[] {
  const { must, any } = groupWants(query);
  const requestedWants = [...must, ...any];
  const level = (want: Want) =>
    `coalesce(max(CASE WHEN item = ${naming.numberOfItem.get(want.item) ?? -1} THEN level END), 0)`;
  const gap = (want: Want) => {
    const offerItems = level(want);
    const part = `floor(100.0 * (${want.level} - ${offerItems}) / ${want.level})`;
    return `CASE WHEN ${offerItems} = 0 THEN 100 WHEN ${offerItems} >= ${want.level} THEN 0 ELSE ${part} END`;
  };
  const gaps = [...must.map(gap), ...(any.length === 0 ? [] : [`(${minimumOf(any.map(gap))})`])];
  const nearMisses = `SELECT offer, ${gaps.join(' + ') || '0'} AS want_gap FROM offer_items
    WHERE item IN (${requestedWants.map(({ item }) => naming.numberOfItem.get(item) ?? -1).join(', ')}) GROUP BY offer`;
  const misses = Object.entries(query.ranges).map(([facet, range]) =>
    rangeGap(db, facet, range, requestedWants.length > 0),
  );
  const from = requestedWants.length === 0 ? 'offers' : `offers JOIN (${nearMisses}) ON id = offer`;
  const conditions = [
    ...hardConditions(db, naming, query, words),
    'id NOT IN (SELECT id FROM hits)',
    ...misses.map(({ isNear }) => isNear),
  ];
  const order = [
    ...(requestedWants.length === 0 ? [] : ['want_gap']),
    ...(misses.length === 0 ? [] : [misses.map(({ sum }) => sum).join(' + ')]),
    ...['price', 'listed_at DESC', 'code'],
  ];
  return codesOf(
    db,
    `SELECT code FROM ${from} WHERE ${conditions.join(' AND ')} ORDER BY ${order.join(', ')} LIMIT ${MAX_CLOSEST}`,
  );
}

function minimumOf(values: readonly string[]): string {
  return values.reduce((a, b) => `CASE WHEN (${a}) <= (${b}) THEN (${a}) ELSE (${b}) END`);
}

function rangeGap(db: Database, facet: string, { min, max }: Range, mayLack: boolean) {
  const column = facet === 'price' ? '(price / 100.0)' : quoteName(facet);
  const ends = [
    ...(min === null ? [] : [{ isMissed: `${column} < ${min}`, end: min }]),
    ...(max === null ? [] : [{ isMissed: `${column} > ${max}`, end: max }]),
  ];
  const cases = (formatTimes: (miss: string, quarter: string) => string) =>
    ends
      .map(({ isMissed, end }) => {
        return `WHEN ${isMissed} THEN ${formatTimes(`abs(${column} - ${end})`, `${db.greater}(1.0, ${end} / 4.0)`)}`;
      })
      .join(' ');
  const share = `CASE ${cases((miss, quarter) => `${miss} / ${quarter}`)} ELSE 0 END`;
  return {
    isNear: `(${mayLack ? `${column} IS NULL OR ` : `${column} IS NOT NULL AND `}${share} <= 1)`,
    sum: `(CASE WHEN ${column} IS NULL THEN 200 ${cases((miss, quarter) => `ceil(100.0 * ${miss} / ${quarter})`)} ELSE 0 END)`,
  };
}
