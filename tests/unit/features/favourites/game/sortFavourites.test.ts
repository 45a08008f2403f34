/** @jest-environment node */
import { resolveFavourite } from '@/features/favourites/game/resolveFavourite';
import { sortFavourites } from '@/features/favourites/game/sortFavourites';
import { UNLOADED_CATALOG } from '@/features/favourites/game/watchedCatalog';
import { epochMs, favourite, snapshot } from '../favouriteBuild';

describe('sortFavourites', () => {
  const favourites = [
    favourite({ code: 'old', keptAt: epochMs(1) }),
    favourite({ code: 'changed', keptAt: epochMs(2), latest: snapshot({ price: 20_000 }) }),
    favourite({ code: 'young', keptAt: epochMs(3) }),
  ].map((stored) => resolveFavourite(stored, UNLOADED_CATALOG));

  it.each([
    ['newest', ['young', 'changed', 'old']],
    ['changed', ['changed', 'young', 'old']],
    ['price', ['young', 'old', 'changed']],
  ] as const)('sorts favourites by %s', (sort, codes) => {
    expect(sortFavourites(favourites, sort).map(({ favourite: { code } }) => code)).toEqual(codes);
  });
});
