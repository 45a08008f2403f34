import { loadable } from '@/resilience/loadable';
import { FAVOURITES_KEY } from '@/storage/favouritesKey';
import { browserStorage } from '@/storage/openStorage';
import { RenderNothing } from '@/ui/components/feedback/RenderNothing';
import { useIsHydrated } from '@/ui/hooks/useIsHydrated';

const FavouritesLink = loadable(
  () => import('./FavouritesLink').then((module) => module.FavouritesLink),
  RenderNothing,
);

/** The link to the favourites, whose code is loaded only on devices that have stored some. */
export function LazyFavouritesLink() {
  return useIsHydrated() && browserStorage.read(FAVOURITES_KEY) !== null ? <FavouritesLink /> : null;
}
