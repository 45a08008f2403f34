import { listOf, type OverlayFile, partsFor, recordOf } from '@/publishing/overlay/overlayFile';

/** Counts the entries that a change has removed, and says whether a notice is gone.
 *  @param game  whose part has changed; null: all of them */
export function countRemoved(
  before: OverlayFile,
  after: OverlayFile,
  game: string | null,
): { readonly entries: number; readonly hasNotice: boolean } {
  const count = (file: OverlayFile, countOf: (part: OverlayFile) => number) =>
    partsFor(file, game).reduce((sum, part) => sum + countOf(part), 0);
  return {
    entries: count(before, entriesIn) - count(after, entriesIn),
    hasNotice: count(before, noticesIn) > count(after, noticesIn),
  };
}

function entriesIn(part: OverlayFile): number {
  const lists = ['sold', 'reserved', 'pausedShops'].map((list) => listOf(part, list).length);
  return lists.reduce((sum, length) => sum + length, Object.keys(recordOf(part.prices)).length);
}

function noticesIn({ notice }: OverlayFile): number {
  return (notice ?? '') === '' ? 0 : 1;
}
