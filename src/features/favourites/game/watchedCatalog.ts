import type { ShopError } from '@/base/shopError';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import type { GameItems } from '@/features/search-state/gameItems';
import type { SearchResult } from '@/features/search-state/searchResult';
import type { SearchClient } from '@/search-worker/client';

/** The state of a game's catalog as far as the favourites need it. */
export type WatchedCatalog = {
  readonly gameItems: GameItems | null;
  readonly client: SearchClient | null;
  /** Any result of this catalog, for the times of the catalog and the overlay. */
  readonly result: SearchResult | null;
  /** Code → offer, or null if the catalog does not have it. Codes that could not be looked up are absent. */
  readonly hits: ReadonlyMap<OfferCode, Hit | null>;
  readonly error: ShopError | null;
  /** Whether parts of the catalog are missing, so that an offer that was not found may still exist. */
  readonly isPartial: boolean;
  /** Reloads roster and catalog; null before the first load. */
  readonly restart: (() => void) | null;
};

export const UNLOADED_CATALOG: WatchedCatalog = {
  gameItems: null,
  client: null,
  result: null,
  hits: new Map(),
  error: null,
  isPartial: false,
  restart: null,
};
