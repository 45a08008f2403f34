/** Gives the focus to the heading of the results: what had it is gone, and they are next. */
export function focusPageHeading(): void {
  const total = document.querySelector('h1');
  if (total === null) return;
  total.tabIndex = -1;
  total.focus({ preventScroll: true });
}
