import { loadable } from '@/resilience/loadable';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import type { UnusedLineProps } from './UnusedLine';

const loadUnusedLine = () =>
  import(/* webpackChunkName: "unused-line" */ './UnusedLine').then((module) => module.UnusedLine);

/** The line of words that were not understood, whose code is loaded with the first such word. */
export const LazyUnusedLine = loadable<UnusedLineProps>(loadUnusedLine, RenderNothing);
