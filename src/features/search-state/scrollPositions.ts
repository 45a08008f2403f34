const KEPT = 'vitrine.position.';

/** How far down an entry of the browser's history was, in CSS pixels, as long as the tab is open.
 *  @param key    the router's name for it
 *  @param state  what the entry itself holds: where something is typed the list goes to its top, and the entry below is
 *                written anew, with the place where it was (useTyping)
 *  @returns      null if that is not known */
export function readPosition(key: string, state: unknown): number | null {
  return keptPosition(key) ?? statedPosition(state);
}

export function writePosition(key: string, top: number): void {
  try {
    sessionStorage.setItem(KEPT + key, String(Math.round(top)));
  } catch {
    // See keptPosition.
  }
}

/** What an entry holds of its position. */
export function statePosition(top: number): object {
  return { top };
}

function keptPosition(key: string): number | null {
  try {
    const kept = Number(sessionStorage.getItem(KEPT + key) ?? Number.NaN);
    return Number.isFinite(kept) ? kept : null;
  } catch {
    // No storage (private mode, in-app browsers): Back then leaves the page where it is, and nothing else is lost.
    return null;
  }
}

function statedPosition(state: unknown): number | null {
  const top: unknown = typeof state === 'object' && state !== null && 'top' in state ? state.top : null;
  return typeof top === 'number' ? top : null;
}
