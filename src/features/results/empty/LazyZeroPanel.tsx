import { loadable } from '@/resilience/loadable';
import type { ZeroPanelProps } from './ZeroPanel';

/** The panel for results without hits, whose code is loaded on first use. */
export const LazyZeroPanel = loadable<ZeroPanelProps>(
  () => import('./ZeroPanel').then((module) => module.ZeroPanel),
  () => null,
);
