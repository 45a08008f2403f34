import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowOffsets } from './rowOffsets';

/** Rows to render, from `from` to before `to`. */
export type RowRange = { readonly from: number; readonly to: number };

export type VirtualRowsOptions = {
  /** Contains the rows and is as high as all of them. */
  readonly listRef: RefObject<HTMLElement | null>;
  /** Positioned element that scrolls the list. Default: the page. */
  readonly scrollerRef?: RefObject<HTMLElement | null>;
  /** Number of rows. 0 for a list that is rendered as a whole, and therefore not measured. */
  readonly count: number;
  readonly offsets: RowOffsets;
  /** Height rendered above and below the viewport, in px or in viewport heights. */
  readonly overscan: { readonly px: number } | { readonly screens: number };
};

type Viewport = { readonly top: number; readonly height: number };

/** Renders in one frame because rows in the viewport are missing. React allows 50. */
const MAX_RENEWALS = 10;

/** Before the list has been measured. */
const FIRST_VIEWPORT: Viewport = { top: 0, height: 800 };

/** Returns which rows of a long list are in or near the viewport. Shared by the card list, the table and the preview of the
 *  operator page; see docs/decisions/0043-virtual-list.md. */
export function useVirtualRows(options: VirtualRowsOptions): RowRange {
  const { listRef, scrollerRef, count, offsets, overscan } = options;
  const [range, setRange] = useState(() => rangeIn(FIRST_VIEWPORT, offsets, overscan));
  const requestedRef = useRef(range);

  const update = useEffectEvent((renderNow: (change: () => void) => void) => {
    // Measuring forces a layout in each render.
    if (count === 0 || listRef.current === null) return;
    const viewport = viewportOf(listRef.current, scrollerRef?.current ?? null);
    const isVisible = covers(range, rangeIn(viewport, offsets, { px: 0 }), count);
    if (isVisible && covers(requestedRef.current, rangeIn(viewport, offsets, halfOf(overscan)), count)) return;
    const next = rangeIn(viewport, offsets, overscan);
    requestedRef.current = next;
    // Rows of the overscan may take longer than a frame.
    if (isVisible) startTransition(() => setRange(next));
    else renderNow(() => setRange(next));
  });

  // The height of what is above the list may change with any render. If each render moves the list, for instance because a style animates
  // every height, the next frame goes on: React would end an endless loop by an error.
  const renewalsRef = useRef(0);
  const endFrame = () => {
    renewalsRef.current = 0;
  };
  useLayoutEffect(() =>
    update((change) => {
      renewalsRef.current += 1;
      if (renewalsRef.current <= MAX_RENEWALS) change();
      else requestAnimationFrame(change);
      requestAnimationFrame(endFrame);
    }),
  );

  useEffect(() => {
    const scroller = scrollerRef?.current ?? window;
    // After a jump (End, a dragged scrollbar) the next frame would be empty.
    const follow = () => update(flushSync);
    scroller.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      scroller.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [scrollerRef]);

  // At least one row, so that Tab reaches a list outside the viewport.
  const from = Math.max(0, Math.min(range.from, count - 1));
  return { from, to: Math.min(count, Math.max(range.to, from + 1)) };
}

/** The part of the list that is visible. */
function viewportOf(list: HTMLElement, scroller: HTMLElement | null): Viewport {
  if (scroller === null) return { top: -list.getBoundingClientRect().top, height: window.innerHeight };
  return { top: scroller.scrollTop - list.offsetTop, height: scroller.clientHeight || FIRST_VIEWPORT.height };
}

function rangeIn({ top, height }: Viewport, offsets: RowOffsets, overscan: VirtualRowsOptions['overscan']): RowRange {
  const around = 'px' in overscan ? overscan.px : overscan.screens * height;
  return { from: offsets.indexAt(top - around), to: offsets.indexAt(top + height + around) + 1 };
}

function halfOf(overscan: VirtualRowsOptions['overscan']): VirtualRowsOptions['overscan'] {
  return 'px' in overscan ? { px: overscan.px / 2 } : { screens: overscan.screens / 2 };
}

/** True if all existing rows of `inner` are in `outer`. */
function covers(outer: RowRange, inner: RowRange, count: number): boolean {
  const [from, to] = [Math.max(0, inner.from), Math.min(count, inner.to)];
  return from >= to || (outer.from <= from && outer.to >= to);
}
