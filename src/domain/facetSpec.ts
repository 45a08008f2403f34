/** One filter group as the URL and the engine know it; made from a game by `games/facetsOf.ts`.
 *  `id` is the key in Query.ranges or Query.choices, `param` the lower-case name in the URL. */
export type FacetSpec = {
  readonly id: string;
  readonly param: string;
  readonly kind: 'range' | 'choice';
};

/** Parameter names of the URL that are not filter groups; no facet may use them. */
export const OWN_PARAMS = ['q', 'want', 'any', 'nice', 'not', 'sort', 'view', 'n', 'o'] as const;
