import type { OfferCode } from '@/domain/offer';
import { PAGE_SIZE, type Query } from '@/domain/query';
import { readQuery, writeQuery } from '@/domain/queryString';
import { escapeValue, splitPairs, unescapeValue } from '@/domain/queryStringParts';
import { facetsOf } from '@/games/facetsOf';
import type { GameGroup } from '@/games/paths';
import type { GameSpec } from '@/games/types';

/** What a comparison's address says: whose wants are lit, which offers stand beside each other, and which route group
 *  its links lead back to. */
export type Comparison = {
  readonly codes: readonly OfferCode[];
  /** What the buyer asked for on the shop page; nothing of it is open there. */
  readonly query: Query;
  readonly group: GameGroup;
};

/** Says that the comparison was made on a page of the other group, so that its links lead back there. */
const IN_SALE = 'in=sale';

/** Reads the address `/compare/<game id>?o=A,B&want=…` as far as the question mark reaches. Never throws.
 *  @returns  each code once, in the order of the address, however many */
export function parseComparison(search: string, spec: GameSpec): Comparison {
  const pairs = splitPairs(search);
  const codes = pairs.filter(({ name }) => name === 'o').flatMap(({ value }) => readCodes(value));
  const others = pairs.filter(({ name, raw }) => name !== 'o' && raw !== IN_SALE).map(({ raw }) => raw);
  const query = readQuery(others.join('&'), facetsOf(spec));
  const group = pairs.some(({ raw }) => raw === IN_SALE) ? 'sale' : 'game';
  return { codes: [...new Set(codes)] as OfferCode[], query, group };
}

/** Writes the address of a comparison, within the site: the offers first, then the query, as short as it can be. */
export function formatComparison({ codes, query, group }: Comparison, spec: GameSpec): string {
  const asked = writeQuery({ ...query, open: null, shown: PAGE_SIZE }, facetsOf(spec)).slice(1);
  const chosen = codes.length === 0 ? '' : `o=${codes.map(escapeValue).join(',')}`;
  const pairs = [chosen, asked, group === 'sale' ? IN_SALE : ''].filter((pair) => pair !== '');
  return `/compare/${spec.game.id}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}

/** A comma in a code is escaped; where only escaped ones are left, a chat program has escaped those between codes. */
function readCodes(value: string): readonly string[] {
  const parts = value.includes(',') ? value.split(',').map(unescapeValue) : unescapeValue(value).split(',');
  return parts.filter((code) => code !== '');
}
