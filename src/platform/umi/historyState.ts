/** A history entry as the router that Umi uses stores it in `history.state`. */
export type RouterEntry = {
  /** Identifies the entry to the router; undefined for the first entry of a visit until `nameEntry` is called. */
  readonly key: string | undefined;
  /** Position within the entries of the visit, from 0. */
  readonly index: number;
};

/** Gives the current entry of the browser's history a key of its own if it has none. Call before the router is created, which calls every
 *  entry without a key `default`: opening another link in the same tab would then restore the scroll position of an earlier one. */
export function nameEntry(): void {
  const { state } = window.history;
  if (readRouterEntry(state).key !== undefined) return;
  window.history.replaceState({ ...state, key: String(Math.random()) }, '');
}

/** Reads what the router stores in `history.state`: its `key`, and its position `idx`, which is internal to the router. */
export function readRouterEntry(state: unknown): RouterEntry {
  const { key, idx } = (state ?? {}) as { readonly key?: unknown; readonly idx?: unknown };
  return { key: typeof key === 'string' ? key : undefined, index: typeof idx === 'number' ? idx : 0 };
}
