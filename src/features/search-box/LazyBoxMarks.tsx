import { memo } from 'react';
import type { BoxMarksProps } from './BoxMarks';
import { useLazyPart } from './useLazyPart';

const loadBoxMarks = () => import(/* webpackChunkName: "search-parts" */ './BoxMarks').then((part) => part.BoxMarks);

export const LazyBoxMarks = memo(function LazyBoxMarks(props: BoxMarksProps) {
  const Part = useLazyPart('BoxMarks', loadBoxMarks);
  return Part === null ? null : <Part {...props} />;
});
