import { useLocation } from '@umijs/max';
import { loadable } from '@/resilience/loadable';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';

const Loaded = loadable(() => import('./LinkNotice').then((module) => module.LinkNotice), RenderNothing);

/** Loads the check of the link of the page if it has a query. */
export function LazyLinkNotice() {
  return useLocation().search === '' ? null : <Loaded />;
}
