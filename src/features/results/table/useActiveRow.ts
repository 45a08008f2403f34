import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { OfferCode } from '@/domain/offer';

/** The row that has or had the focus. */
export type ActiveRow = {
  /** Its offer; null while none is. */
  readonly code: OfferCode | null;
  /** null while none is, or its offer is not in the answer any more. */
  readonly place: number | null;
  readonly set: (place: number | null) => void;
  /** Moves the focus there, which may be a row that is not drawn yet. */
  readonly goTo: (place: number) => void;
  /** Gives the focus to the row of a target, so that it comes back there from a drawer. */
  readonly take: (target: EventTarget) => void;
};

/** Keeps the active row by its offer: an answer in another order takes it along.
 *  @param box  holds the rows, each with its place as `data-place` and one link */
export function useActiveRow(box: RefObject<HTMLElement | null>, codes: readonly OfferCode[]): ActiveRow {
  const [code, setCode] = useState<OfferCode | null>(null);
  const wanted = useRef<number | null>(null);
  const found = code === null ? -1 : codes.indexOf(code);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = box.current?.querySelector(`[data-place="${wanted.current}"]`);
    wanted.current = null;
    focusRow(row ?? null);
  });

  const set = (place: number | null) => {
    if (place !== null) setCode(codes[place] ?? null);
  };
  return {
    code,
    place: found < 0 ? null : found,
    set,
    goTo: (place) => {
      wanted.current = place;
      set(place);
    },
    take: (target) => focusRow(target instanceof Element ? target.closest('[data-place]') : null, true),
  };
}

function focusRow(row: Element | null, preventScroll = false): void {
  row?.querySelector('a')?.focus({ preventScroll });
}
