/** Header of an answer that is the copy kept on this device, because the network had none. */
export const SERVED_FROM_CACHE = 'x-served-from-cache';

/** What a page asks of the service worker. */
export type ToServiceWorker =
  /** Keep these files of the site, and the whole catalog that a manifest names, so that both open without a network. */
  | { readonly kind: 'keep'; readonly files: readonly string[]; readonly manifest: string | null }
  /** Somebody agreed to the new release: stop waiting until every page of the old one is closed. */
  | { readonly kind: 'takeOver' };

/** What the service worker says unasked: where the answer to a request for published data came from. */
export type FromServiceWorker = {
  readonly kind: 'answered';
  readonly path: string;
  /** True if the network had no answer, and the copy that was kept took its place. */
  readonly kept: boolean;
};
