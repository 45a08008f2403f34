/** @jest-environment node */
import { fetchBytes } from '@/search-worker/fetchBytes';

const URL = '/catalog/FateGO/manifest.json';
const realFetch = globalThis.fetch;

function answerWith(response: Response | Error): void {
  globalThis.fetch = async () => {
    if (response instanceof Error) throw response;
    return response;
  };
}

/** A server that never answers, and tells a fetch that is aborted so. */
function hang(): void {
  globalThis.fetch = (_, init) =>
    new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
}

afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

describe('fetchBytes', () => {
  it('gives the bytes of the file', async () => {
    answerWith(new Response(Uint8Array.of(1, 2, 3), { headers: { 'content-type': 'application/octet-stream' } }));

    expect(await fetchBytes(URL)).toEqual(Uint8Array.of(1, 2, 3));
  });

  it.each([
    [404, true],
    [429, true],
    [500, true],
    [503, true],
    [403, false],
    [410, false],
  ])('rejects status %i, worth another try: %s', async (status, retryable) => {
    answerWith(new Response('{}', { status }));

    await expect(fetchBytes(URL)).rejects.toMatchObject({ code: 'worker-fetch-status', retryable });
  });

  it('rejects a page that a fallback answers in the place of data', async () => {
    answerWith(new Response('<!DOCTYPE html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }));

    await expect(fetchBytes(URL)).rejects.toMatchObject({ code: 'worker-fetch-html', retryable: true });
  });

  it('rejects a connection that fails, at once or in the middle of the file', async () => {
    answerWith(new TypeError('Failed to fetch'));
    await expect(fetchBytes(URL)).rejects.toMatchObject({ code: 'worker-fetch-offline', retryable: true });

    const cut = new ReadableStream({
      start: (controller) => {
        controller.enqueue(Uint8Array.of(1));
        controller.error(new TypeError('network error'));
      },
    });
    answerWith(new Response(cut));
    await expect(fetchBytes(URL)).rejects.toMatchObject({ code: 'worker-fetch-offline', retryable: true });
  });

  it('rejects with AbortError once it is cancelled, before or while it waits', async () => {
    hang();
    const controller = new AbortController();
    const waiting = fetchBytes(URL, controller.signal);

    controller.abort();

    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    globalThis.fetch = realFetch;
    await expect(fetchBytes('data:,x', controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('gives a server up that does not answer within a minute', async () => {
    jest.useFakeTimers();
    hang();
    const outcome = fetchBytes(URL).catch((error: unknown) => error);

    await jest.advanceTimersByTimeAsync(60_000);

    expect(await outcome).toMatchObject({ code: 'worker-fetch-timeout', retryable: true });
  });
});
