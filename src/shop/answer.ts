import type { Query } from '@/domain/query';
import type { SearchPage } from '@/domain/searchPage';

/** A page of hits together with the query it answers, which may be older than the one now asked. */
export type Answer = { readonly query: Query; readonly page: SearchPage };
