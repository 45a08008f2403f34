import { type RefObject, useRef } from 'react';

const STEP_PX = 160;

export type HorizontalScroll = {
  readonly headRef: RefObject<HTMLDivElement | null>;
  readonly bodyRef: RefObject<HTMLDivElement | null>;
  /** Scrolls the head to where the body is. */
  readonly syncHead: () => void;
  /** @returns  whether the key scrolls horizontally */
  readonly scrollByKey: (key: string) => boolean;
};

/** Scrolls the head of a wide table along with its body: the head is sticky, so the two cannot share one scroller. */
export function useHorizontalScroll(): HorizontalScroll {
  const headRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const syncHead = () => {
    if (headRef.current !== null) headRef.current.scrollLeft = bodyRef.current?.scrollLeft ?? 0;
  };
  const scrollByKey = (key: string) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    bodyRef.current?.scrollBy({ left: key === 'ArrowLeft' ? -STEP_PX : STEP_PX });
    return true;
  };
  return { headRef, bodyRef, syncHead, scrollByKey };
}
