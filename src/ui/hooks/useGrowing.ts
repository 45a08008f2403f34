import { useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** How many pieces of something long are drawn: none in the frame in which it comes, then one more after each frame, so
 *  that no frame waits for all of them.
 *  @param all      of how many pieces it is
 *  @param atOnce   draws them all from the beginning
 *  @returns        0, 1, 2 …; Infinity from when all have been drawn, however many come to be */
export function useGrowing(all: number, atOnce = false): number {
  const [drawn, setDrawn] = useState(atOnce ? Number.POSITIVE_INFINITY : 0);
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return;
    const next = drawn + 1 < all ? drawn + 1 : Number.POSITIVE_INFINITY;
    return afterPaint(() => setDrawn(next));
  }, [drawn, all]);
  return drawn;
}
