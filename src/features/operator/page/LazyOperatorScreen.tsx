import { loadable } from '@/resilience/loadable';
import { PageIntro } from '@/ui/components/page/PageIntro';

/** The operator page as a separate chunk, loaded when its route opens. */
export const LazyOperatorScreen = loadable<object>(
  () =>
    import(/* webpackChunkName: "operator" */ './ThemedOperatorScreen').then((module) => module.ThemedOperatorScreen),
  () => <PageIntro page="operator" />,
  'browser',
);
