import { lazyPart } from './lazyPart';

export const LazyBoxMarks = lazyPart('BoxMarks', () =>
  import(/* webpackChunkName: "search-parts" */ './BoxMarks').then((part) => part.BoxMarks),
);

export const LazySuggestionList = lazyPart('SuggestionList', () =>
  import(/* webpackChunkName: "search-parts" */ './suggestions/SuggestionList').then((part) => part.SuggestionList),
);

export const LazyRecentSearches = lazyPart('RecentSearches', () =>
  import(/* webpackChunkName: "search-parts" */ './recent/RecentSearches').then((part) => part.RecentSearches),
);

export const LazyReadingsButton = lazyPart('ReadingsButton', () =>
  import(/* webpackChunkName: "search-parts" */ './readings/ReadingsButton').then((part) => part.ReadingsButton),
);

export const LazyReadingsDrawer = lazyPart('ReadingsDrawer', () =>
  import(/* webpackChunkName: "search-parts" */ './readings/ReadingsDrawer').then((part) => part.ReadingsDrawer),
);

export const LazyParseTextButton = lazyPart('ParseTextButton', () =>
  import(/* webpackChunkName: "search-parts" */ './ParseTextButton').then((part) => part.ParseTextButton),
);
