import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows of a long list that are on screen or near it, from the first to before the last. */
export type SeenRows = { readonly from: number; readonly to: number };

/** Rows drawn above and below those that are seen, and by how many the window moves at once. */
const SPARE = 15;
const STEP = 6;

/** Keeps which rows of a list are near the window's view as the page scrolls, so that only those need be drawn.
 *  @param box     the element that holds all rows and is as high as all of them
 *  @param rows    how many there are
 *  @param height  of a row, in px */
export function useSeenRows(box: RefObject<HTMLElement | null>, rows: number, height: number): SeenRows {
  const [seen, setSeen] = useState(() => rowsAt(0, height));
  const shown = useRef(seen);

  // What stands above the list may have grown or shrunk with every drawing.
  useLayoutEffect(() => {
    const next = rowsAt(box.current?.getBoundingClientRect().top ?? 0, height);
    if (covers(shown.current, next)) return;
    shown.current = next;
    setSeen(next);
  });

  useEffect(() => {
    const follow = () => {
      const top = box.current?.getBoundingClientRect().top ?? 0;
      const next = rowsAt(top, height);
      const before = shown.current;
      if (isSame(before, next)) return;
      shown.current = next;
      // A jump would show an empty frame: what is in view is drawn before it. Whoever scrolls on has rows to spare, and is
      // not kept waiting for more.
      if (!covers(before, next)) flushSync(() => setSeen(rowsInView(top, height)));
      startTransition(() => setSeen(next));
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [box, height]);

  const to = Math.min(rows, seen.to);
  return { from: Math.max(0, Math.min(seen.from, to)), to };
}

/** @param top  how far below the upper edge of the view the list begins, in px */
function rowsAt(top: number, height: number): SeenRows {
  const first = Math.floor(-top / height) - SPARE;
  const last = Math.ceil((window.innerHeight - top) / height) + SPARE;
  return { from: Math.floor(first / STEP) * STEP, to: Math.ceil(last / STEP) * STEP };
}

/** As `rowsAt`, with none to spare. */
function rowsInView(top: number, height: number): SeenRows {
  return { from: Math.floor(-top / height), to: Math.ceil((window.innerHeight - top) / height) };
}

/** True if the rows drawn hold all that are in view, be there none to spare. */
function covers(drawn: SeenRows, seen: SeenRows): boolean {
  return drawn.from <= seen.from + SPARE && drawn.to >= seen.to - SPARE - STEP;
}

function isSame(a: SeenRows, b: SeenRows): boolean {
  return a.from === b.from && a.to === b.to;
}
