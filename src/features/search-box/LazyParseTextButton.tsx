import type { ParseTextButtonProps } from './ParseTextButton';
import { useLazyPart } from './useLazyPart';

const load = () =>
  import(/* webpackChunkName: "search-parts" */ './ParseTextButton').then((part) => part.ParseTextButton);

export function LazyParseTextButton(props: ParseTextButtonProps) {
  const Part = useLazyPart('ParseTextButton', load);
  return Part === null ? null : <Part {...props} />;
}
