import { onlineManager } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { EpochMs } from '@/domain/offer';
import type { CatalogOnScreen } from '@/features/shop-page/publishedManifestQuery';
import { useNewerCatalog } from '@/features/shop-page/useNewerCatalog';
import { SERVED_FROM_CACHE } from '@/offline/messages';

import { Requests } from '../../requests';

const URL = '/catalog/FateGO/manifest.json';
const SHOWN = 1_000_000 as EpochMs;
const MINUTE = 60_000;
const naming = (revision: number | null) => ({ revision: revision as EpochMs | null, currency: 'CNY' });

type Answer = { readonly publishedAt: unknown; readonly status?: number; readonly isKept?: boolean };
const network: { answer: () => Promise<Answer>; signals: AbortSignal[] } = { answer: never, signals: [] };
function never(): Promise<Answer> {
  return new Promise(() => {});
}
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}
const answers = (answer: Answer) => {
  network.answer = async () => answer;
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
    wrapper: Requests,
  });
}

beforeEach(() => {
  jest.useFakeTimers({ now: SHOWN });
  jest.spyOn(console, 'info').mockImplementation(() => {});
  network.signals = [];
  answers({ publishedAt: SHOWN });
  globalThis.fetch = jest.fn(async (_url, options) => {
    const signal = options?.signal as AbortSignal;
    network.signals.push(signal);
    const { publishedAt, status = 200, isKept = false } = await Promise.race([network.answer(), aborted(signal)]);
    const has = (name: string) => isKept && name === SERVED_FROM_CACHE;
    return { ok: status === 200, headers: { has }, json: async () => ({ publishedAt }) } as unknown as Response;
  });
});
afterEach(async () => {
  await setVisible(true);
  await setOnline(true);
  // Misses the event, since the provider has been unmounted.
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('useNewerCatalog', () => {
  it('looks past HTTP caches when the tab becomes visible, and finds what has been published since', async () => {
    const { result } = setup();
    answers({ publishedAt: SHOWN + 5 });
    await setVisible(false);
    expect(fetch).not.toHaveBeenCalled();

    await setVisible(true);

    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(URL, { signal: expect.any(AbortSignal), cache: 'no-cache' });
    expect(result.current).toBe(SHOWN + 5);
  });

  it('does not ask again within ten seconds of the last look, however often the tab is shown', async () => {
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

  it('looks every five minutes while the tab is visible and there is a network', async () => {
    const { result } = setup();
    await pass(5 * MINUTE - 1);
    expect(fetch).not.toHaveBeenCalled();
    answers({ publishedAt: SHOWN + 5 });

    await pass(1);
    expect(result.current).toBe(SHOWN + 5);
    await setVisible(false);
    await pass(10 * MINUTE);
    await setVisible(true);
    await setOnline(false);
    await pass(10 * MINUTE);

    // The one of the timer, and the one of being seen again.
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('looks at once, and once, when the overlay names another revision', async () => {
    answers({ publishedAt: SHOWN + 5 });
    const shown = { publishedAt: SHOWN, overlayCatalog: naming(SHOWN), isUnreachable: false };
    const { result, rerender } = setup(shown);
    expect(fetch).not.toHaveBeenCalled();

    rerender({ ...shown, overlayCatalog: naming(SHOWN + 5) });
    rerender({ ...shown, overlayCatalog: naming(SHOWN + 5) });
    await pass(0);

    expect(fetch).toHaveBeenCalledTimes(1);
    expect(result.current).toBe(SHOWN + 5);
  });

  it('checks at once when the overlay withdraws its confirmation, then with the usual pauses', async () => {
    answers({ publishedAt: SHOWN + 5 });
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

  it('finds a catalog that was rolled back to', async () => {
    const { result } = setup();
    answers({ publishedAt: SHOWN - 5 });

    await setVisible(true);

    expect(result.current).toBe(SHOWN - 5);
  });

  it('takes no copy that is kept on this device for news, whether older or newer', async () => {
    const { result } = setup();
    answers({ publishedAt: SHOWN - 5, isKept: true });
    await setVisible(true);
    expect(result.current).toBeNull();

    answers({ publishedAt: SHOWN + 5, isKept: true });
    await pass(5 * MINUTE);
    expect(result.current).toBeNull();
  });

  it.each([
    ['an error', { publishedAt: SHOWN + 5, status: 503 }],
    ['no time', { publishedAt: 'soon' }],
    ['a time that no date can hold', { publishedAt: 1e308 }],
  ])('ignores an answer with %s', async (_, answer) => {
    const { result } = setup();
    answers(answer);

    await setVisible(true);

    expect(result.current).toBeNull();
  });

  it('forgets what it found once the newer catalog is on screen', async () => {
    const { result, rerender } = setup();
    answers({ publishedAt: SHOWN + 5 });
    await setVisible(true);
    expect(result.current).toBe(SHOWN + 5);

    rerender({ publishedAt: (SHOWN + 9) as EpochMs, overlayCatalog: null, isUnreachable: false });

    expect(result.current).toBeNull();
  });

  it('aborts a request that hangs, so that the next one is sent', async () => {
    network.answer = never;
    setup();
    await setVisible(true);
    await pass(8000);
    const aborted = network.signals.map((signal) => signal.aborted);

    await pass(5 * MINUTE);

    expect(aborted).toEqual([true]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('aborts its request and sends no more when the page is left', async () => {
    network.answer = never;
    const { unmount } = setup();
    await setVisible(true);

    unmount();
    const aborted = network.signals.map((signal) => signal.aborted);
    await pass(20 * MINUTE);
    await setVisible(true);

    expect(aborted).toEqual([true]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('keeps a request in flight when the site turns out to answer', async () => {
    const shown = { publishedAt: SHOWN, overlayCatalog: null, isUnreachable: true };
    const { result, rerender } = setup(shown);
    let answer: (answer: Answer) => void = () => {};
    network.answer = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    await pass(10_000);

    rerender({ ...shown, isUnreachable: false });
    answer({ publishedAt: SHOWN + 5 });
    await pass(0);

    expect(result.current).toBe(SHOWN + 5);
  });
});
