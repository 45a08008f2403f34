import { loadable } from '@/resilience/loadable';

/** The operator page as a separate chunk, loaded when its route opens. */
export const LazyOperatorScreen = loadable<object>(() =>
  import(/* webpackChunkName: "operator" */ './ThemedOperatorScreen').then((module) => module.ThemedOperatorScreen),
);
