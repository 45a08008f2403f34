/** Returns whether the primary pointer is a finger. If it is, focusing a field opens a keyboard over half of the page. */
export function hasCoarsePointer(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
