import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import type { CatalogWatcherProps } from '@/features/favourites/game/CatalogWatcher';
import { UNLOADED_CATALOG, type WatchedCatalog } from '@/features/favourites/game/watchedCatalog';
import { FavouritesPage } from '@/features/favourites/page/FavouritesPage';
import type { Game } from '@/games/types';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { type Favourites, favourites } from '@/storage/favourites';
import { createUmiApp } from '../../../umiApp';
import { createFakeClient } from '../../fakeClient';
import { answer, FGO, lexicon } from '../../search-state/shopBuild';
import { at, favourite, favouritesOf } from '../favouriteBuild';

let fake = createFakeClient();
let tellers = new Map<string, (game: Game, news: WatchedCatalog) => void>();

/** Opens no catalog: the test says what it would have said. */
function FakeWatch({ game, onUpdate: onNews }: CatalogWatcherProps) {
  useEffect(() => {
    tellers.set(game.id, onNews);
  }, [game, onNews]);
  return null;
}

const Page = () => <FavouritesPage Watcher={FakeWatch} />;

/** Opens the page with these favourites. */
export async function open(kept: Favourites, address = '/favourites') {
  favourites.set(kept);
  fake = createFakeClient();
  tellers = new Map();
  localeStore.put('zh', zh);
  const { App } = createUmiApp({ favourites: Page, '*': () => null }, address);
  await act(async () => {
    render(<App />);
  });
  return userEvent.setup();
}

/** Has the catalog of FGO say what it holds of the favourites. */
export async function tell(found: Readonly<Record<string, Hit | null>>, parts: Partial<WatchedCatalog> = {}) {
  const news: WatchedCatalog = {
    ...UNLOADED_CATALOG,
    lexicon,
    client: fake.client,
    result: answer(),
    hits: new Map(Object.entries(found) as [OfferCode, Hit | null][]),
    restart: () => undefined,
    ...parts,
  };
  await act(async () => tellers.get('FateGO')?.(FGO, news));
}

/** What the client of the open page was asked. */
export const asides = () => fake.asides;
/** The games whose catalogs are open. */
export const watched = () => [...tellers.keys()];

export const THREE = favouritesOf(
  favourite({ code: 'A-1', keptAt: at(3) }),
  favourite({ code: 'A-2', keptAt: at(2) }),
  favourite({ code: 'A-3', keptAt: at(1) }),
);
