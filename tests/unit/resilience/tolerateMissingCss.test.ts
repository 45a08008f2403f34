/** @jest-environment node */
import type { ChunkLoaders } from '@/platform/webpack/cssChunkLoader';
import { missingCss, tolerateMissingCss } from '@/resilience/tolerateMissingCss';
import { sheetError } from '../platform/webpack/chunkErrors';

/** Webpack's table with a sheet for chunk 524 that fails so many times. */
function partsWith(failures: number) {
  const askedAt: number[] = [];
  const parts: ChunkLoaders = {
    miniCss: (chunk, waiting) => {
      if (chunk !== 524) return;
      askedAt.push(Date.now());
      waiting.push(askedAt.length <= failures ? Promise.reject(sheetError()) : Promise.resolve());
    },
  };
  return { askedAt, parts };
}

/** Loads a chunk's sheet as webpack does; true once the page may be drawn. */
function waitForSheet(parts: ChunkLoaders, chunk: number) {
  const waiting: Promise<unknown>[] = [];
  parts.miniCss?.(chunk, waiting);
  const outcome = { drawn: false, error: undefined as unknown };
  Promise.all(waiting).then(
    () => {
      outcome.drawn = true;
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

describe('guardSheets', () => {
  it('asks for a sheet as often as for a script, and says nothing if it comes', async () => {
    const { askedAt, parts } = partsWith(2);
    tolerateMissingCss(parts);

    const outcome = waitForSheet(parts, 524);
    await jest.advanceTimersByTimeAsync(2500);

    expect([outcome.drawn, askedAt, missingCss.get()]).toEqual([true, [0, 500, 2500], null]);
  });

  it("lets the page be drawn without a sheet that stays away, and keeps the bundler's words", async () => {
    const { parts } = partsWith(Number.POSITIVE_INFINITY);
    tolerateMissingCss(parts);

    const outcome = waitForSheet(parts, 524);
    await jest.advanceTimersByTimeAsync(2500);

    expect(outcome).toEqual({ drawn: true, error: undefined });
    expect(missingCss.get()).toBe(sheetError().message);
  });

  it('does not wait for a sheet that hangs', async () => {
    const parts: ChunkLoaders = { miniCss: (_chunk, waiting) => waiting.push(new Promise(() => undefined)) };
    tolerateMissingCss(parts);

    const outcome = waitForSheet(parts, 524);
    await jest.advanceTimersByTimeAsync(14_999);
    const before = outcome.drawn;
    await jest.advanceTimersByTimeAsync(1);

    expect([before, outcome.drawn]).toEqual([false, true]);
  });

  it('does nothing for a chunk without a sheet, or where styles come some other way', async () => {
    const { parts } = partsWith(9);
    tolerateMissingCss(parts);
    tolerateMissingCss({});

    const outcome = waitForSheet(parts, 7);
    await jest.advanceTimersByTimeAsync(0);

    expect([outcome.drawn, missingCss.get()]).toEqual([true, null]);
  });
});
