import { type RefObject, useLayoutEffect } from 'react';

/** Room for three rows. */
const MIN_HEIGHT_PX = 132;
const MARGIN_PX = 8;

/** Limits an element's height to the visible part of the page below its top edge, which an on-screen keyboard shrinks. The
 *  element has to scroll by itself. */
export function useMaxHeightInView(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const limit = () => {
      if (element.current === null) return;
      const bottom = viewport ? viewport.offsetTop + viewport.height : window.innerHeight;
      const available = bottom - element.current.getBoundingClientRect().top - MARGIN_PX;
      element.current.style.maxHeight = `${Math.max(MIN_HEIGHT_PX, Math.floor(available))}px`;
    };
    // In the next frame the layout is computed anyway.
    const frame = requestAnimationFrame(limit);
    const source = viewport ?? window;
    source.addEventListener('resize', limit);
    source.addEventListener('scroll', limit);
    return () => {
      cancelAnimationFrame(frame);
      source.removeEventListener('resize', limit);
      source.removeEventListener('scroll', limit);
    };
  }, [element]);
}
