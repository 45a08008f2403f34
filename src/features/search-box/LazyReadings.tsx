import { memo } from 'react';
import type { ReadingsDrawerProps } from './readings/ReadingsDrawer';
import { useLazyPart } from './useLazyPart';

const loadButton = () =>
  import(/* webpackChunkName: "search-parts" */ './readings/ReadingsButton').then((part) => part.ReadingsButton);
const loadDrawer = () =>
  import(/* webpackChunkName: "search-parts" */ './readings/ReadingsDrawer').then((part) => part.ReadingsDrawer);

export const LazyReadingsButton = memo(function LazyReadingsButton(props: { readonly onOpen: () => void }) {
  const Part = useLazyPart('ReadingsButton', loadButton);
  return Part === null ? null : <Part {...props} />;
});

export const LazyReadingsDrawer = memo(function LazyReadingsDrawer(props: ReadingsDrawerProps) {
  const Part = useLazyPart('ReadingsDrawer', loadDrawer);
  return Part === null ? null : <Part {...props} />;
});
