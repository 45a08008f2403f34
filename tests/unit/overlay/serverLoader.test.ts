/** @jest-environment node */
import { fetchServerLoader, serverLoaderUrl } from '@/overlay/serverLoader';

const REQUEST_URL = '/__serverLoader?route=game%2FFateGO';

/** Installs a `fetch` with the given response; jsdom has none. */
function respondWith(respond: (init: RequestInit) => Promise<Response> | Response): jest.Mock {
  const fetch = jest.fn(async (_url: string, init: RequestInit) => respond(init));
  Object.assign(globalThis, { fetch });
  return fetch;
}

/** Creates the part of a response that is read. */
function response(body: string, { status = 200, type = 'application/json' } = {}): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(type === '' ? {} : { 'content-type': type }),
    text: async () => body,
  } as Response;
}

/** Rejects only when the signal is aborted. */
function hang(init: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

const never = new AbortController().signal;

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('serverLoaderUrl', () => {
  it.each([
    [
      '/',
      '/__serverLoader?route=sale%2FFateGO&url=https%3A%2F%2Fa.example%2Fsale%2FFateGO%3Fprice%3D..500%26q%3D%E6%A2%85',
    ],
    [
      '/shop/',
      '/shop/__serverLoader?route=sale%2FFateGO&url=https%3A%2F%2Fa.example%2Fsale%2FFateGO%3Fprice%3D..500%26q%3D%E6%A2%85',
    ],
  ])('names route and page below %s', (base, expected) => {
    const url = serverLoaderUrl(base, 'sale/FateGO', 'https://a.example/sale/FateGO?price=..500&q=梅');

    expect(url).toBe(expected.replace('%E6%A2%85', encodeURIComponent('梅')));
  });
});

describe('fetchServerLoader', () => {
  it.each(['application/json', 'application/octet-stream', 'text/plain', ''])(
    'accepts JSON with the content type "%s" of static hosts',
    async (type) => {
      respondWith(() => response('\n{"version":1}', { type }));

      await expect(fetchServerLoader(REQUEST_URL, never)).resolves.toEqual({ version: 1 });
    },
  );

  it('requests JSON with cookies, bypassing caches', async () => {
    const fetch = respondWith(() => response('{}'));

    await fetchServerLoader(REQUEST_URL, never);

    expect(fetch).toHaveBeenCalledWith(REQUEST_URL, {
      signal: expect.any(AbortSignal),
      credentials: 'include',
      cache: 'no-store',
      headers: { accept: 'application/json' },
    });
  });

  it.each([
    ['overlay-status', response('{}', { status: 404 })],
    ['overlay-status', response('{"error":"down"}', { status: 503 })],
    ['overlay-html', response('{"version":1}', { type: 'text/html; charset=utf-8' })],
    ['overlay-html', response('  <!doctype html>', { type: 'application/json' })],
    ['overlay-json', response('')],
    ['overlay-json', response('{"version":1,')],
  ])('rejects with the retryable error %s', async (code, bad) => {
    respondWith(() => bad);

    await expect(fetchServerLoader(REQUEST_URL, never)).rejects.toMatchObject({ code, retryable: true });
  });

  it('rejects with overlay-network when the network fails', async () => {
    respondWith(() => Promise.reject(new TypeError('Failed to fetch')));

    await expect(fetchServerLoader(REQUEST_URL, never)).rejects.toMatchObject({ code: 'overlay-network' });
  });

  it('rejects with overlay-timeout after three seconds', async () => {
    jest.useFakeTimers();
    respondWith(hang);
    const rejection = expect(fetchServerLoader(REQUEST_URL, never)).rejects.toMatchObject({ code: 'overlay-timeout' });

    await jest.advanceTimersByTimeAsync(2999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);

    await rejection;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('rejects with AbortError when its signal is aborted', async () => {
    respondWith(hang);
    const controller = new AbortController();
    const cancelled = expect(fetchServerLoader(REQUEST_URL, controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });

    controller.abort();

    await cancelled;
  });
});
