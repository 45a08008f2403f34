import { fetchServerLoader, serverLoaderUrl } from '@/overlay/serverLoader';

const URL_ASKED = '/__serverLoader?route=game%2FFateGO';

/** Lets the next `fetch` answer so; jsdom has none of its own. */
function answerWith(answer: (init: RequestInit) => Promise<Response> | Response): jest.Mock {
  const fetch = jest.fn(async (_url: string, init: RequestInit) => answer(init));
  Object.assign(globalThis, { fetch });
  return fetch;
}

/** A response as the hook reads it. */
function response(body: string, { status = 200, type = 'application/json' } = {}): Response {
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: new Headers(type === '' ? {} : { 'content-type': type }),
    text: async () => body,
  } as Response;
}

/** Never answers, but gives up when told to. */
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
    'takes JSON of the content type "%s", as static hosts send it',
    async (type) => {
      answerWith(() => response('\n{"version":1}', { type }));

      await expect(fetchServerLoader(URL_ASKED, never)).resolves.toEqual({ version: 1 });
    },
  );

  it('asks for JSON, past caches and with cookies', async () => {
    const fetch = answerWith(() => response('{}'));

    await fetchServerLoader(URL_ASKED, never);

    expect(fetch).toHaveBeenCalledWith(URL_ASKED, {
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
  ])('refuses with %s, to be tried later', async (code, bad) => {
    answerWith(() => bad);

    await expect(fetchServerLoader(URL_ASKED, never)).rejects.toMatchObject({ code, retryable: true });
  });

  it('refuses a network that is gone', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));

    await expect(fetchServerLoader(URL_ASKED, never)).rejects.toMatchObject({ code: 'overlay-network' });
  });

  it('gives up on a server that hangs after three seconds', async () => {
    jest.useFakeTimers();
    answerWith(hang);
    const refused = expect(fetchServerLoader(URL_ASKED, never)).rejects.toMatchObject({ code: 'overlay-timeout' });

    await jest.advanceTimersByTimeAsync(2999);
    expect(jest.getTimerCount()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);

    await refused;
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is cancelled with its signal, before or while it asks', async () => {
    answerWith(hang);
    const leave = new AbortController();
    const cancelled = expect(fetchServerLoader(URL_ASKED, leave.signal)).rejects.toMatchObject({ name: 'AbortError' });

    leave.abort();

    await cancelled;
  });
});
