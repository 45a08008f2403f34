import type { FilteredSearch } from './filteredSearch';

/** Loads what answers queries with conditions, and all questions besides searches. */
export type LoadFilteredSearch = () => Promise<{ readonly filteredSearch: FilteredSearch }>;

/** The one place that names that code, which the bundler makes a chunk of its own. */
export const loadFilteredSearch: LoadFilteredSearch = () =>
  import(/* webpackChunkName: "refinement", webpackExports: ["filteredSearch"] */ './filteredSearch');
