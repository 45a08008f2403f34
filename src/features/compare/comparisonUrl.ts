import type { ItemLinks } from '@/domain/itemLinks';
import type { OfferCode } from '@/domain/offer';
import { PAGE_SIZE, type Query } from '@/domain/query';
import { readQuery, writeQuery } from '@/domain/queryString';
import { escapeValue, splitPairs, unescapeValue } from '@/domain/queryStringParts';
import { facetsOf } from '@/games/facetsOf';
import type { GameGroup } from '@/games/paths';
import type { GameSpec } from '@/games/types';

/** A comparison as encoded in its URL. */
export type Comparison = {
  readonly codes: readonly OfferCode[];
  /** The query of the shop page, without an open offer. */
  readonly query: Query;
  /** Route group of the links back to the shop page. */
  readonly group: GameGroup;
};

/** URL parameter of a comparison that was started in the group `sale`. */
const IN_SALE = 'in=sale';

/** Parses the query string of `/compare/<game id>?o=A,B&want=…`. Never throws.
 *  @returns  the codes without duplicates, in URL order; there may be more than can be compared */
export function parseComparison(search: string, spec: GameSpec, links: ItemLinks): Comparison {
  const pairs = splitPairs(search);
  const codes = pairs.filter(({ name }) => name === 'o').flatMap(({ value }) => parseCodes(value));
  const others = pairs.filter(({ name, raw }) => name !== 'o' && raw !== IN_SALE).map(({ raw }) => raw);
  const query = readQuery(others.join('&'), facetsOf(spec), links);
  const group = pairs.some(({ raw }) => raw === IN_SALE) ? 'sale' : 'game';
  return { codes: [...new Set(codes)] as OfferCode[], query, group };
}

/** Formats the URL path of a comparison: the offers first, then the query in its shortest form. */
export function formatComparison({ codes, query, group }: Comparison, spec: GameSpec, links: ItemLinks): string {
  const queryPart = writeQuery({ ...query, open: null, shown: PAGE_SIZE }, facetsOf(spec), links).slice(1);
  const codesPart = codes.length === 0 ? '' : `o=${codes.map(escapeValue).join(',')}`;
  const pairs = [codesPart, queryPart, group === 'sale' ? IN_SALE : ''].filter((pair) => pair !== '');
  return `/compare/${spec.game.id}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

/** Commas inside codes are escaped. If all commas are escaped, a chat program has escaped the separators as well. */
function parseCodes(value: string): readonly string[] {
  const parts = value.includes(',') ? value.split(',').map(unescapeValue) : unescapeValue(value).split(',');
  return parts.filter((code) => code !== '');
}
