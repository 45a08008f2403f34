import type { Query } from '@/domain/query';
import type { SearchResponse } from '@/domain/searchResponse';

/** A response together with its query, which may be older than the one on screen. */
export type SearchResult = { readonly query: Query; readonly page: SearchResponse };
