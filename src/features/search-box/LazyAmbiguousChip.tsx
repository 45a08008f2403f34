import type { AmbiguousChipProps } from './AmbiguousChip';
import { useLazyPart } from './useLazyPart';

const load = () => import(/* webpackChunkName: "search-parts" */ './AmbiguousChip').then((part) => part.AmbiguousChip);

/** The chip, for whose code the row of chips waits, see `ChipRow.module.css`. */
export function LazyAmbiguousChip(props: AmbiguousChipProps) {
  const Part = useLazyPart('AmbiguousChip', load);
  return Part === null ? <span data-loading="" /> : <Part {...props} />;
}
