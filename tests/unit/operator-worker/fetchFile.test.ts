/** @jest-environment node */
import { SERVED_FROM_CACHE } from '@/offline/workerMessages';
import { fetchFile } from '@/operator-worker/fetchFile';

const URL = '/catalog/FateGO/manifest.json';
const result = (body: string, options: ResponseInit = {}) => {
  globalThis.fetch = jest.fn(async () => new Response(body, options));
};

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

describe('fetchFile', () => {
  it('returns the bytes from the network, bypassing HTTP caches', async () => {
    result('{}', { headers: { 'content-type': 'application/json' } });

    expect(await fetchFile(URL)).toEqual(new TextEncoder().encode('{}'));
    expect(fetch).toHaveBeenCalledWith(URL, { cache: 'no-cache' });
  });

  it('fails with a retryable error for a copy from the service worker, which may be outdated', async () => {
    result('{}', { headers: { 'content-type': 'application/json', [SERVED_FROM_CACHE]: 'yes' } });

    await expect(fetchFile(URL)).rejects.toMatchObject({
      code: 'operator-fetch',
      retryable: true,
      message: expect.stringMatching(/the network is required/),
    });
  });

  it.each([
    ['a missing file', '', { status: 404 }],
    ['a page in its place', '<!doctype html>', { headers: { 'content-type': 'text/html' } }],
  ])('returns null for %s', async (_, body, options) => {
    result(body, options);

    expect(await fetchFile(URL)).toBeNull();
  });
});
