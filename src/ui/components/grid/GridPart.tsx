import type { ComponentProps } from 'react';

export type GridPartProps = Omit<ComponentProps<'div'>, 'role'> & {
  readonly role: 'grid' | 'rowgroup' | 'row' | 'rowheader' | 'columnheader' | 'gridcell';
};

/** Renders a part of an ARIA grid as a `<div>`, because virtual rows are positioned absolutely, which a `<table>` does not
 *  allow. Focus belongs to the links, buttons or cells inside a part. */
export function GridPart(props: GridPartProps) {
  return <div {...props} />;
}
