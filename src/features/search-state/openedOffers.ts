/** Returns the history state of an entry that an open offer has added.
 *  @param depth  number of entries above the results, because an offer may lead to similar ones; 0 if the results are not below */
export function openedState(depth: number): object {
  return { opened: depth };
}

/** Returns the number of entries between an open offer and the results below it; 0 if they are not in the history, as after a link. */
export function readOpenedDepth(state: unknown): number {
  const depth: unknown = typeof state === 'object' && state !== null && 'opened' in state ? state.opened : 0;
  return typeof depth === 'number' ? depth : 0;
}
