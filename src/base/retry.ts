import { abortError, throwIfAborted } from './abort';
import { isAbort, ShopError } from './shopError';

export type RetryPolicy = {
  /** Maximum number of attempts, at least 1. */
  readonly attempts: number;
  /** Returns the delay after a failed attempt, in milliseconds. Attempts are numbered from 1. */
  readonly waitMs: (attempt: number) => number;
};

/** Waits 0.5 s, then 2 s. */
export const THREE_ATTEMPTS: RetryPolicy = { attempts: 3, waitMs: (attempt) => (attempt === 1 ? 500 : 2000) };

/** Runs a task until it succeeds, at most `policy.attempts` times. Does not retry after an AbortError or a ShopError that is not
 *  retryable.
 *  @param run  called with the number of the attempt, from 1
 *  @throws     the last error, or AbortError once `signal` is aborted */
export async function retry<T>(
  run: (attempt: number) => Promise<T>,
  policy: RetryPolicy,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    throwIfAborted(signal);
    try {
      return await run(attempt);
    } catch (error) {
      const final = isAbort(error) || (error instanceof ShopError && !error.retryable);
      if (final || attempt >= policy.attempts) throw error;
    }
    await wait(policy.waitMs(attempt), signal);
  }
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(abortError());
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
