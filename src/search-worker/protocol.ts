import type { CatalogLocation } from '@/domain/catalogLocation';
import type { ItemNames } from '@/domain/itemNames';
import type { OfferCode } from '@/domain/offer';
import type { Overlay } from '@/domain/overlay';
import type { Query } from '@/domain/query';
import type { ScatterPoints } from '@/domain/scatterPoints';
import type { Hit, SearchResponse } from '@/domain/searchResponse';

/** The methods of the search worker. `open` and `setOverlay` are notifications. */
export type SearchMethods = {
  readonly open: {
    readonly params: { readonly location: CatalogLocation; readonly names: readonly ItemNames[] };
    readonly result: undefined;
  };
  readonly setOverlay: { readonly params: Overlay | null; readonly result: undefined };
  readonly search: { readonly params: Query; readonly result: SearchResponse };
  readonly offers: {
    readonly params: { readonly codes: readonly OfferCode[]; readonly query: Query };
    readonly result: readonly Hit[];
  };
  readonly codes: {
    readonly params: { readonly text: string; readonly limit: number };
    readonly result: readonly OfferCode[];
  };
  readonly totals: { readonly params: readonly Query[]; readonly result: readonly number[] };
  readonly listMatches: {
    readonly params: { readonly query: Query; readonly limit: number };
    readonly result: ScatterPoints;
  };
};

/** Event: more of the catalog has arrived since the last response, so that requests have a fuller result now. */
export const PROGRESS = 'progress';
