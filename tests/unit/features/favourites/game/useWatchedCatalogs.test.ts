/** @jest-environment node */
import { selectGamesToWatch } from '@/features/favourites/game/useWatchedCatalogs';
import { UNLOADED_CATALOG } from '@/features/favourites/game/watchedCatalog';
import { GAMES } from '@/games/games';
import { catalogWith } from '../favouriteBuild';

describe('selectGamesToWatch', () => {
  const [first, second, third, fourth] = GAMES;
  const games = [first!, second!, third!, fourth!];

  it('selects the first two games while no catalog has loaded', () => {
    expect(selectGamesToWatch(games, new Map())).toEqual([first, second]);
  });

  it('selects another game once a catalog has loaded', () => {
    const catalogs = new Map([[second!.id, catalogWith(null)]]);

    expect(selectGamesToWatch(games, catalogs)).toEqual([first, second, third]);
  });

  it('selects no other game while a selected catalog is still loading', () => {
    expect(selectGamesToWatch(games, new Map([[first!.id, UNLOADED_CATALOG]]))).toEqual([first, second]);
  });
});
