import { useLayoutEffect } from 'react';

/** How many sheets hold the page now. */
let holding = 0;

/** Stands in for what keeps the page still under antd's drawers (decision 0009): to learn how wide a scroll bar is, that
 *  writes three style sheets, and each has the browser look for styles anew. */
export default function useHeldPage(held: boolean | undefined): void {
  useLayoutEffect(() => {
    if (held !== true) return;
    holding++;
    if (holding === 1) holdPage();
    return () => {
      holding--;
      if (holding === 0) releasePage();
    };
  }, [held]);
}

function holdPage(): void {
  const { body, documentElement } = document;
  // Nothing may move sideways where the bar was.
  const bar = body.scrollHeight > window.innerHeight ? window.innerWidth - documentElement.clientWidth : 0;
  body.style.overflowY = 'hidden';
  if (bar > 0) body.style.width = `calc(100% - ${bar}px)`;
}

function releasePage(): void {
  document.body.style.overflowY = '';
  document.body.style.width = '';
}
