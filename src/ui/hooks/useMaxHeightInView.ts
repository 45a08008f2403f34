import { type RefObject, useLayoutEffect } from 'react';

const LEAST_PX = 132;
const EDGE_PX = 8;

/** Keeps an element from reaching below what can be seen of the page: an on-screen keyboard takes its part of it away.
 *  The element scrolls in itself; it always keeps room for three rows. */
export function useMaxHeightInView(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    const limit = () => {
      if (element.current === null) return;
      const bottom = seen ? seen.offsetTop + seen.height : window.innerHeight;
      const room = bottom - element.current.getBoundingClientRect().top - EDGE_PX;
      element.current.style.maxHeight = `${Math.max(LEAST_PX, Math.floor(room))}px`;
    };
    // In the frame that shows it, where its place is worked out anyway.
    const frame = requestAnimationFrame(limit);
    const source = seen ?? window;
    source.addEventListener('resize', limit);
    source.addEventListener('scroll', limit);
    return () => {
      cancelAnimationFrame(frame);
      source.removeEventListener('resize', limit);
      source.removeEventListener('scroll', limit);
    };
  }, [element]);
}
