/** A filter group of the URL and the engine; `games/facetsOf.ts` lists those of a game.
 *  `id` is the key in Query.ranges or Query.choices, `param` the lower-case name in the URL. */
export type FacetSpec = {
  readonly id: string;
  readonly param: string;
  readonly kind: 'range' | 'choice';
};

/** URL parameters that are not filter groups; no facet may have these names. */
export const RESERVED_PARAMS = ['q', 'want', 'any', 'nice', 'not', 'unused', 'sort', 'view', 'n', 'o', 'lang'] as const;
