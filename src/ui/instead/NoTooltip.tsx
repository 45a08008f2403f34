import type { ReactNode } from 'react';

/** Stands in for the bubble that antd's Slider and Segmented could explain themselves with (decision 0009): ours never do, and
 *  one that is not shown is made all the same when a handle is first touched. */
export default function NoTooltip({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
