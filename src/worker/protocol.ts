import type { CatalogLocation } from '@/domain/catalogLocation';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { Hit, SearchPage } from '@/domain/searchPage';

/** What the screen asks of the search worker. `call` numbers the question; the answer carries it back. */
export type ToWorker = { readonly call: number } & (
  | { readonly kind: 'open'; readonly at: CatalogLocation; readonly names: readonly ItemNames[] }
  | { readonly kind: 'search'; readonly query: Query }
  | { readonly kind: 'offers'; readonly codes: readonly OfferCode[]; readonly query: Query }
  | { readonly kind: 'overlay'; readonly overlay: Overlay | null }
  | { readonly kind: 'cancel'; readonly cancelled: number }
);

/** What the worker answers. `ready` comes once, unasked, as soon as its script runs: its absence means no worker. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | ({ readonly call: number } & (
      | { readonly kind: 'page'; readonly page: SearchPage }
      | { readonly kind: 'hits'; readonly hits: readonly Hit[] }
      | { readonly kind: 'done' }
      | { readonly kind: 'cancelled' }
      | { readonly kind: 'error'; readonly code: string; readonly message: string; readonly retryable: boolean }
    ));
