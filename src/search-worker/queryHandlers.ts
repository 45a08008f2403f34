import type { Query } from '@/domain/query';
import { countTotals } from '@/engine/count/countTotals';
import { listMatches } from '@/engine/hits/listMatches';
import { offersByCode } from '@/engine/hits/offersByCode';
import { findOffer } from '@/engine/index/offerIndex';
import { search } from '@/engine/search';
import type { Handlers } from '@/rpc/server';
import type { SearchMethods } from './protocol';
import type { QueuedRequest, RequestQueue } from './requestQueue';

type QueuedMethod = Exclude<keyof SearchMethods, 'open' | 'setOverlay'>;

/** Returns the handlers of all methods that read the index. Searches run before other requests, and on whatever has arrived, since their
 *  responses state whether that is complete. The other requests return bare lists and numbers, which would look complete. Requests with a
 *  text therefore wait for the text search, and lookups of offers that have not been found wait for the whole catalog.
 *  @param onAdd  called when a request was queued */
export function createQueryHandlers(
  queue: RequestQueue,
  onAdd: () => void,
): Pick<Handlers<SearchMethods>, QueuedMethod> {
  const add = <R>(request: QueuedRequest<R>, isFirst: boolean, signal: AbortSignal) => {
    const result = queue.add(request, isFirst, signal);
    onAdd();
    return result;
  };
  return {
    search: (query, { signal }) => {
      const run: QueuedRequest<SearchMethods['search']['result']>['run'] = ({ index, live, text }) =>
        search(index, query, live, text);
      return add({ needsText: hasText(query), run }, true, signal);
    },
    offers: ({ codes, query }, { signal }) => {
      const run: QueuedRequest<SearchMethods['offers']['result']>['run'] = ({ index, live, text, isFinal }) => {
        const isComplete = isFinal || codes.every((code) => findOffer(index, code) !== null);
        return isComplete ? offersByCode(index, codes, query, live, text) : null;
      };
      return add({ needsText: false, run }, false, signal);
    },
    codes: ({ text, limit }, { signal }) =>
      add({ needsText: true, run: ({ findCodes }) => findCodes?.(text, limit) ?? null }, false, signal),
    totals: (queries, { signal }) => {
      const needsText = queries.some(hasText);
      const run: QueuedRequest<SearchMethods['totals']['result']>['run'] = ({ index, live, text, findCodes }) =>
        needsText && findCodes === null ? null : countTotals(index, queries, live, text);
      return add({ needsText, run }, false, signal);
    },
    listMatches: ({ query, limit }, { signal }) => {
      const needsText = hasText(query);
      const run: QueuedRequest<SearchMethods['listMatches']['result']>['run'] = ({ index, live, text, findCodes }) =>
        needsText && findCodes === null ? null : listMatches(index, query, limit, live, text);
      return add({ needsText, run }, false, signal);
    },
  };
}

function hasText({ text }: Query): boolean {
  return text.trim() !== '';
}
