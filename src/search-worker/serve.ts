import type { RetryPolicy } from '@/base/retry';
import { isAbort } from '@/base/shopError';
import type { FetchBytes } from '@/catalog/files/loadFiles';
import { type OpenedCatalog, openCatalog } from '@/catalog/files/openCatalog';
import type { Sha256 } from '@/catalog/format/checkFile';
import type { Overlay } from '@/domain/overlay';
import { type CatalogIndex, createStock } from './catalogIndex';
import { createLazyChunk } from './lazyChunk';
import { type LoadFilteredSearch, loadFilteredSearch } from './loadFilteredSearch';
import { type LoadKernel, loadKernel } from './loadKernel';
import { loadTextSearch } from './loadTextSearch';
import type { FromWorker, ToWorker } from './protocol';
import { openImportSession } from './requestQueue';
import type { LoadTextSearch } from './textPart';

/** The worker's end of the way to the screen. */
export type ServePort = {
  listen(handler: (message: ToWorker) => void): void;
  answer(message: FromWorker): void;
};

export type ServeEffects = {
  readonly fetchBytes: FetchBytes;
  readonly sha256: Sha256;
  /** How the parts that come later are loaded; as chunks unless said otherwise. */
  readonly loadTextSearch?: LoadTextSearch;
  readonly loadRefinement?: LoadFilteredSearch;
  readonly loadKernel?: LoadKernel;
  /** How often a file of the catalog and a chunk are tried; three times unless said otherwise. */
  readonly policy?: RetryPolicy;
  /** Ends the fetching, where the worker's end is not a thread of its own that can be ended. */
  readonly signal?: AbortSignal;
};

const THREE_TRIES: RetryPolicy = { attempts: 3, waitMs: (attempt) => (attempt === 1 ? 500 : 2000) };

/** Answers the screen: opens one catalog and searches what has come of it, telling when there is more.
 *  Missing segments leave the rest searchable; without a manifest or any segment, the error is the answer to all.
 *  What answers queries with conditions is loaded as a chunk when the first of them comes or once an answer has been
 *  given. Such a query waits for it, as every query waits for this script, for it is code, not data; where it cannot be
 *  had, the error is the answer, and the next such query has it tried again.
 *  Whatever is to be built is built piece by piece, each in a task of its own, with the questions that have come
 *  meanwhile answered in between from what is there. */
export function serve(port: ServePort, effects: ServeEffects): void {
  const desk = openImportSession(port.answer);
  const files = { policy: THREE_TRIES, loadTextSearch, loadRefinement: loadFilteredSearch, loadKernel, ...effects };
  let stock: CatalogIndex | null = null;
  let failure: { readonly error: unknown } | null = null;
  let overlay: Overlay | null = null;
  let isWaiting = false;

  const answerAll = () => {
    if (desk.isClear()) return;
    if (failure !== null) {
      desk.refuseAll(failure.error);
      return;
    }
    const found = stock?.read() ?? null;
    if (found === null) return;
    const answered = desk.answerAll(found, refinement.read()?.filteredSearch ?? null);
    stock?.noteAnswered(answered);
    if (answered !== 'nothing') refinement.need();
  };
  const work = () => {
    isWaiting = false;
    if (desk.needsText()) stock?.needText();
    if (desk.needsRefinement()) refinement.need();
    answerAll();
    const step = stock?.step() ?? 'idle';
    if (step === 'idle') return;
    if (step === 'tell') port.answer({ kind: 'progress' });
    workLater();
  };
  // A task of its own: messages that wait already, a newer search or a cancel, are heard before the work begins.
  const workLater = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(work, 0);
  };

  const refinement = createLazyChunk(files.loadRefinement, files, {
    onCome: workLater,
    onFail: (error) => desk.refuseRefined(error),
  });

  const open = ({ at, names }: Extract<ToWorker, { readonly kind: 'open' }>) => {
    const opened = createStock(names, files, workLater);
    opened.setOverlay(overlay);
    stock = opened;
    const receive = (catalog: OpenedCatalog) => {
      opened.grow(catalog, false);
      workLater();
    };
    openCatalog(at, files, receive).then(
      (catalog) => {
        failure = failureOf(catalog);
        opened.grow(catalog, true);
        workLater();
      },
      (error: unknown) => {
        if (isAbort(error)) return;
        failure = { error };
        workLater();
      },
    );
  };

  port.listen((message) => {
    if (message.kind === 'open') open(message);
    else if (message.kind === 'overlay') {
      overlay = message.overlay;
      stock?.setOverlay(overlay);
    } else if (message.kind === 'cancel') desk.cancel(message.cancelled);
    else if (message.kind === 'ping') port.answer({ call: message.call, kind: 'pong' });
    else {
      desk.take(message);
      workLater();
    }
  });
  port.answer({ kind: 'ready' });
}

/** A catalog of which nothing came is not an empty one. */
function failureOf({ segments, failed }: OpenedCatalog): { readonly error: unknown } | null {
  const [first] = failed;
  return segments.length === 0 && first !== undefined ? { error: first.error } : null;
}
