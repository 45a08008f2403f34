import type { CatalogLocation } from '@/domain/catalogLocation';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Points } from '@/domain/points';
import type { Query } from '@/domain/query';
import type { Hit, PartialResult, SearchResponse } from '@/domain/searchResponse';

/** What the screen asks of the search worker. `call` numbers the question; the answer carries it back. A search that is
 *  `headed` is answered twice: by its head, then by its page, whose hits are empty, for the head has said them. */
export type ToWorker = { readonly call: number } & (
  | { readonly kind: 'open'; readonly at: CatalogLocation; readonly names: readonly ItemNames[] }
  | { readonly kind: 'search'; readonly query: Query; readonly headed?: boolean }
  | { readonly kind: 'offers'; readonly codes: readonly OfferCode[]; readonly query: Query }
  | { readonly kind: 'codes'; readonly text: string; readonly limit: number }
  | { readonly kind: 'totals'; readonly queries: readonly Query[] }
  | { readonly kind: 'points'; readonly query: Query; readonly most: number }
  | { readonly kind: 'overlay'; readonly overlay: Overlay | null }
  | { readonly kind: 'cancel'; readonly cancelled: number }
  | { readonly kind: 'ping' }
);

/** What the worker says unasked. `ready`: its script runs; no word of it means that there is no worker.
 *  `progress`: more of the catalog has come, so that the last question has a fuller answer. */
export type FromWorkerUnasked = { readonly kind: 'ready' } | { readonly kind: 'progress' };

/** What the worker answers to a call. `cancelled` is the answer to a search that a newer one has overtaken. */
export type FromWorkerAnswer = { readonly call: number } & (
  | { readonly kind: 'head'; readonly head: PartialResult }
  | { readonly kind: 'page'; readonly page: SearchResponse }
  | { readonly kind: 'hits'; readonly hits: readonly Hit[] }
  | { readonly kind: 'codes'; readonly codes: readonly OfferCode[] }
  | { readonly kind: 'totals'; readonly totals: readonly number[] }
  | { readonly kind: 'points'; readonly points: Points }
  | { readonly kind: 'pong' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'error'; readonly code: string; readonly message: string; readonly retryable: boolean }
);

export type FromWorker = FromWorkerUnasked | FromWorkerAnswer;
