import { memo, useState } from 'react';
import { loadable } from '@/resilience/loadable';
import { CornerNote } from '@/ui/components/feedback/CornerNote';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import type { DetailDrawerProps } from './DetailDrawer';

/** Loads the detail of an offer, which the shop page requests in advance when it is idle. */
export const loadDetailDrawer = () =>
  import(/* webpackChunkName: "detail" */ './DetailDrawer').then((module) => module.DetailDrawer);

const DetailDrawer = loadable<DetailDrawerProps>(loadDetailDrawer, RenderNothing);

/** The detail of the open offer, whose code is loaded when an offer is first opened. */
export const LazyDetailDrawer = memo(function LazyDetailDrawer(props: DetailDrawerProps) {
  const [wasUsed, setWasUsed] = useState(false);
  if (props.query.open !== null && !wasUsed) setWasUsed(true);
  if (!wasUsed) return null;
  // The drawer itself is in a portal; this note appears only if its code could not be loaded.
  return (
    <CornerNote>
      <DetailDrawer {...props} />
    </CornerNote>
  );
});
