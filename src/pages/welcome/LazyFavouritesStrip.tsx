import { loadable } from '@/resilience/loadable';
import { FAVOURITES_KEY } from '@/storage/favouritesKey';
import { browserStorage } from '@/storage/openStorage';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { useIsHydrated } from '@/ui/hooks/useIsHydrated';

const Strip = loadable(() => import('./FavouritesStrip').then((module) => module.FavouritesStrip), RenderNothing);

/** The link to the favourites, whose code is loaded only on devices that have stored some. */
export function LazyFavouritesStrip() {
  return useIsHydrated() && browserStorage.read(FAVOURITES_KEY) !== null ? <Strip /> : null;
}
