import { memo, useState } from 'react';
import { loadable } from '@/resilience/loadable';
import { compareTray } from '@/storage/compareTray';
import { useStored } from '@/storage/useStored';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import type { CompareTrayProps } from './CompareTray';
import { codesOfGame } from './editTray';

const LazyCompareTray = loadable<CompareTrayProps>(
  () => import('./CompareTray').then((module) => module.CompareTray),
  RenderNothing,
);

/** Mounts the tray once an offer of this game is selected, and keeps it mounted to announce that it was emptied. */
export const CompareTrayMount = memo(function CompareTrayMount(props: CompareTrayProps) {
  const hasOffers = codesOfGame(useStored(compareTray), props.gameItems.spec.game.id).length > 0;
  const [isMounted, setIsMounted] = useState(hasOffers);
  if (hasOffers && !isMounted) setIsMounted(true);
  return isMounted ? <LazyCompareTray {...props} /> : null;
});
