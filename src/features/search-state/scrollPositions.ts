const KEY_PREFIX = 'vitrine.position.';

/** Returns the scroll position of a history entry in CSS pixels; null if it is unknown.
 *  @param key    the router's key of the entry
 *  @param state  the history state of the entry, which contains a position if typing has replaced the entry (`SearchDraft.scrollY`) */
export function readPosition(key: string, state: unknown): number | null {
  return readStoredPosition(key) ?? readStatePosition(state);
}

/** Stores a scroll position for as long as the tab is open. */
export function writePosition(key: string, top: number): void {
  try {
    sessionStorage.setItem(KEY_PREFIX + key, String(Math.round(top)));
  } catch {
    // See readStoredPosition.
  }
}

/** Returns the history state that holds a scroll position. */
export function statePosition(top: number): object {
  return { top };
}

function readStoredPosition(key: string): number | null {
  try {
    const stored = Number(sessionStorage.getItem(KEY_PREFIX + key) ?? Number.NaN);
    return Number.isFinite(stored) ? stored : null;
  } catch {
    // Without storage (private mode, in-app browsers) Back does not restore the position.
    return null;
  }
}

function readStatePosition(state: unknown): number | null {
  const top: unknown = typeof state === 'object' && state !== null && 'top' in state ? state.top : null;
  return typeof top === 'number' ? top : null;
}
