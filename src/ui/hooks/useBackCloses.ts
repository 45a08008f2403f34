import { useEffect } from 'react';
import { enterDrawer } from './drawerHistory';
import { useSteady } from './useSteady';

/** Lets the browser's Back close what is open over the page, and leaves no entry behind when it is closed otherwise. */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useSteady(onClose);
  useEffect(() => (open ? enterDrawer(close) : undefined), [open, close]);
}
