/** @jest-environment node */
import type { ChunkLoaders } from '@/platform/webpack/cssChunkLoader';
import { missingCss, tolerateMissingCss } from '@/resilience/tolerateMissingCss';
import { sheetError } from '../platform/webpack/chunkErrors';

/** Creates webpack's chunk loaders with a stylesheet for chunk 524 that fails a number of times. */
function loadersWith(failures: number) {
  const requestedAt: number[] = [];
  const loaders: ChunkLoaders = {
    miniCss: (chunk, promises) => {
      if (chunk !== 524) return;
      requestedAt.push(Date.now());
      promises.push(requestedAt.length <= failures ? Promise.reject(sheetError()) : Promise.resolve());
    },
  };
  return { requestedAt, loaders };
}

/** Loads the stylesheet of a chunk as webpack does; `isLoaded` becomes true once the chunk counts as loaded. */
function loadStylesheet(loaders: ChunkLoaders, chunk: number) {
  const promises: Promise<unknown>[] = [];
  loaders.miniCss?.(chunk, promises);
  const outcome = { isLoaded: false, error: undefined as unknown };
  Promise.all(promises).then(
    () => {
      outcome.isLoaded = true;
    },
    (error: unknown) => {
      outcome.error = error;
    },
  );
  return outcome;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  missingCss.set(null);
});

afterEach(() => {
  jest.useRealTimers();
});

describe('tolerateMissingCss', () => {
  it('retries a stylesheet as often as a script, and reports nothing if it loads', async () => {
    const { requestedAt, loaders } = loadersWith(2);
    tolerateMissingCss(loaders);

    const outcome = loadStylesheet(loaders, 524);
    await jest.advanceTimersByTimeAsync(2500);

    expect(outcome.isLoaded).toBe(true);
    expect(requestedAt).toEqual([0, 500, 2500]);
    expect(missingCss.get()).toBeNull();
  });

  it("lets the page render without an unavailable stylesheet, and stores webpack's message", async () => {
    const { loaders } = loadersWith(Number.POSITIVE_INFINITY);
    tolerateMissingCss(loaders);

    const outcome = loadStylesheet(loaders, 524);
    await jest.advanceTimersByTimeAsync(2500);

    expect(outcome).toEqual({ isLoaded: true, error: undefined });
    expect(missingCss.get()).toBe(sheetError().message);
  });

  it('stops waiting for a stylesheet after 15 s', async () => {
    const loaders: ChunkLoaders = { miniCss: (_chunk, promises) => promises.push(new Promise(() => undefined)) };
    tolerateMissingCss(loaders);

    const outcome = loadStylesheet(loaders, 524);
    await jest.advanceTimersByTimeAsync(14_999);
    const before = outcome.isLoaded;
    await jest.advanceTimersByTimeAsync(1);

    expect(before).toBe(false);
    expect(outcome.isLoaded).toBe(true);
  });

  it('does nothing for a chunk without a stylesheet, or without a loader', async () => {
    const { loaders } = loadersWith(9);
    tolerateMissingCss(loaders);
    tolerateMissingCss({});

    const outcome = loadStylesheet(loaders, 7);
    await jest.advanceTimersByTimeAsync(0);

    expect(outcome.isLoaded).toBe(true);
    expect(missingCss.get()).toBeNull();
  });
});
