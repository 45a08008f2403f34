import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { measuredOffsets, type RowOffsets } from '@/ui/hooks/rowOffsets';

type Measurements = {
  readonly heights: ReadonlyMap<number, number>;
  /** Height of blocks that have not been rendered: that of the first measured block. It never changes, because that would move
   *  the content. */
  readonly estimate: number;
};

const STORAGE_PREFIX = 'vitrine.heights.';
const UNMEASURED: Measurements = { heights: new Map(), estimate: 3000 };

/** Measures the blocks of a long card list. Heights are stored in the session by list, so that Back and reload can restore a
 *  scroll position far down.
 *  @param listRef    contains the rendered blocks as lists with `data-block`
 *  @param listKey    equal for lists of the same offers, for instance before and after one of them is opened
 *  @param gap        between two blocks, in px
 *  @param isVirtual  false for a list that is rendered as a whole, which needs no measuring */
export function useBlockHeights(
  listRef: RefObject<HTMLElement | null>,
  listKey: string,
  blocks: number,
  gap: number,
  isVirtual: boolean,
): RowOffsets {
  const [state, setState] = useState(() => ({
    listKey,
    measured: (isVirtual ? readMeasurements(listKey) : null) ?? UNMEASURED,
  }));
  const isNewList = isVirtual && state.listKey !== listKey;
  const measured = isNewList ? (readMeasurements(listKey) ?? state.measured) : state.measured;
  if (isNewList) setState({ listKey, measured });

  useLayoutEffect(() => {
    const next = isVirtual ? measureBlocks(listRef.current, measured) : measured;
    if (next !== measured) setState({ listKey, measured: next });
  });

  useEffect(() => {
    if (isVirtual && measured !== UNMEASURED) writeMeasurements(listKey, measured);
  }, [listKey, measured, isVirtual]);

  useEffect(() => {
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth !== width) setState((before) => ({ ...before, measured: UNMEASURED }));
      width = window.innerWidth;
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  return useMemo(
    () => measuredOffsets(blocks, (block) => measured.heights.get(block) ?? measured.estimate, gap),
    [measured, blocks, gap],
  );
}

/** Returns the same object if no height has changed. */
function measureBlocks(list: HTMLElement | null, measured: Measurements): Measurements {
  const heights = new Map(measured.heights);
  for (const element of list?.querySelectorAll<HTMLElement>('[data-block]') ?? []) {
    // An element that is not displayed has no height.
    if (element.offsetHeight > 0) heights.set(Number(element.dataset.block), element.offsetHeight);
  }
  const isSame = [...heights].every(([block, height]) => measured.heights.get(block) === height);
  if (isSame) return measured;
  const [first = UNMEASURED.estimate] = heights.values();
  return { heights, estimate: measured.heights.size === 0 ? first : measured.estimate };
}

function readMeasurements(listKey: string): Measurements | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_PREFIX + listKey);
    if (stored === null) return null;
    const { width, heights, estimate } = JSON.parse(stored);
    const isValid = width === window.innerWidth && Array.isArray(heights) && typeof estimate === 'number';
    return isValid ? { heights: new Map(heights), estimate } : null;
  } catch {
    // Without storage, a position far down is restored approximately.
    return null;
  }
}

function writeMeasurements(listKey: string, { heights, estimate }: Measurements): void {
  try {
    const stored = JSON.stringify({ width: window.innerWidth, heights: [...heights], estimate });
    sessionStorage.setItem(STORAGE_PREFIX + listKey, stored);
  } catch {
    // See readMeasurements.
  }
}
