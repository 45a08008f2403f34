let top = 0;

/** How far down the page is, in CSS pixels, as its last scroll event said. Asking the window itself has the page laid out
 *  in the middle of a change. */
export function lastScrollY(): number {
  return top;
}

window.addEventListener(
  'scroll',
  () => {
    top = window.scrollY;
  },
  { passive: true },
);
