/** Umi's description of a route change. */
export type RouteChange = {
  readonly location: { readonly pathname: string; readonly hash: string };
  readonly action: string;
};

/** Creates a listener that scrolls newly opened pages to the top. Changes of the query, Back, and URLs with a hash keep the
 *  scroll position. */
export function createScrollToTop(scroll: () => void): (change: RouteChange) => void {
  let lastPath: string | null = null;
  return ({ location, action }) => {
    const isOpened = lastPath !== null && location.pathname !== lastPath && action === 'PUSH';
    lastPath = location.pathname;
    if (isOpened && location.hash === '') scroll();
  };
}
