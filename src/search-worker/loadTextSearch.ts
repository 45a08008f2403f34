import type { LoadTextSearch } from './textPart';

/** Loads the code of the search by text: the one place that names it, which the bundler makes a chunk of its own. */
export const loadTextSearch: LoadTextSearch = () =>
  import(/* webpackChunkName: "textSearch", webpackExports: ["createTextSearch"] */ './textSearch');
