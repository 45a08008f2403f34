import type { Query } from '@/domain/query';
import { MAX_CLOSEST } from '../oracle/gaps';
import type { QueryWord } from '../oracle/queryWords';
import type { Counts, PeerResult } from './peer';
import { choicesOf, mustVariantsOf } from './queryParts';
import { conditionOf, offersHaving } from './sqlConditions';
import type { Database, Naming, Row } from './sqlDatabase';
import { codesOf, quoteName } from './sqlDatabase';
import { nearestBySql } from './sqlNearest';

/** Searches by SQL: stores the hits in a temporary table, then runs one statement for the page, one for the items and one for each
 *  facet. */
export function searchBySql(db: Database, naming: Naming, query: Query, words: readonly QueryWord[]): PeerResult {
  const { facets, items } = naming;
  const columnNames = ['id', 'code', 'listed_at', 'price', ...facets.ranges, ...facets.choices].map(quoteName);
  const where = (changed: Query, ignoredFacet?: string) => conditionOf(db, naming, changed, words, ignoredFacet);
  db.run('DROP TABLE IF EXISTS hits');
  db.run(`CREATE TEMP TABLE hits AS SELECT ${[...new Set(columnNames)].join(', ')} FROM offers WHERE ${where(query)}`);
  const total = countOf(db, 'SELECT count(*) FROM hits');
  const found = countsOf(
    db.rows('SELECT item, count(*) FROM offer_items WHERE offer IN (SELECT id FROM hits) GROUP BY item'),
  );
  const counts = Object.fromEntries(Object.entries(found).map(([item, count]) => [items[Number(item)] ?? '', count]));
  for (const [item, changed] of mustVariantsOf(query)) {
    counts[item] = countOf(db, `SELECT count(*) FROM offers WHERE ${where(changed)}`);
  }
  const selectedChoices = choicesOf(query);
  const choices = facets.choices.map((facet): [string, Counts] => {
    const column = quoteName(facet);
    const from = facet in selectedChoices ? `offers WHERE ${where(query, facet)}` : 'hits';
    return [facet, countsOf(db.rows(`SELECT ${column}, count(*) FROM ${from} GROUP BY ${column}`))];
  });
  return {
    total,
    hits: codesOf(db, `SELECT code FROM hits ORDER BY ${orderOf(naming, query)} LIMIT ${query.shown}`),
    closest: total < MAX_CLOSEST ? nearestBySql(db, naming, query, words) : [],
    items: counts,
    choices: Object.fromEntries(choices),
  };
}

function countOf(db: Database, sql: string): number {
  return Number(db.rows(sql)[0]?.[0] ?? 0);
}

function countsOf(rows: readonly Row[]): Counts {
  return Object.fromEntries(rows.flatMap(([value, count]) => (value === null ? [] : [[String(value), Number(count)]])));
}

function orderOf(naming: Naming, { sort, wants, text }: Query): string {
  const direction = (ascending: boolean) => (ascending !== sort.reversed ? 'ASC' : 'DESC');
  const ties = 'listed_at DESC, code ASC';
  if (sort.key === 'price') return `price ${direction(true)}, ${ties}`;
  if (sort.key === 'newest' || (wants.length === 0 && text.trim() === ''))
    return `listed_at ${direction(false)}, code ASC`;
  const any = wants.filter(({ mode }) => mode === 'any');
  // Hits meet all other wants.
  const met = any.map((want) => `(id IN (${offersHaving(naming, [want])}))`).join(' + ');
  return `${met === '' ? '' : `${met} ${direction(false)}, `}price ${direction(true)}, ${ties}`;
}
