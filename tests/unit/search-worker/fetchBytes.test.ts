/** @jest-environment node */
import { fetchBytes } from '@/search-worker/fetchBytes';

const URL = '/catalog/FateGO/manifest.json';
const realFetch = globalThis.fetch;

function respondWith(response: Response | Error): void {
  globalThis.fetch = async () => {
    if (response instanceof Error) throw response;
    return response;
  };
}

/** Simulates a server that never responds; an aborted fetch rejects. */
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
  it('resolves to the bytes of the file', async () => {
    respondWith(new Response(Uint8Array.of(1, 2, 3), { headers: { 'content-type': 'application/octet-stream' } }));

    expect(await fetchBytes(URL)).toEqual(Uint8Array.of(1, 2, 3));
  });

  it.each([
    [404, true],
    [429, true],
    [500, true],
    [503, true],
    [403, false],
    [410, false],
  ])('rejects status %i, retryable: %s', async (status, retryable) => {
    respondWith(new Response('{}', { status }));

    await expect(fetchBytes(URL)).rejects.toMatchObject({ code: 'worker-fetch-status', retryable });
  });

  it('rejects an HTML fallback in place of data', async () => {
    respondWith(new Response('<!DOCTYPE html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }));

    await expect(fetchBytes(URL)).rejects.toMatchObject({ code: 'worker-fetch-html', retryable: true });
  });

  it('rejects when the connection fails, at once or in the middle of the file', async () => {
    respondWith(new TypeError('Failed to fetch'));
    await expect(fetchBytes(URL)).rejects.toMatchObject({ code: 'worker-fetch-offline', retryable: true });

    const cut = new ReadableStream({
      start: (controller) => {
        controller.enqueue(Uint8Array.of(1));
        controller.error(new TypeError('network error'));
      },
    });
    respondWith(new Response(cut));
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

  it('rejects when the server does not respond within a minute', async () => {
    jest.useFakeTimers();
    hang();
    const outcome = fetchBytes(URL).catch((error: unknown) => error);

    await jest.advanceTimersByTimeAsync(60_000);

    expect(await outcome).toMatchObject({ code: 'worker-fetch-timeout', retryable: true });
  });

  it('keeps a download that makes progress, however slow it is', async () => {
    jest.useFakeTimers();
    let send: (byte: number) => void = () => undefined;
    let close: () => void = () => undefined;
    globalThis.fetch = async (_, init) => {
      const slow = new ReadableStream<Uint8Array>({
        start: (controller) => {
          send = (byte) => controller.enqueue(Uint8Array.of(byte));
          close = () => controller.close();
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(slow);
    };
    const bytes = fetchBytes(URL);

    for (let byte = 1; byte <= 4; byte++) {
      await jest.advanceTimersByTimeAsync(50_000);
      send(byte);
    }
    close();

    expect(await bytes).toEqual(Uint8Array.of(1, 2, 3, 4));
  });

  it('rejects a download that makes no progress for a minute', async () => {
    jest.useFakeTimers();
    globalThis.fetch = async (_, init) => {
      const stuck = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(Uint8Array.of(1));
          init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(stuck);
    };
    const outcome = fetchBytes(URL).catch((error: unknown) => error);

    await jest.advanceTimersByTimeAsync(60_000);

    expect(await outcome).toMatchObject({ code: 'worker-fetch-timeout', retryable: true });
  });
});
