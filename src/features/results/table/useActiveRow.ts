import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { OfferCode } from '@/domain/offer';

/** The row that has or had the focus. */
export type ActiveRow = {
  /** Null until a row has had the focus. */
  readonly code: OfferCode | null;
  /** Null if the offer is not in the list. */
  readonly index: number | null;
  readonly setIndex: (index: number | null) => void;
  /** Moves the focus to a row, which may not be rendered yet. */
  readonly moveTo: (index: number) => void;
  /** Focuses the row of an event target, so that a drawer returns the focus there. */
  readonly focusRowOf: (target: EventTarget) => void;
};

/** Identifies the active row by its offer, so that it follows the offer when the order changes.
 *  @param bodyRef  contains the rows, each with `data-index` and a link */
export function useActiveRow(bodyRef: RefObject<HTMLElement | null>, codes: readonly OfferCode[]): ActiveRow {
  const [code, setCode] = useState<OfferCode | null>(null);
  const pendingIndexRef = useRef<number | null>(null);
  const found = code === null ? -1 : codes.indexOf(code);

  useLayoutEffect(() => {
    if (pendingIndexRef.current === null) return;
    const row = bodyRef.current?.querySelector(`[data-index="${pendingIndexRef.current}"]`);
    pendingIndexRef.current = null;
    focusLink(row ?? null);
  });

  const setIndex = (index: number | null) => {
    if (index !== null) setCode(codes[index] ?? null);
  };
  return {
    code,
    index: found < 0 ? null : found,
    setIndex,
    moveTo: (index) => {
      pendingIndexRef.current = index;
      setIndex(index);
    },
    focusRowOf: (target) => focusLink(target instanceof Element ? target.closest('[data-index]') : null, true),
  };
}

function focusLink(row: Element | null, preventScroll = false): void {
  row?.querySelector('a')?.focus({ preventScroll });
}

/** Returns the index of the row that a key moves the focus to; null for other keys.
 *  @param page  rows that Page Down moves by */
export function nextRow(index: number, key: string, rows: number, page: number): number | null {
  const last = rows - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? null : Math.max(0, Math.min(last, target));
}
