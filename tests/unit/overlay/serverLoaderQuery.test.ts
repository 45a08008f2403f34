import { focusManager, QueryObserver } from '@tanstack/react-query';
import { createQueryClient } from '@/features/search-state/createQueryClient';
import { serverLoaderQuery } from '@/overlay/serverLoaderQuery';

const EVERY_MS = 60_000;

/** Observes the query with a server whose responses the test decides; the clock starts at 0. */
function observe(respond: (request: number) => Promise<string>) {
  const requestedAt: number[] = [];
  const signals: AbortSignal[] = [];
  const fetch = async (_url: string, { signal }: { readonly signal: AbortSignal }) => {
    requestedAt.push(Date.now());
    signals.push(signal);
    const text = await respond(requestedAt.length);
    return { ok: true, headers: new Headers(), text: async () => JSON.stringify(text) };
  };
  Object.assign(globalThis, { fetch });
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(
    client,
    serverLoaderQuery({ base: '/', routeId: 'game/FateGO', pathname: '/', decode: String, everyMs: EVERY_MS }),
  );
  const stop = observer.subscribe(() => undefined);
  unmount = () => client.unmount();
  return { requestedAt, signals, stop, data: () => observer.getCurrentResult().data };
}

let unmount = () => {};
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const fail = async (): Promise<never> => {
  throw new TypeError('failed to fetch');
};
const hang = () => new Promise<never>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});

afterEach(() => {
  unmount();
  focusManager.setFocused(undefined);
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('the server loader query', () => {
  it('requests at once and then every minute', async () => {
    const { requestedAt, data } = observe(async (request) => `response ${request}`);

    await pass(2 * EVERY_MS);

    expect(requestedAt).toEqual([0, EVERY_MS, 2 * EVERY_MS]);
    expect(data()).toBe('response 3');
  });

  it('keeps the last good response when requests fail', async () => {
    const { data } = observe((request) => (request === 1 ? Promise.resolve('good') : fail()));

    await pass(10 * EVERY_MS);

    expect(data()).toBe('good');
  });

  it('waits twice as long after each failure', async () => {
    const { requestedAt } = observe((request) => (request === 1 ? Promise.resolve('good') : fail()));

    await pass(EVERY_MS * (1 + 2 + 4 + 8));

    expect(requestedAt.map((time) => time / EVERY_MS)).toEqual([0, 1, 3, 7, 15]);
  });

  it('waits ten minutes at most, and one minute again after the next good response', async () => {
    const { requestedAt } = observe((request) => (request <= 6 ? fail() : Promise.resolve('good')));

    await pass(EVERY_MS * 60);

    const waits = requestedAt.map((time, index) => (time - (requestedAt[index - 1] ?? 0)) / EVERY_MS);
    expect(waits.slice(0, 9)).toEqual([0, 2, 4, 8, 10, 10, 10, 1, 1]);
  });

  it('sends one request at a time', async () => {
    const { requestedAt } = observe(hang);

    await pass(2500);

    expect(requestedAt).toEqual([0]);
  });

  it('requests nothing while the page is hidden, and at once when it becomes visible after the interval has passed', async () => {
    const { requestedAt } = observe(async () => 'good');
    await pass(0);
    focusManager.setFocused(false);
    await pass(5 * EVERY_MS);
    const whileHidden = requestedAt.length;

    focusManager.setFocused(true);
    await pass(0);

    expect(whileHidden).toBe(1);
    expect(requestedAt).toEqual([0, 5 * EVERY_MS]);
  });

  it('waits for the page to become visible before it retries', async () => {
    const { requestedAt } = observe((request) => (request === 1 ? fail() : Promise.resolve('good')));
    await pass(0);
    focusManager.setFocused(false);
    await pass(5 * EVERY_MS);
    const whileHidden = requestedAt.length;

    focusManager.setFocused(true);
    await pass(0);

    expect(whileHidden).toBe(1);
    expect(requestedAt).toEqual([0, 5 * EVERY_MS]);
  });

  it('does not request early because the page was hidden for a moment', async () => {
    const { requestedAt } = observe(async () => 'good');
    await pass(1000);

    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await pass(1000);

    expect(requestedAt).toEqual([0]);
  });

  it('cancels its request when nobody observes it any more', async () => {
    const { signals, stop, requestedAt } = observe(hang);
    await pass(0);

    stop();
    await pass(5 * EVERY_MS);

    expect(signals[0]?.aborted).toBe(true);
    expect(requestedAt).toEqual([0]);
  });
});
