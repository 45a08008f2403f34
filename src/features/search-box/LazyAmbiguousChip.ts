import type { AmbiguousChipProps } from './AmbiguousChip';
import { lazyPart } from './lazyPart';

export const LazyAmbiguousChip = lazyPart<AmbiguousChipProps>('AmbiguousChip', () =>
  import(/* webpackChunkName: "search-parts" */ './AmbiguousChip').then(({ AmbiguousChip }) => AmbiguousChip),
);
