/** @jest-environment node */
import { loadChunk } from '@/resilience/loadChunk';
import { scriptError, sheetError } from '../platform/webpack/chunkErrors';

/** Fails with each error in turn, then succeeds; writes down when it was asked. */
function failing(errors: readonly Error[]) {
  const askedAt: number[] = [];
  const load = async () => {
    const error = errors[askedAt.length];
    askedAt.push(Date.now());
    if (error !== undefined) throw error;
    return 'page';
  };
  return { askedAt, load };
}

/** Runs all waits; answers with the value or the error. */
async function settle<T>(answer: Promise<T>): Promise<T | { readonly thrown: unknown }> {
  const settled = answer.catch((thrown: unknown) => ({ thrown }));
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
  it('asks again half a second and two seconds after a failure', async () => {
    const { askedAt, load } = failing([scriptError(), sheetError()]);

    await expect(settle(loadChunk(load))).resolves.toBe('page');
    expect(askedAt).toEqual([0, 500, 2500]);
  });

  it('asks the last time past all caches', async () => {
    const names = { u: (chunk: string | number) => `${chunk}.js` };
    Object.assign(globalThis, { __webpack_require__: names });
    const asked: string[] = [];
    const load = async () => {
      asked.push(names.u(524));
      throw scriptError();
    };

    await settle(loadChunk(load));

    Reflect.deleteProperty(globalThis, '__webpack_require__');
    expect(asked).toEqual(['524.js', '524.js', '524.js?r=3']);
  });

  it("gives up after three tries with the bundler's own error", async () => {
    const last = scriptError('missing');
    const { askedAt, load } = failing([scriptError(), scriptError(), last, scriptError()]);

    await expect(settle(loadChunk(load))).resolves.toEqual({ thrown: last });
    expect(askedAt).toHaveLength(3);
  });

  it('does not wait three times 120 s for a chunk that timed out', async () => {
    const timeout = scriptError('timeout');
    const { askedAt, load } = failing([timeout]);

    await expect(settle(loadChunk(load))).resolves.toEqual({ thrown: timeout });
    expect(askedAt).toEqual([0]);
  });

  it('does not repeat a module that came and broke', async () => {
    const broken = new TypeError('x is not a function');
    const { askedAt, load } = failing([broken]);

    await expect(settle(loadChunk(load))).resolves.toEqual({ thrown: broken });
    expect(askedAt).toEqual([0]);
  });
});
