/** Returns whether the primary pointer is a finger: focusing a field then opens a keyboard over half of the page. */
export function hasCoarsePointer(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
