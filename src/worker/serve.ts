import type { RetryPolicy } from '@/base/retry';
import { isAbort } from '@/base/shopError';
import type { Sha256 } from '@/catalog/checkFile';
import type { FetchBytes } from '@/catalog/loadFiles';
import { type OpenedCatalog, openCatalog } from '@/catalog/openCatalog';
import type { Overlay } from '@/domain/overlay';
import { openDesk } from './desk';
import { createGrowingIndex, type GrowingIndex } from './liveIndex';
import type { FromWorker, ToWorker } from './protocol';

/** The worker's end of the way to the screen. */
export type ServePort = {
  listen(handler: (message: ToWorker) => void): void;
  answer(message: FromWorker): void;
};

export type ServeEffects = {
  readonly fetchBytes: FetchBytes;
  readonly sha256: Sha256;
  /** How often a file of the catalogue is tried; three times unless said otherwise. */
  readonly policy?: RetryPolicy;
  /** Ends the fetching, where the worker's end is not a thread of its own that can be ended. */
  readonly signal?: AbortSignal;
};

/** Whether the catalogue is on its way, all there that will come, or not to be had. */
type Arrival =
  | { readonly status: 'coming' }
  | { readonly status: 'settled' }
  | { readonly status: 'failed'; readonly error: unknown };

const THREE_TRIES: RetryPolicy = { attempts: 3, waitMs: (attempt) => (attempt === 1 ? 500 : 2000) };

/** Answers the screen: opens one catalogue and searches what has come of it, telling when there is more.
 *  Missing segments leave the rest searchable; without a manifest or any segment, the error is the answer to all. */
export function serve(port: ServePort, effects: ServeEffects): void {
  const desk = openDesk(port.answer);
  let stock: GrowingIndex | null = null;
  let arrival: Arrival = { status: 'coming' };
  let overlay: Overlay | null = null;

  const work = () => {
    if (desk.isClear()) return;
    if (arrival.status === 'failed') desk.refuseAll(arrival.error);
    else {
      const found = stock?.read() ?? null;
      if (found !== null) desk.answerAll(found, arrival.status === 'settled');
    }
  };
  // A task of its own: messages that wait already, a newer search or a cancel, are heard before the work begins.
  const workLater = () => void setTimeout(work, 0);

  const open = ({ at, names }: Extract<ToWorker, { readonly kind: 'open' }>) => {
    const index = createGrowingIndex(names);
    index.setOverlay(overlay);
    stock = index;
    const receive = (catalog: OpenedCatalog, settled: boolean) => {
      if (settled) arrival = arrivalOf(catalog);
      if (index.grow(catalog, settled)) port.answer({ kind: 'progress' });
      workLater();
    };
    openCatalog(at, { policy: THREE_TRIES, ...effects }, (catalog) => receive(catalog, false)).then(
      (catalog) => receive(catalog, true),
      (error: unknown) => {
        if (isAbort(error)) return;
        arrival = { status: 'failed', error };
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

/** A catalogue of which nothing came is not an empty one. */
function arrivalOf({ segments, failed }: OpenedCatalog): Arrival {
  const [first] = failed;
  return segments.length === 0 && first !== undefined
    ? { status: 'failed', error: first.error }
    : { status: 'settled' };
}
