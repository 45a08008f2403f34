import { loadable } from '@/shell/loadable';

/** The operator's page as its route shows it: a chunk of its own, with antd's theme around it, loaded when the page opens. */
export const LazyOperatorScreen = loadable<object>(async () => {
  const [{ ThemeRoot }, { OperatorScreen }] = await Promise.all([import('@/ui/ThemeRoot'), import('./OperatorScreen')]);
  return () => (
    <ThemeRoot>
      <OperatorScreen />
    </ThemeRoot>
  );
});
