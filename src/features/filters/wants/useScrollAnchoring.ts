import { type RefObject, useEffect } from 'react';

/** Anchors the content below an element of a drawer while the height of the element changes: adjusts the scroll position, and pads the
 *  element where there is nothing to scroll. Does nothing outside of scroll containers: the browser's own scroll anchoring suffices. */
export function useScrollAnchoring(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    const scroller = element && scrollerOf(element);
    if (!scroller || typeof ResizeObserver === 'undefined') return;
    // Otherwise some browsers would scroll as well, others not.
    scroller.style.overflowAnchor = 'none';
    let height: number | null = null;
    let padding = 0;
    // Called after layout and before paint, so that no frame shows the content elsewhere.
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect.height ?? 0;
      const growth = height === null ? 0 : next - height;
      height = next;
      if (growth === 0) return;
      const { scrollTop } = scroller;
      const nextPadding = Math.max(0, padding - scrollTop - growth);
      element.style.paddingBottom = `${nextPadding}px`;
      scroller.scrollTop = scrollTop + growth + nextPadding - padding;
      padding = nextPadding;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}

/** Returns the closest element around another that scrolls; null if only the page does. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (parent === null || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerOf(parent);
}
