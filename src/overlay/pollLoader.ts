import { isAbort, toShopError } from '@/base/shopError';
import type { LoaderState } from './loaderState';

const LONGEST_PAUSE_MS = 10 * 60_000;

/** What polling needs of the browser; tests give their own. */
export type PollEffects = {
  readonly isVisible: () => boolean;
  /** Calls the listener whenever visibility changes; returns the way to stop. */
  readonly onVisibility: (listener: () => void) => () => void;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
};

export const browserPollEffects: PollEffects = {
  isVisible: () => document.visibilityState !== 'hidden',
  onVisibility: (listener) => {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
  random: Math.random,
};

/** Asks at once and then every `everyMs` while the page is visible, one question at a time. After failures it waits
 *  twice as long each time, up to ten minutes, give or take a quarter, so that a server that comes back is not met by
 *  all its visitors in the same second. A page that was hidden past its next question asks when it is seen again.
 *  @param ask   one question; gets a signal that is aborted when polling stops
 *  @param tell  gets each new state; never after polling has stopped
 *  @returns     stops for good */
export function pollLoader<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  everyMs: number,
  tell: (state: LoaderState<T>) => void,
  effects: PollEffects = browserPollEffects,
): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let last: T | null = null;
  let state: 'asking' | 'pausing' | 'due' = 'due';

  const pause = () => {
    const base = Math.min(everyMs * 2 ** failures, Math.max(everyMs, LONGEST_PAUSE_MS));
    const spread = failures === 0 ? 1 : 0.75 + effects.random() / 2;
    state = 'pausing';
    timer = setTimeout(() => {
      state = 'due';
      askIfVisible();
    }, base * spread);
  };
  const askNow = async () => {
    state = 'asking';
    try {
      const data = await ask(stopped.signal);
      if (stopped.signal.aborted) return;
      failures = 0;
      last = data;
      tell({ status: 'ready', data });
    } catch (error) {
      if (stopped.signal.aborted || isAbort(error)) return;
      failures++;
      tell({ status: 'failed', last, error: toShopError(error, 'overlay-network') });
    }
    pause();
  };
  const askIfVisible = () => {
    if (state === 'due' && effects.isVisible()) void askNow();
  };
  const stopListening = effects.onVisibility(askIfVisible);
  askIfVisible();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    stopListening();
  };
}
