import type { BoxMarksProps } from './BoxMarks';
import { useLazyPart } from './useLazyPart';

const loadBoxMarks = () => import(/* webpackChunkName: "search-parts" */ './BoxMarks').then((part) => part.BoxMarks);

export function LazyBoxMarks(props: BoxMarksProps) {
  const Part = useLazyPart('BoxMarks', loadBoxMarks);
  return Part === null ? null : <Part {...props} />;
}
