import { memo, useState } from 'react';
import { loadable } from '@/resilience/loadable';
import { compareTray } from '@/storage/compareTray';
import { useStored } from '@/storage/useStored';
import { Nothing } from '@/ui/components/feedback/Nothing';
import type { CompareTrayProps } from './CompareTray';
import { codesOfGame } from './editTray';

const LazyCompareTray = loadable<CompareTrayProps>(
  () => import('./CompareTray').then((module) => module.CompareTray),
  Nothing,
);

/** The place of the tray. Until something is chosen in this game there is nothing of it. */
export const CompareTrayMount = memo(function TrayPlace(props: CompareTrayProps) {
  const chosen = codesOfGame(useStored(compareTray), props.lexicon.spec.game.id).length > 0;
  const [used, setUsed] = useState(chosen);
  if (chosen && !used) setUsed(true);
  return used ? <LazyCompareTray {...props} /> : null;
});
