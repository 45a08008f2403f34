import { loadable } from '@/resilience/loadable';

/** The operator's page as its route shows it: one chunk that shares nothing with the buyers' pages, loaded when the page opens. */
export const LazyOperatorScreen = loadable<object>(() =>
  import(/* webpackChunkName: "operator" */ './ThemedOperatorScreen').then((module) => module.ThemedOperatorScreen),
);
