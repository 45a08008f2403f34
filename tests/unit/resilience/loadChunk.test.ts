/** @jest-environment node */
import { loadChunk } from '@/resilience/loadChunk';
import { scriptError, sheetError } from '../platform/webpack/chunkErrors';

/** Creates a loader that fails with each error in turn, then succeeds, and records the times of its calls. */
function failing(errors: readonly Error[]) {
  const requestedAt: number[] = [];
  const load = async () => {
    const error = errors[requestedAt.length];
    requestedAt.push(Date.now());
    if (error !== undefined) throw error;
    return 'page';
  };
  return { requestedAt, load };
}

/** Runs all timers and returns the value or the error of a promise. */
async function settle<T>(promise: Promise<T>): Promise<T | { readonly thrown: unknown }> {
  const settled = promise.catch((thrown: unknown) => ({ thrown }));
  await jest.advanceTimersByTimeAsync(60_000);
  return settled;
}

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('loadChunk', () => {
  it('retries 0.5 s and 2 s after a failure', async () => {
    const { requestedAt, load } = failing([scriptError(), sheetError()]);

    await expect(settle(loadChunk(load))).resolves.toBe('page');
    expect(requestedAt).toEqual([0, 500, 2500]);
  });

  it('bypasses all caches at the last attempt', async () => {
    const names = { u: (chunk: string | number) => `${chunk}.js` };
    Object.assign(globalThis, { __webpack_require__: names });
    const requests: string[] = [];
    const load = async () => {
      requests.push(names.u(524));
      throw scriptError();
    };

    await settle(loadChunk(load));

    Reflect.deleteProperty(globalThis, '__webpack_require__');
    expect(requests).toEqual(['524.js', '524.js', '524.js?r=3']);
  });

  it("rejects with webpack's error after three attempts", async () => {
    const last = scriptError('missing');
    const { requestedAt, load } = failing([scriptError(), scriptError(), last, scriptError()]);

    await expect(settle(loadChunk(load))).resolves.toEqual({ thrown: last });
    expect(requestedAt).toHaveLength(3);
  });

  it('does not retry after a timeout of 120 s', async () => {
    const timeout = scriptError('timeout');
    const { requestedAt, load } = failing([timeout]);

    await expect(settle(loadChunk(load))).resolves.toEqual({ thrown: timeout });
    expect(requestedAt).toEqual([0]);
  });

  it('does not retry a module that throws', async () => {
    const broken = new TypeError('x is not a function');
    const { requestedAt, load } = failing([broken]);

    await expect(settle(loadChunk(load))).resolves.toEqual({ thrown: broken });
    expect(requestedAt).toEqual([0]);
  });
});
