import type { FacetSpec } from './facetSpec';
import type { ItemLinks } from './itemLinks';
import { MAX_WANTS, MODE_PARAMS, readQuery } from './queryString';

/** Lists the `name=value` pairs of a query string that should be conditions but are none, because their value is invalid or there are
 *  more than MAX_WANTS wants. Parameters of others are not listed.
 *  @param links  see `readQuery` */
export function listIgnoredPairs(search: string, facets: readonly FacetSpec[], links: ItemLinks): readonly string[] {
  const modes = new Set(MODE_PARAMS.map(([param]) => param));
  const params = new Set([...facets.map(({ param }) => param), ...modes]);
  let wantCount = 0;
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((raw) => {
      const [name = '', value = ''] = raw.split('=', 2);
      if (!params.has(name)) return false;
      const { wants, ranges, choices } = readQuery(raw, facets, links);
      if (modes.has(name)) wantCount += value.split(/,|%2C/i).length;
      const conditions = wants.length + Object.keys(ranges).length + Object.keys(choices).length;
      return conditions === 0 || wantCount > MAX_WANTS;
    });
}
