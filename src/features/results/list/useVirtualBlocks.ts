import { type RefObject, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type BlockHeights, createBlockHeights } from './blockHeights';

/** A list of no more blocks is drawn whole: it is the answer's own page. */
export const WHOLE = 2;

/** Which blocks of a long list are drawn, from the first to before the last. */
type Span = { readonly from: number; readonly to: number };

export type SeenBlocks = Span & {
  /** The height of blocks that are not drawn and of the gaps between them, in px; from the first to before the last. */
  readonly roomOf: (from: number, to: number) => number;
};

/** Keeps which blocks of a long list are near the window's view as the page scrolls. The others need only be as high as
 *  they are.
 *  @param box     holds the lists of what is drawn, each with its block as `data-block`
 *  @param blocks  how many there are
 *  @param gap     between two of them, in px */
export function useVirtualBlocks(box: RefObject<HTMLElement | null>, blocks: number, gap: number): SeenBlocks {
  const [heights] = useState(createBlockHeights);
  const [span, setSpan] = useState<Span>({ from: 0, to: 2 });
  const long = blocks > WHOLE;
  if (long) heights.enter(entryKey());

  useLayoutEffect(() => {
    if (!long || box.current === null) return;
    measure(box.current, heights);
    const seen = spanOf(box.current, heights, blocks, gap, 0);
    const next = spanOf(box.current, heights, blocks, gap, 1);
    setSpan((now) => (now.from <= seen.from && now.to >= seen.to ? now : next));
  });

  useEffect(() => {
    const { current } = box;
    if (!long || current === null) return;
    let shown: Span | null = null;
    let { innerWidth } = window;
    const follow = () => {
      if (window.innerWidth !== innerWidth) heights.clear();
      innerWidth = window.innerWidth;
      measure(current, heights);
      const next = spanOf(current, heights, blocks, gap, 1);
      if (shown !== null && isSame(shown, next)) return;
      const jumped = shown === null || next.from >= shown.to || next.to <= shown.from;
      shown = next;
      // A jump would show an empty frame; whoever scrolls on has cards to spare, and is not kept waiting for more.
      if (jumped) flushSync(() => setSpan((now) => (isSame(now, next) ? now : next)));
      else startTransition(() => setSpan(next));
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [box, blocks, gap, heights, long]);

  const [from, to] = long ? [Math.min(span.from, blocks - 1), Math.min(span.to, blocks)] : [0, blocks];
  return { from, to, roomOf: (first, end) => roomOf(heights, first, end, gap) };
}

function roomOf(heights: BlockHeights, first: number, end: number, gap: number): number {
  let room = 0;
  for (let block = first; block < end; block++) room += heights.of(block) + gap;
  return Math.max(0, room - gap);
}

/** Blocks that have come are lists; the others have the height they were given. */
function measure(box: HTMLElement, heights: BlockHeights): void {
  let news = false;
  for (const element of box.children) {
    // A list that is out of sight has no height.
    if (element instanceof HTMLUListElement && element.offsetHeight > 0) {
      news = heights.note(Number(element.dataset.block), element.offsetHeight) || news;
    }
  }
  if (news) heights.keep(entryKey());
}

/** The blocks within so many screens above and below the view, at least one. */
function spanOf(box: HTMLElement, heights: BlockHeights, blocks: number, gap: number, screens: number): Span {
  const room = screens * window.innerHeight;
  let top = box.getBoundingClientRect().top;
  let from: number | null = null;
  for (let block = 0; block < blocks; block++) {
    const bottom = top + heights.of(block);
    if (from === null && bottom > -room) from = block;
    if (block > 0 && top > window.innerHeight + room) return { from: Math.min(from ?? block, block - 1), to: block };
    top = bottom + gap;
  }
  return { from: from ?? blocks - 1, to: blocks };
}

/** The router's name for the present entry of the history. */
function entryKey(): string {
  const { state } = window.history;
  return typeof state?.key === 'string' ? state.key : 'default';
}

function isSame(a: Span, b: Span): boolean {
  return a.from === b.from && a.to === b.to;
}
