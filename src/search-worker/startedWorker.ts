/** A worker that the page has started before its code had arrived. */
type StartedWorker = {
  readonly worker: Worker;
  /** The folder of the catalog that the worker has begun to fetch. */
  readonly catalog: string;
  /** Messages that have arrived so far. */
  readonly messages: unknown[];
  hasFailed: boolean;
};

type StartWindow = Window & { startedWorker?: StartedWorker | undefined };

/** Starts the search worker of a catalog, so that its code and the catalog are fetched together with the code of the page. Does nothing
 *  where a worker cannot be started; the page then tries again and reports it. */
export function startWorkerEarly(script: string, catalog: string): void {
  try {
    const worker = new Worker(script, { name: catalog });
    const started: StartedWorker = { worker, catalog, messages: [], hasFailed: false };
    worker.onmessage = ({ data }) => started.messages.push(data);
    worker.onerror = () => {
      started.hasFailed = true;
    };
    (window as StartWindow).startedWorker = started;
  } catch (error) {
    // Workers are missing or forbidden.
    console.info('no early worker:', error);
  }
}

/** Returns the worker that was started for a catalog, once, and the messages that it has sent so far; null if there is none, or it has
 *  failed. */
export function takeStartedWorker(catalog: string): Pick<StartedWorker, 'worker' | 'messages'> | null {
  const page: StartWindow = window;
  const started = page.startedWorker;
  page.startedWorker = undefined;
  if (started === undefined) return null;
  if (!started.hasFailed && started.catalog === catalog) return started;
  started.worker.terminate();
  return null;
}
