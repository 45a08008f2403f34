/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { isChunkFailure, isChunkTimeout } from '@/platform/webpack/chunkFailure';
import { scriptError, sheetError } from './chunkErrors';

describe('isChunkFailure', () => {
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
    new ShopError('shell-chunk-final', 'given up', { cause: scriptError() }),
  ])('knows %p', (error) => {
    expect(isChunkFailure(error)).toBe(true);
  });

  it.each([
    new TypeError('Failed to fetch'),
    new Error('the hint "Loading chunk 1 failed." stands in a listing'),
    new ShopError('catalog-shelf-html', 'expected JSON, got a page'),
    'Loading chunk 1 failed.',
    null,
    undefined,
  ])('does not take %p for one', (error) => {
    expect(isChunkFailure(error)).toBe(false);
  });
});

describe('isChunkTimeout', () => {
  it('is true only of a chunk that ran out of time', () => {
    expect([scriptError('timeout'), scriptError('error'), new Error('(timeout: x)')].map(isChunkTimeout)).toEqual([
      true,
      false,
      false,
    ]);
  });
});
