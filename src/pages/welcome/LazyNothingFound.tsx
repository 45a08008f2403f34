import { loadable } from '@/resilience/loadable';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import type { NothingFoundProps } from './NothingFound';

/** Loaded when a text matches no game. */
export const LazyNothingFound = loadable<NothingFoundProps>(
  () => import('./NothingFound').then((module) => module.NothingFound),
  RenderNothing,
);
