import type { BlockItems } from './index/blockItems';

/** The level of an item that the doc has. */
export function heldLevelOf({ raisedDocs, raisedStarts, raisedLevels }: BlockItems, doc: number, item: number): number {
  const raised = findDoc(raisedDocs, raisedStarts[item]!, raisedStarts[item + 1]!, doc);
  return raised >= 0 ? raisedLevels[raised]! : 1;
}

/** Where a number stands in an ascending stretch of a list, −1 if it does not. */
export function findDoc(list: Uint16Array | Int32Array, from: number, to: number, wanted: number): number {
  let low = from;
  let high = to - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = list[middle]!;
    if (found < wanted) low = middle + 1;
    else if (found > wanted) high = middle - 1;
    else return middle;
  }
  return -1;
}
