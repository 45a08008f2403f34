import { loadable } from '@/resilience/loadable';
import { Nothing } from '@/ui/components/feedback/Nothing';
import type { ViewSwitchProps } from './ViewSwitch';

/** The views as a row of buttons, whose code is loaded together with the filter panel beside them. */
export const LazyViewSwitch = loadable<ViewSwitchProps>(
  () => import(/* webpackChunkName: "controls" */ './ViewSwitch').then((module) => module.ViewSwitch),
  Nothing,
);
