import { useEffect } from 'react';
import { enterDrawer } from './drawerHistory';
import { useStableCallback } from './useStableCallback';

/** Lets the browser's Back close what is open over the page; closing it otherwise leaves no history entry behind. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useStableCallback(onClose);
  useEffect(() => (open ? enterDrawer(close) : undefined), [open, close]);
}
