const KEPT = 'vitrine.position.';

/** How far down a page was, in CSS pixels, as long as the tab is open.
 *  @param of  the key of an entry of the browser's history, or an address
 *  @returns   null if that is not known */
export function readPosition(of: string): number | null {
  try {
    const kept = Number(sessionStorage.getItem(KEPT + of) ?? Number.NaN);
    return Number.isFinite(kept) ? kept : null;
  } catch {
    // No storage (private mode, in-app browsers): Back then starts at the top, and nothing else is lost.
    return null;
  }
}

/** Reads a position that is to be used once. */
export function takePosition(of: string): number | null {
  const kept = readPosition(of);
  if (kept !== null) dropPosition(of);
  return kept;
}

export function writePosition(of: string, top: number): void {
  try {
    sessionStorage.setItem(KEPT + of, String(Math.round(top)));
  } catch {
    // See readPosition.
  }
}

export function dropPosition(of: string): void {
  try {
    sessionStorage.removeItem(KEPT + of);
  } catch {
    // See readPosition.
  }
}
