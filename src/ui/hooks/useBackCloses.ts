import { useEffect } from 'react';
import { enterDrawer } from './drawerHistory';
import { useStableCallback } from './useStableCallback';

/** Closes a drawer on Back. Closing it in another way leaves no history entry behind. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useStableCallback(onClose);
  useEffect(() => (open ? enterDrawer(close) : undefined), [open, close]);
}
