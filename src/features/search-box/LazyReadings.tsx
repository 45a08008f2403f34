import type { ReadingsDrawerProps } from './readings/ReadingsDrawer';
import { useLazyPart } from './useLazyPart';

const loadButton = () =>
  import(/* webpackChunkName: "search-parts" */ './readings/ReadingsButton').then((part) => part.ReadingsButton);
const loadDrawer = () =>
  import(/* webpackChunkName: "search-parts" */ './readings/ReadingsDrawer').then((part) => part.ReadingsDrawer);

export function LazyReadingsButton(props: { readonly onOpen: () => void }) {
  const Part = useLazyPart('ReadingsButton', loadButton);
  return Part === null ? null : <Part {...props} />;
}

export function LazyReadingsDrawer(props: ReadingsDrawerProps) {
  const Part = useLazyPart('ReadingsDrawer', loadDrawer);
  return Part === null ? null : <Part {...props} />;
}
