import type { FacetCounts } from '@/domain/searchPage';
import { countShared } from './bits';
import { countIn } from './docSet';
import type { LiveColumns } from './joinOverlay';
import { JOINED_STATUSES } from './joinOverlay';
import type { OfferIndex } from './offerIndex';
import type { Selection } from './selectDocs';
import { leaveOut } from './selectDocs';

/** Counts, for every value of every choice facet that the catalogue has, the total if it alone were chosen in its
 *  group; values that come to 0 are there too, since the screen shows them greyed. */
export function countChoices(index: OfferIndex, live: LiveColumns, selection: Selection): FacetCounts['choices'] {
  const facets: (readonly [string, Readonly<Record<string, number>>])[] = [];
  for (const [facet, values] of index.choices) {
    const docs = leaveOut(selection, `choice:${facet}`);
    facets.push([facet, Object.fromEntries([...values].map(([value, members]) => [value, countIn(docs, members)]))]);
  }
  const docs = leaveOut(selection, 'choice:status');
  const statuses = JOINED_STATUSES.map((status) => [status, countShared(docs, live.statusDocs[status])]);
  return Object.fromEntries([...facets, ['status', Object.fromEntries(statuses)]]);
}
