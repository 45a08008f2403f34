import type { ServerMessage } from '@/rpc/protocol';
import { spawnSearchWorker } from '@/search-worker/spawnSearchWorker';
import { startWorkerEarly, takeStartedWorker } from '@/search-worker/startedWorker';

const CATALOG = '/catalog/FateGO/';
const LOCATION = { manifestUrl: `${CATALOG}manifest.json`, segmentBase: CATALOG };
const message = (id: number): ServerMessage => ({ type: 'result', id, result: null });

/** A browser's worker, controlled by the test. */
class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  readonly received: unknown[] = [];
  isTerminated = false;

  readonly script: string;
  readonly options: WorkerOptions;

  constructor(script: string, options: WorkerOptions) {
    this.script = script;
    this.options = options;
    FakeWorker.started.push(this);
  }

  postMessage(data: unknown): void {
    this.received.push(data);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

/** Starts the worker of a page. */
function start(): FakeWorker {
  startWorkerEarly('/assets/searchWorker.js', CATALOG);
  return FakeWorker.started[0]!;
}

beforeEach(() => {
  FakeWorker.started = [];
  Object.assign(window, { Worker: FakeWorker });
});

afterEach(() => {
  takeStartedWorker(CATALOG);
  Reflect.deleteProperty(window, 'Worker');
});

describe('the worker that a page starts early', () => {
  it('is named after the folder of the catalog that it begins to fetch', () => {
    const { script, options } = start();

    expect({ script, options }).toEqual({ script: '/assets/searchWorker.js', options: { name: CATALOG } });
  });

  it('is taken once', () => {
    const worker = start();

    expect(takeStartedWorker(CATALOG)?.worker).toBe(worker);
    expect(takeStartedWorker(CATALOG)).toBeNull();
    expect(worker.isTerminated).toBe(false);
  });

  it('is terminated and not used for another catalog', () => {
    const worker = start();

    expect(takeStartedWorker('/catalog/Mass/')).toBeNull();
    expect(worker.isTerminated).toBe(true);
    expect(takeStartedWorker(CATALOG)).toBeNull();
  });

  it('is terminated and not used once it has failed', () => {
    const worker = start();
    worker.onerror?.(new Event('error'));

    expect(takeStartedWorker(CATALOG)).toBeNull();
    expect(worker.isTerminated).toBe(true);
  });

  it('is missing where no worker can be started', () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    Reflect.deleteProperty(window, 'Worker');

    startWorkerEarly('/assets/searchWorker.js', CATALOG);

    expect(takeStartedWorker(CATALOG)).toBeNull();
    info.mockRestore();
  });
});

describe('spawnSearchWorker', () => {
  it('connects the client to the worker of the page', async () => {
    const worker = start();
    const port = spawnSearchWorker(LOCATION);
    const received: unknown[] = [];
    const errors: unknown[] = [];
    port.onmessage = (data) => received.push(data);
    port.onerror = (error) => errors.push(error);

    port.postMessage({ type: 'ping' });
    worker.onmessage?.({ data: message(1) });
    worker.onerror?.('lost');
    port.terminate();

    expect(FakeWorker.started).toEqual([worker]);
    expect(worker.received).toEqual([{ type: 'ping' }]);
    expect(received).toEqual([message(1)]);
    expect(errors).toEqual(['lost']);
    expect(worker.isTerminated).toBe(true);
  });

  it('delivers what the worker has sent before, in order, and nothing twice', async () => {
    const worker = start();
    worker.onmessage?.({ data: message(1) });
    worker.onmessage?.({ data: message(2) });

    const port = spawnSearchWorker(LOCATION);
    const received: unknown[] = [];
    port.onmessage = (data) => received.push(data);
    const atOnce = [...received];
    await Promise.resolve();
    worker.onmessage?.({ data: message(3) });

    expect(atOnce).toEqual([]);
    expect(received).toEqual([message(1), message(2), message(3)]);
  });
});
