import { toMinorUnits } from '@/domain/money';
import type { Query, Range } from '@/domain/query';
import type { QueryWord } from '../oracle/queryWords';
import { choicesOf, groupWants } from './queryParts';
import type { Database, Naming } from './sqlDatabase';
import { quoteName, quoteText } from './sqlDatabase';

/** Returns the SQL condition of a query.
 *  @param ignoredFacet  the choice facet whose own choice is ignored */
export function conditionOf(
  db: Database,
  naming: Naming,
  query: Query,
  words: readonly QueryWord[],
  ignoredFacet?: string,
): string {
  const { must, any } = groupWants(query);
  return [
    ...must.map((want) => `id IN (${offersHaving(naming, [want])})`),
    ...(any.length === 0 ? [] : [`id IN (${offersHaving(naming, any)})`]),
    ...Object.entries(query.ranges).map(([facet, range]) => rangeCondition(facet, range)),
    ...hardConditions(db, naming, query, words, ignoredFacet),
    'true',
  ].join(' AND ');
}

/** Returns the conditions that closest offers must meet: choices, never wants and the text. */
export function hardConditions(
  db: Database,
  naming: Naming,
  query: Query,
  words: readonly QueryWord[],
  ignoredFacet?: string,
): readonly string[] {
  const { never } = groupWants(query);
  const selectedChoices = Object.entries(choicesOf(query)).filter(([facet]) => facet !== ignoredFacet);
  return [
    ...(never.length === 0 ? [] : [`id NOT IN (${offersHaving(naming, never)})`]),
    ...selectedChoices.map(([facet, { not, values }]) => {
      const list = values.map(quoteText).join(', ');
      return not ? `coalesce(${quoteName(facet)} NOT IN (${list}), true)` : `${quoteName(facet)} IN (${list})`;
    }),
    ...words.map(({ folded, items }) => {
      const wanted = [...items].map((item) => ({ item, level: 1 }));
      return wanted.length === 0
        ? db.hasWord(folded)
        : `(${db.hasWord(folded)} OR id IN (${offersHaving(naming, wanted)}))`;
    }),
  ];
}

/** Returns a query for the offers with one of some items at its level or above. */
export function offersHaving(
  { numberOfItem }: Naming,
  wanted: readonly { readonly item: string; readonly level: number }[],
) {
  const offerItems = wanted.map(({ item, level }) => {
    const isItem = `item = ${numberOfItem.get(item) ?? -1}`;
    return level > 1 ? `(${isItem} AND level >= ${level})` : isItem;
  });
  return `SELECT offer FROM offer_items WHERE ${offerItems.join(' OR ')}`;
}

/** Converts a range in written units; prices are stored in minor units. */
function rangeCondition(facet: string, range: Range): string {
  const column = quoteName(facet);
  const end = (value: number) => (facet === 'price' ? toMinorUnits(value, 'CNY') : value);
  return [
    ...(range.min === null ? [] : [`${column} >= ${end(range.min)}`]),
    ...(range.max === null ? [] : [`${column} <= ${end(range.max)}`]),
  ].join(' AND ');
}
