const KEPT = 'vitrine.heights.';
/** Until a block has been measured. */
const FIRST_GUESS = 3000;

/** How high the blocks of a long list are, in px, as far as they have been drawn. It outlives the page, so that a position
 *  far down is the same one when the buyer comes back. */
export type BlockHeights = {
  /** As measured; else as high as the others are on average. */
  readonly of: (block: number) => number;
  /** Notes what was measured.
   *  @returns  whether it is news */
  readonly note: (block: number, height: number) => boolean;
  /** Forgets all: the page has another width. */
  readonly clear: () => void;
  /** Takes up the heights of another entry of the browser's history, if there are any. */
  readonly enter: (entry: string) => void;
  readonly keep: (entry: string) => void;
};

/** Heights that are kept in the session's storage, where there is one. */
export function createBlockHeights(): BlockHeights {
  let known = new Map<number, number>();
  let sum = 0;
  let entered: string | null = null;
  const take = (heights: Iterable<readonly [number, number]>) => {
    known = new Map(heights);
    sum = [...known.values()].reduce((total, one) => total + one, 0);
  };
  return {
    of: (block) => known.get(block) ?? (known.size === 0 ? FIRST_GUESS : Math.round(sum / known.size)),
    note: (block, height) => {
      const before = known.get(block);
      if (before === height) return false;
      known.set(block, height);
      sum += height - (before ?? 0);
      return true;
    },
    clear: () => take([]),
    enter: (entry) => {
      if (entered === entry) return;
      entered = entry;
      const kept = readKept(entry);
      if (kept !== null) take(kept);
    },
    keep: (entry) => writeKept(entry, known),
  };
}

function readKept(entry: string): readonly (readonly [number, number])[] | null {
  try {
    const { width, heights } = JSON.parse(sessionStorage.getItem(KEPT + entry) ?? '{}');
    return width === window.innerWidth && Array.isArray(heights) ? heights : null;
  } catch {
    // No storage: a position far down is then taken up about where it was.
    return null;
  }
}

function writeKept(entry: string, known: ReadonlyMap<number, number>): void {
  try {
    sessionStorage.setItem(KEPT + entry, JSON.stringify({ width: window.innerWidth, heights: [...known] }));
  } catch {
    // See readKept.
  }
}
