import { ShopError } from '@/base/shopError';
import { isChunkFailure, isChunkTimeout } from '@/platform/webpack/chunkFailure';
import { checkContract } from '../checkContract';
import { scriptError, sheetError } from './chunkErrors';
import { runBundle } from './runBundle';

const ADVICE =
  "webpack's errors for missing chunks have changed, so pages do not retry them. Compare node_modules/@umijs/bundler-webpack/compiled and change src/platform/webpack/chunkFailure.ts.";

/** Imports the bundle's chunk and lets the element of a request fail. */
async function failRequest(selector: 'script' | 'link'): Promise<unknown> {
  const failure = runBundle()
    .loadChunk()
    .catch((error: unknown) => error);
  document.head.querySelector(selector)?.dispatchEvent(new Event('error'));
  return failure;
}

describe('isChunkFailure', () => {
  it.each(['script', 'link'] as const)('recognises the error of webpack for a %s that failed', async (selector) => {
    const error = await failRequest(selector);

    await checkContract(ADVICE, () => expect(isChunkFailure(error)).toBe(true));
  });

  it.each([
    scriptError('error'),
    scriptError('missing'),
    scriptError('timeout'),
    sheetError(),
    new Error('Loading chunk 524 failed.'),
    new Error('Loading chunk p__game__FateGO failed.\n(missing: x)'),
    new Error('Loading CSS chunk 12 failed.\n(x)'),
    new TypeError('Failed to fetch dynamically imported module: http://localhost/a.js'),
    new TypeError('error loading dynamically imported module: http://localhost/a.js'),
    new TypeError('Importing a module script failed.'),
    new ShopError('resilience-chunk-final', 'given up', { cause: scriptError() }),
  ])('is true for %p', (error) => {
    expect(isChunkFailure(error)).toBe(true);
  });

  it.each([
    new TypeError('Failed to fetch'),
    new Error('the hint "Loading chunk 1 failed." stands in a listing'),
    new ShopError('catalog-shelf-html', 'expected JSON, got a page'),
    'Loading chunk 1 failed.',
    null,
    undefined,
  ])('is false for %p', (error) => {
    expect(isChunkFailure(error)).toBe(false);
  });
});

describe('isChunkTimeout', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('recognises the error of webpack for a chunk that exceeded its timeout', async () => {
    jest.useFakeTimers();
    const failure = runBundle()
      .loadChunk()
      .catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(120_000);
    const error = await failure;

    await checkContract(ADVICE, () => expect(isChunkTimeout(error)).toBe(true));
  });

  it('is false for a chunk that failed in another way', () => {
    expect(isChunkTimeout(scriptError('error'))).toBe(false);
  });

  it('is false for an error of the application that mentions a timeout', () => {
    expect(isChunkTimeout(new Error('(timeout: x)'))).toBe(false);
  });
});
