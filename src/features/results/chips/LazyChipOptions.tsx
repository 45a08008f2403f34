import { loadable } from '@/resilience/loadable';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import type { ChipOptionsProps } from './ChipOptions';

/** The popover of a chip, whose code is loaded when a chip is first pressed. */
export const LazyChipOptions = loadable<ChipOptionsProps>(
  () => import('./ChipOptions').then((module) => module.ChipOptions),
  RenderNothing,
);
