import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** Lines of chips are at most this far apart, in px. */
const LINE_PX = 44;
const MAX_LINES = 2;
const ONE_LINE = '(min-width: 600px) and (max-height: 480px)';

/** Counts the chips at the end of a row that must be hidden so that it has at most two lines, or one on a phone in landscape.
 *  @param rowRef  contains the chips as `data-chip`, and as `data-more` the button that shows the hidden ones
 *  @param key     changes whenever the texts of the chips do
 *  @param isOpen  whether all chips are to be shown */
export function useFoldedCount(rowRef: RefObject<HTMLElement | null>, key: string, isOpen: boolean): number {
  const [folded, setFolded] = useState(0);
  const [width, setWidth] = useState(0);

  const hasChips = key !== '';
  useEffect(() => {
    if (!hasChips || rowRef.current === null) return;
    // In landscape, the total beside the row appears later.
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(rowRef.current);
    return () => observer.disconnect();
  }, [rowRef, hasChips]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts and the width of the row change the lines
  useLayoutEffect(() => {
    setFolded(isOpen || rowRef.current === null ? 0 : measureFolded(rowRef.current));
  }, [rowRef, key, isOpen, width]);
  return folded;
}

/** Hides chips until the others fit, and leaves the row like that: the next render has the same effect. */
function measureFolded(row: HTMLElement): number {
  const chips = [...row.querySelectorAll<HTMLElement>('[data-chip]')];
  const more = row.querySelector<HTMLElement>('[data-more]');
  for (const chip of chips) chip.hidden = false;
  if (more !== null) more.hidden = true;
  const maxHeight = (window.matchMedia(ONE_LINE).matches ? 1 : MAX_LINES) * LINE_PX;
  let folded = 0;
  while (folded < chips.length - 1 && row.offsetHeight > maxHeight) {
    folded++;
    const last = chips[chips.length - folded];
    if (last !== undefined) last.hidden = true;
    if (more !== null) more.hidden = false;
  }
  return folded;
}
