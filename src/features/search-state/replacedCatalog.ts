import { createStore, type Store } from '@/base/createStore';
import type { EpochMs } from '@/domain/offer';

/** A catalog revision that the site no longer publishes. */
export type ReplacedCatalog = { readonly manifestUrl: string; readonly revision: EpochMs };

/** The catalog on screen if it is known to have been replaced; null otherwise. */
export const replacedCatalog: Store<ReplacedCatalog | null> = createStore<ReplacedCatalog | null>(null);
