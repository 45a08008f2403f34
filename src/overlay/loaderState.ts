import type { ShopError } from '@/base/shopError';

/** What is known of the server loader's answer: none yet, a good one, or a failed last attempt with the last good one. */
export type LoaderState<T> =
  | { readonly status: 'waiting' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly last: T | null; readonly error: ShopError };
