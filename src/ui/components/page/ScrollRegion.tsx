import type { ComponentProps } from 'react';

export type ScrollRegionProps = ComponentProps<'section'> & {
  /** Element to render. */
  readonly as: 'section' | 'article';
  readonly 'aria-label': string;
};

/** Renders a scrollable landmark that the keyboard can focus and scroll, even if nothing in it takes focus. */
export function ScrollRegion({ as: Element, ...props }: ScrollRegionProps) {
  return <Element {...props} tabIndex={0} />;
}
