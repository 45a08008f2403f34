/** What Umi tells of a change of the address. */
export type RouteChange = {
  readonly location: { readonly pathname: string; readonly hash: string };
  readonly action: string;
};

/** Makes what brings a page that was newly opened to its top. A change of the query, a way back, and an address that
 *  names a place in the page are left alone. */
export function createScrollToTop(scroll: () => void): (change: RouteChange) => void {
  let shown: string | null = null;
  return ({ location, action }) => {
    const opened = shown !== null && location.pathname !== shown && action === 'PUSH';
    shown = location.pathname;
    if (opened && location.hash === '') scroll();
  };
}
