import type { Query, Range, Want } from '@/domain/query';
import { NEAREST } from '../oracle/gaps';
import type { Word } from '../oracle/words';
import { askedOf } from './asked';
import { hardConditions } from './sqlConditions';
import type { Database, Naming } from './sqlDatabase';
import { codesOf, quoteName } from './sqlDatabase';

/** Selects the nearest offers; the hits stand in a table of their own already. */
export function nearestBySql(db: Database, naming: Naming, query: Query, words: readonly Word[]): readonly string[] {
  const { must, any } = askedOf(query);
  const asked = [...must, ...any];
  const level = (want: Want) =>
    `coalesce(max(CASE WHEN item = ${naming.numberOfItem.get(want.item) ?? -1} THEN level END), 0)`;
  const gap = (want: Want) => {
    const held = level(want);
    const part = `floor(100.0 * (${want.level} - ${held}) / ${want.level})`;
    return `CASE WHEN ${held} = 0 THEN 100 WHEN ${held} >= ${want.level} THEN 0 ELSE ${part} END`;
  };
  const gaps = [...must.map(gap), ...(any.length === 0 ? [] : [`(${leastOf(any.map(gap))})`])];
  const near = `SELECT offer, ${gaps.join(' + ') || '0'} AS want_gap FROM held
    WHERE item IN (${asked.map(({ item }) => naming.numberOfItem.get(item) ?? -1).join(', ')}) GROUP BY offer`;
  const misses = Object.entries(query.ranges).map(([facet, range]) => rangeGap(db, facet, range, asked.length > 0));
  const from = asked.length === 0 ? 'offers' : `offers JOIN (${near}) ON id = offer`;
  const conditions = [
    ...hardConditions(db, naming, query, words),
    'id NOT IN (SELECT id FROM hits)',
    ...misses.map(({ isNear }) => isNear),
  ];
  const order = [
    ...(asked.length === 0 ? [] : ['want_gap']),
    ...(misses.length === 0 ? [] : [misses.map(({ sum }) => sum).join(' + ')]),
    ...['price', 'listed_at DESC', 'code'],
  ];
  return codesOf(
    db,
    `SELECT code FROM ${from} WHERE ${conditions.join(' AND ')} ORDER BY ${order.join(', ')} LIMIT ${NEAREST}`,
  );
}

function leastOf(values: readonly string[]): string {
  return values.reduce((a, b) => `CASE WHEN (${a}) <= (${b}) THEN (${a}) ELSE (${b}) END`);
}

function rangeGap(db: Database, facet: string, { min, max }: Range, mayLack: boolean) {
  const column = facet === 'price' ? '(price / 100.0)' : quoteName(facet);
  const ends = [
    ...(min === null ? [] : [{ isMissed: `${column} < ${min}`, end: min }]),
    ...(max === null ? [] : [{ isMissed: `${column} > ${max}`, end: max }]),
  ];
  const cases = (show: (miss: string, quarter: string) => string) =>
    ends
      .map(({ isMissed, end }) => {
        return `WHEN ${isMissed} THEN ${show(`abs(${column} - ${end})`, `${db.greater}(1.0, ${end} / 4.0)`)}`;
      })
      .join(' ');
  const share = `CASE ${cases((miss, quarter) => `${miss} / ${quarter}`)} ELSE 0 END`;
  return {
    isNear: `(${mayLack ? `${column} IS NULL OR ` : `${column} IS NOT NULL AND `}${share} <= 1)`,
    sum: `(CASE WHEN ${column} IS NULL THEN 200 ${cases((miss, quarter) => `ceil(100.0 * ${miss} / ${quarter})`)} ELSE 0 END)`,
  };
}
