import { lazyPart } from './lazyPart';
import type { ParseTextButtonProps } from './ParseTextButton';

export const LazyParseTextButton = lazyPart<ParseTextButtonProps>('ParseTextButton', () =>
  import(/* webpackChunkName: "search-parts" */ './ParseTextButton').then(({ ParseTextButton }) => ParseTextButton),
);
