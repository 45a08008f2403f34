import type { FacetSpec } from './facetSpec';
import type { ItemLinks } from './itemLinks';
import { wantKey } from './query';
import { MODE_PARAMS, readQuery } from './queryString';
import { parseSort } from './sortKey';

const SORTS = ['best', 'price', 'newest'];

/** Lists the `name=value` pairs of a query string that should be conditions or an order but are none: their value is invalid, another
 *  want for the same item follows, or there are more than MAX_WANTS wants. Parameters of others are not listed.
 *  @param links  see `readQuery` */
export function listIgnoredPairs(search: string, facets: readonly FacetSpec[], links: ItemLinks): readonly string[] {
  const modes = new Set(MODE_PARAMS.map(([param]) => param));
  const params = new Set(facets.map(({ param }) => param));
  const kept = new Set(readQuery(search, facets, links).wants.map((want) => want.mode + wantKey(want)));
  return search
    .replace(/^\?/, '')
    .split('&')
    .flatMap((raw) => {
      const [name = '', value = ''] = raw.split('=', 2);
      if (modes.has(name)) {
        const lost = value.split(/,|%2C/i).filter((one) => {
          const { wants } = readQuery(`${name}=${one}`, facets, links);
          return !wants.some((want) => kept.has(want.mode + wantKey(want)));
        });
        return lost.length > 0 ? [`${name}=${lost.join(',')}`] : [];
      }
      const { ranges, choices } = readQuery(raw, facets, links);
      const isUnread = params.has(name) && Object.keys({ ...ranges, ...choices }).length === 0;
      return isUnread || (name === 'sort' && !isSort(value, facets)) ? [raw] : [];
    });
}

function isSort(value: string, facets: readonly FacetSpec[]): boolean {
  const { key } = parseSort(value);
  return SORTS.includes(key) || facets.some(({ id }) => id === key);
}
