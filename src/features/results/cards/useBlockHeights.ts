import { useLocation } from '@umijs/max';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { measuredOffsets, type RowOffsets } from '@/ui/hooks/rowOffsets';

type Heights = ReadonlyMap<number, number>;

const STORAGE_PREFIX = 'vitrine.heights.';
/** Until the first block has been measured, in px. */
const ESTIMATE = 3000;

/** Measures the blocks of a long card list. Heights are stored per history entry in the session, so that Back and reload
 *  restore a scroll position far down; blocks without a height get the average.
 *  @param listRef    contains the rendered blocks as lists with `data-block`
 *  @param gap        between two blocks, in px
 *  @param isVirtual  false for a list that is rendered as a whole, which needs no measuring */
export function useBlockHeights(
  listRef: RefObject<HTMLElement | null>,
  blocks: number,
  gap: number,
  isVirtual: boolean,
): RowOffsets {
  const { key } = useLocation();
  const [state, setState] = useState(() => ({ key, heights: readHeights(key) ?? NO_HEIGHTS }));
  const heights = state.key === key ? state.heights : (readHeights(key) ?? state.heights);
  if (state.key !== key) setState({ key, heights });

  useLayoutEffect(() => {
    const measured = isVirtual ? measureBlocks(listRef.current, heights) : heights;
    if (measured !== heights) setState({ key, heights: measured });
  });

  useEffect(() => {
    if (isVirtual && heights.size > 0) writeHeights(key, heights);
  }, [key, heights, isVirtual]);

  useEffect(() => {
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth !== width) setState({ key, heights: NO_HEIGHTS });
      width = window.innerWidth;
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [key]);

  return useMemo(() => {
    const average = averageOf(heights) ?? ESTIMATE;
    return measuredOffsets(blocks, (block) => heights.get(block) ?? average, gap);
  }, [heights, blocks, gap]);
}

const NO_HEIGHTS: Heights = new Map();

/** Returns the same map if no height has changed. */
function measureBlocks(list: HTMLElement | null, heights: Heights): Heights {
  const measured = new Map(heights);
  for (const element of list?.querySelectorAll<HTMLElement>('[data-block]') ?? []) {
    // An element that is not displayed has no height.
    if (element.offsetHeight > 0) measured.set(Number(element.dataset.block), element.offsetHeight);
  }
  const isSame =
    measured.size === heights.size && [...measured].every(([block, height]) => heights.get(block) === height);
  return isSame ? heights : measured;
}

function averageOf(heights: Heights): number | null {
  if (heights.size === 0) return null;
  return Math.round([...heights.values()].reduce((sum, height) => sum + height, 0) / heights.size);
}

function readHeights(key: string): Heights | null {
  try {
    const { width, heights } = JSON.parse(sessionStorage.getItem(STORAGE_PREFIX + key) ?? '{}');
    return width === window.innerWidth && Array.isArray(heights) ? new Map(heights) : null;
  } catch {
    // Without storage, a position far down is restored approximately.
    return null;
  }
}

function writeHeights(key: string, heights: Heights): void {
  try {
    const stored = JSON.stringify({ width: window.innerWidth, heights: [...heights] });
    sessionStorage.setItem(STORAGE_PREFIX + key, stored);
  } catch {
    // See readHeights.
  }
}
