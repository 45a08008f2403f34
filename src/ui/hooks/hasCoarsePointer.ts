/** Whether the device is used by fingers first, where a field that has the focus brings a keyboard over half of the page. */
export function hasCoarsePointer(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
