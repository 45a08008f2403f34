import type { LateAnswers } from './filteredSearch';

/** Loads what answers queries with conditions, and all questions besides searches. */
export type LoadRefinement = () => Promise<{ readonly lateAnswers: LateAnswers }>;

/** The one place that names that code, which the bundler makes a chunk of its own. */
export const loadRefinement: LoadRefinement = () =>
  import(/* webpackChunkName: "refinement", webpackExports: ["lateAnswers"] */ './filteredSearch');
