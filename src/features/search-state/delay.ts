import { abortError } from '@/base/abort';

/** Resolves after some milliseconds. Debounces a request when called first in a `queryFn`.
 *  @throws  AbortError once `signal` is aborted */
export function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(abortError());
      },
      { once: true },
    );
  });
}
