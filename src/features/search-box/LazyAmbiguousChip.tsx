import type { AmbiguousChipProps } from './AmbiguousChip';
import { useLazyPart } from './useLazyPart';

const load = () => import(/* webpackChunkName: "search-parts" */ './AmbiguousChip').then((part) => part.AmbiguousChip);

export function LazyAmbiguousChip(props: AmbiguousChipProps) {
  const Part = useLazyPart('AmbiguousChip', load);
  return Part === null ? null : <Part {...props} />;
}
