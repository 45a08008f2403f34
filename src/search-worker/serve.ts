import { type RetryPolicy, THREE_ATTEMPTS } from '@/base/retry';
import { isAbort } from '@/base/shopError';
import type { FetchBytes } from '@/catalog/files/loadFiles';
import { type OpenedCatalog, openCatalog } from '@/catalog/files/openCatalog';
import type { Sha256 } from '@/catalog/format/checkFile';
import type { ItemNames } from '@/domain/itemNames';
import type { Overlay } from '@/domain/overlay';
import type { RpcHost } from '@/rpc/port';
import { serveRpc } from '@/rpc/server';
import { PROGRESS, type SearchMethods } from './protocol';
import { createQueryHandlers } from './queryHandlers';
import { createRequestQueue } from './requestQueue';
import { createSearchIndex, type SearchIndex } from './searchIndex';
import type { LoadTextSearch } from './textLoader';
import { warmUpSearch } from './warmUpSearch';

export type ServeEffects = {
  readonly fetchBytes: FetchBytes;
  readonly sha256: Sha256;
  /** Loads the chunk of the text search. */
  readonly loadTextSearch?: LoadTextSearch;
  /** For files of the catalog and the chunk; three attempts by default. */
  readonly policy?: RetryPolicy;
  /** Time after the first segment until an incomplete catalog is searched; see `PARTIAL_AFTER_MS`. */
  readonly partialAfterMs?: number;
  /** Cancels fetches, for a server that does not run in a thread of its own. */
  readonly signal?: AbortSignal;
};

/** Offers change places with each further segment, so an incomplete catalog is searched only if the rest takes longer than this. */
const PARTIAL_AFTER_MS = 1500;

const loadTextSearch: LoadTextSearch = () =>
  import(/* webpackChunkName: "textSearch", webpackExports: ["createTextSearch"] */ './textSearch');

/** Opens one catalog and searches it, or what has arrived of it if the rest takes long, with an event when more has arrived. If segments are missing, the rest stays
 *  searchable; without a manifest or any segment, all requests fail. The index is built in steps, each in a task of its own, so that
 *  requests are handled in between. */
export function serve(host: RpcHost, effects: ServeEffects): void {
  const queue = createRequestQueue();
  const files = { policy: THREE_ATTEMPTS, partialAfterMs: PARTIAL_AFTER_MS, loadTextSearch, ...effects };
  let catalogIndex: SearchIndex | null = null;
  let failure: { readonly error: unknown } | null = null;
  let overlay: Overlay | null = null;
  let isScheduled = false;
  /** Empty once the search has been warmed up with them. */
  let itemNames: readonly ItemNames[] = [];

  /** @returns  whether a request was completed */
  const runQueue = (): boolean => {
    if (queue.isEmpty()) return false;
    if (failure !== null) {
      queue.rejectAll(failure.error);
      return true;
    }
    const view = catalogIndex?.read() ?? null;
    if (view === null) return false;
    const served = queue.runAll(view);
    catalogIndex?.recordServed(served);
    return served !== 'nothing';
  };
  const warmUp = () => {
    const view = catalogIndex?.read();
    if (view?.text.state !== 'loaded' || itemNames.length === 0) return;
    warmUpSearch(view, itemNames);
    itemNames = [];
  };
  const work = () => {
    isScheduled = false;
    if (queue.needsText()) catalogIndex?.needText();
    // Responses are posted in microtasks, so a progress event has to wait for a later task.
    const step = runQueue() ? 'unchanged' : (catalogIndex?.step() ?? 'idle');
    if (step === 'idle') {
      warmUp();
      return;
    }
    if (step === 'progress') emit(PROGRESS);
    schedule();
  };
  // In a task of its own, so that messages already in the queue, such as a cancellation, are handled first.
  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(work, 0);
  };
  const open = ({ location, names }: SearchMethods['open']['params']): undefined => {
    const opened = createSearchIndex(names, files, schedule);
    opened.setOverlay(overlay);
    catalogIndex = opened;
    itemNames = names;
    let arrived: OpenedCatalog | null = null;
    let partialTimer: ReturnType<typeof setTimeout> | undefined;
    let isLate = false;
    const growPartially = () => {
      isLate = true;
      if (arrived !== null) opened.grow(arrived, false);
      schedule();
    };
    const receive = (catalog: OpenedCatalog) => {
      arrived = catalog;
      if (isLate) growPartially();
      else if (catalog.segments.length > 0) partialTimer ??= setTimeout(growPartially, files.partialAfterMs);
    };
    openCatalog(location, files, receive).then(
      (catalog) => {
        clearTimeout(partialTimer);
        failure = failureOf(catalog);
        opened.grow(catalog, true);
        schedule();
      },
      (error: unknown) => {
        if (isAbort(error)) return;
        failure = { error };
        schedule();
      },
    );
  };
  const setOverlay = (next: Overlay | null): undefined => {
    overlay = next;
    catalogIndex?.setOverlay(overlay);
  };

  const emit = serveRpc<SearchMethods>(
    host,
    { open, setOverlay, ...createQueryHandlers(queue, schedule) },
    'worker-failed',
  );
}

/** A catalog without any loaded segment is a failure, not an empty catalog. */
function failureOf({ segments, failed }: OpenedCatalog): { readonly error: unknown } | null {
  const [first] = failed;
  return segments.length === 0 && first !== undefined ? { error: first.error } : null;
}
