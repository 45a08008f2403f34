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
