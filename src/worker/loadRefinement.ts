import type { Refinement } from '@/engine/refinement';

/** Loads what answers queries with conditions. */
export type LoadRefinement = () => Promise<{ readonly refine: Refinement }>;

/** The one place that names that code, which the bundler makes a chunk of its own. */
export const loadRefinement: LoadRefinement = () =>
  import(/* webpackChunkName: "refinement", webpackExports: ["refine"] */ '@/engine/refine/refine');
