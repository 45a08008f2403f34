/** A history entry as the router that Umi uses stores it in `history.state`. */
export type RouterEntry = {
  /** Identifies the entry to the router; undefined for the first entry of a visit. */
  readonly key: string | undefined;
  /** Position within the entries of the visit, from 0. */
  readonly index: number;
};

/** Reads what the router stores in `history.state`: its `key`, and its position `idx`, which is internal to the router. */
export function readRouterEntry(state: unknown): RouterEntry {
  const { key, idx } = (state ?? {}) as { readonly key?: unknown; readonly idx?: unknown };
  return { key: typeof key === 'string' ? key : undefined, index: typeof idx === 'number' ? idx : 0 };
}
