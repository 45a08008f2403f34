/** Header of a response that is a cached copy, because the network had none. */
export const SERVED_FROM_CACHE = 'x-served-from-cache';

/** Messages from a page to the service worker. Page and worker may belong to different releases, so kinds and fields keep
 *  their names. */
export type ToServiceWorker =
  /** Cache these files of the site, and the whole catalog that a manifest names, so that both open offline. */
  | { readonly kind: 'keep'; readonly files: readonly string[]; readonly manifest: string | null }
  /** Activate the new release now instead of when every page of the old one is closed. */
  | { readonly kind: 'takeOver' };

/** Messages from the service worker to its pages: the source of a response to a request for published data. */
export type FromServiceWorker = {
  readonly kind: 'answered';
  readonly path: string;
  /** True if the network had no response and the cached copy was used. */
  readonly kept: boolean;
};
