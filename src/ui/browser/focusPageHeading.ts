/** Moves the focus to the heading of the page, after the focused element has gone. */
export function focusPageHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
