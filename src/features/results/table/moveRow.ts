/** Where a key takes the focus among rows; null for a key that moves nothing.
 *  @param page  how many rows Page Down goes */
export function moveRow(place: number, key: string, rows: number, page: number): number | null {
  const last = rows - 1;
  const goals: Readonly<Record<string, number>> = {
    ArrowDown: place + 1,
    ArrowUp: place - 1,
    PageDown: place + page,
    PageUp: place - page,
    Home: 0,
    End: last,
  };
  const goal = goals[key];
  return goal === undefined ? null : Math.max(0, Math.min(last, goal));
}
