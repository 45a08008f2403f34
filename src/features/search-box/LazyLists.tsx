import { memo } from 'react';
import type { RecentSearchesProps } from './recent/RecentSearches';
import type { SuggestionListProps } from './suggestions/SuggestionList';
import { useLazyPart } from './useLazyPart';

const loadSuggestionList = () =>
  import(/* webpackChunkName: "search-parts" */ './suggestions/SuggestionList').then((part) => part.SuggestionList);
const loadRecentSearches = () =>
  import(/* webpackChunkName: "search-parts" */ './recent/RecentSearches').then((part) => part.RecentSearches);

/** Memoised: the box renders several times for each key press. */
export const LazySuggestionList = memo(function LazySuggestionList(props: SuggestionListProps) {
  const Part = useLazyPart('SuggestionList', loadSuggestionList);
  return Part === null ? null : <Part {...props} />;
});

export const LazyRecentSearches = memo(function LazyRecentSearches(props: RecentSearchesProps) {
  const Part = useLazyPart('RecentSearches', loadRecentSearches);
  return Part === null ? null : <Part {...props} />;
});
