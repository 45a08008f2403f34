import { onlineManager } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { EpochMs } from '@/domain/offer';
import type { CatalogOnScreen } from '@/features/shop-page/publishedManifestQuery';
import { useNewerCatalog } from '@/features/shop-page/useNewerCatalog';
import { SERVED_FROM_CACHE } from '@/offline/workerMessages';

import { RequestCacheProvider } from '../../requests';

const URL = '/catalog/FateGO/manifest.json';
const SHOWN = 1_000_000 as EpochMs;
const MINUTE = 60_000;
const naming = (revision: number | null) => ({ revision: revision as EpochMs | null, currency: 'CNY' });

type ManifestResponse = { readonly publishedAt: unknown; readonly status?: number; readonly isFromCache?: boolean };
const network: { respond: () => Promise<ManifestResponse>; signals: AbortSignal[] } = { respond: never, signals: [] };
function never(): Promise<ManifestResponse> {
  return new Promise(() => {});
}
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
const respondWith = (response: ManifestResponse) => {
  network.respond = async () => response;
};

const setVisible = async (visible: boolean) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visible ? 'visible' : 'hidden' });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
};
const setOnline = async (online: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  await act(async () => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function setup(parts: Partial<CatalogOnScreen> = {}) {
  const shown = { publishedAt: SHOWN, overlayCatalog: null, isUnreachable: false, ...parts };
  return renderHook((props: CatalogOnScreen) => useNewerCatalog(URL, props), {
    initialProps: shown,
    wrapper: RequestCacheProvider,
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: SHOWN });
  jest.spyOn(console, 'info').mockImplementation(() => {});
  network.signals = [];
  respondWith({ publishedAt: SHOWN });
  globalThis.fetch = jest.fn(async (_url, options) => {
    const signal = options?.signal as AbortSignal;
    network.signals.push(signal);
    const { publishedAt, status = 200, isFromCache = false } = await Promise.race([network.respond(), aborted(signal)]);
    const has = (name: string) => isFromCache && name === SERVED_FROM_CACHE;
    return { ok: status === 200, headers: { has }, json: async () => ({ publishedAt }) } as unknown as Response;
  });
});
afterEach(async () => {
  await setVisible(true);
  await setOnline(true);
  // TanStack's online manager misses this event, since the provider has been unmounted.
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('useNewerCatalog', () => {
  it('requests the manifest past HTTP caches when the tab becomes visible', async () => {
    const { result } = setup();
    respondWith({ publishedAt: SHOWN + 5 });
    await setVisible(false);
    expect(fetch).not.toHaveBeenCalled();

    await setVisible(true);

    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(URL, { signal: expect.any(AbortSignal), cache: 'no-cache' });
    expect(result.current).toBe(SHOWN + 5);
  });

  it('sends no second request within ten seconds, however often the tab is shown', async () => {
    setup();
    for (let times = 0; times < 5; times++) {
      await setVisible(false);
      await setVisible(true);
    }
    expect(fetch).toHaveBeenCalledTimes(1);

    await pass(10_000);
    await setVisible(true);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('polls every five minutes while the tab is visible and online', async () => {
    const { result } = setup();
    await pass(5 * MINUTE - 1);
    expect(fetch).not.toHaveBeenCalled();
    respondWith({ publishedAt: SHOWN + 5 });

    await pass(1);
    expect(result.current).toBe(SHOWN + 5);
    await setVisible(false);
    await pass(10 * MINUTE);
    await setVisible(true);
    await setOnline(false);
    await pass(10 * MINUTE);

    // One from the timer and one when the tab became visible again.
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('sends one request immediately when the overlay names another revision', async () => {
    respondWith({ publishedAt: SHOWN + 5 });
    const shown = { publishedAt: SHOWN, overlayCatalog: naming(SHOWN), isUnreachable: false };
    const { result, rerender } = setup(shown);
    expect(fetch).not.toHaveBeenCalled();

    rerender({ ...shown, overlayCatalog: naming(SHOWN + 5) });
    rerender({ ...shown, overlayCatalog: naming(SHOWN + 5) });
    await pass(0);

    expect(fetch).toHaveBeenCalledTimes(1);
    expect(result.current).toBe(SHOWN + 5);
  });

  it('sends a request immediately when the overlay withdraws its confirmation, then polls as usual', async () => {
    respondWith({ publishedAt: SHOWN + 5 });
    const shown = { publishedAt: SHOWN, overlayCatalog: naming(SHOWN), isUnreachable: false };
    const { result, rerender } = setup(shown);
    expect(fetch).not.toHaveBeenCalled();

    rerender({ ...shown, overlayCatalog: naming(null) });
    rerender({ ...shown, overlayCatalog: naming(null) });
    await pass(0);

    expect(fetch).toHaveBeenCalledTimes(1);
    expect(result.current).toBe(SHOWN + 5);
    await pass(5 * MINUTE);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('returns an earlier catalog after a rollback', async () => {
    const { result } = setup();
    respondWith({ publishedAt: SHOWN - 5 });

    await setVisible(true);

    expect(result.current).toBe(SHOWN - 5);
  });

  it('ignores a response from the offline cache', async () => {
    const { result } = setup();
    respondWith({ publishedAt: SHOWN - 5, isFromCache: true });
    await setVisible(true);
    expect(result.current).toBeNull();

    respondWith({ publishedAt: SHOWN + 5, isFromCache: true });
    await pass(5 * MINUTE);
    expect(result.current).toBeNull();
  });

  it.each([
    ['an error', { publishedAt: SHOWN + 5, status: 503 }],
    ['no time', { publishedAt: 'soon' }],
    ['a time beyond the range of dates', { publishedAt: 1e308 }],
  ])('ignores a response with %s', async (_, response) => {
    const { result } = setup();
    respondWith(response);

    await setVisible(true);

    expect(result.current).toBeNull();
  });

  it('returns null once the newer catalog is on screen', async () => {
    const { result, rerender } = setup();
    respondWith({ publishedAt: SHOWN + 5 });
    await setVisible(true);
    expect(result.current).toBe(SHOWN + 5);

    rerender({ publishedAt: (SHOWN + 5) as EpochMs, overlayCatalog: null, isUnreachable: false });
    await setVisible(false);
    await pass(10_000);
    await setVisible(true);

    expect(network.signals).toHaveLength(2);
    expect(result.current).toBeNull();
  });

  it('aborts a request that hangs, so that the next one is sent', async () => {
    network.respond = never;
    setup();
    await setVisible(true);
    await pass(8000);
    const aborted = network.signals.map((signal) => signal.aborted);

    await pass(5 * MINUTE);

    expect(aborted).toEqual([true]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('aborts its request and sends no more when the page is left', async () => {
    network.respond = never;
    const { unmount } = setup();
    await setVisible(true);

    unmount();
    const aborted = network.signals.map((signal) => signal.aborted);
    await pass(20 * MINUTE);
    await setVisible(true);

    expect(aborted).toEqual([true]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps a pending request when the site turns out to be reachable', async () => {
    const shown = { publishedAt: SHOWN, overlayCatalog: null, isUnreachable: true };
    const { result, rerender } = setup(shown);
    let respond: (response: ManifestResponse) => void = () => {};
    network.respond = () =>
      new Promise((resolve) => {
        respond = resolve;
      });
    await pass(10_000);

    rerender({ ...shown, isUnreachable: false });
    respond({ publishedAt: SHOWN + 5 });
    await pass(0);

    expect(result.current).toBe(SHOWN + 5);
  });
});
