import { loadable } from '@/resilience/loadable';
import { LAST_VISIT_KEY } from '@/storage/lastVisitKey';
import { browserStorage } from '@/storage/openStorage';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { useIsHydrated } from '@/ui/hooks/useIsHydrated';

const ContinueStrip = loadable(() => import('./ContinueStrip').then((module) => module.ContinueStrip), RenderNothing);

/** The link to the last visit, whose code is loaded only on devices that have stored one. The first script keeps its space. */
export function LazyContinueStrip() {
  return useIsHydrated() && browserStorage.read(LAST_VISIT_KEY) !== null ? <ContinueStrip /> : null;
}
