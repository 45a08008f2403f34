import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { OfferCode } from '@/domain/offer';
import type { Hit } from '@/domain/searchResponse';
import type { CatalogWatcherProps } from '@/features/favourites/game/CatalogWatcher';
import { UNLOADED_CATALOG, type WatchedCatalog } from '@/features/favourites/game/watchedCatalog';
import { FavouritesPage } from '@/features/favourites/page/FavouritesPage';
import { localeStore } from '@/locales/localeStore';
import { zh } from '@/locales/zh';
import { type Favourites, favourites } from '@/storage/favourites';
import { createUmiApp } from '../../../umiApp';
import { createFakeClient } from '../../fakeClient';
import { FGO, gameItems, searchResult } from '../../search-state/shopBuild';
import { epochMs, favourite, favouritesOf } from '../favouriteBuild';

let fake = createFakeClient();
let updaters = new Map<string, CatalogWatcherProps['onUpdate']>();

/** Opens no catalog; `loadCatalog` reports one instead. */
function FakeWatcher({ game, onUpdate }: CatalogWatcherProps) {
  useEffect(() => {
    updaters.set(game.id, onUpdate);
  }, [game, onUpdate]);
  return null;
}

const Page = () => <FavouritesPage Watcher={FakeWatcher} />;

/** Opens the page with the given favourites. */
export async function open(stored: Favourites, address = '/favourites') {
  favourites.set(stored);
  fake = createFakeClient();
  updaters = new Map();
  localeStore.setMessages('zh', zh);
  const { App } = createUmiApp({ favourites: Page, '*': () => null }, address);
  await act(async () => {
    render(<App />);
  });
  return userEvent.setup();
}

/** Reports a loaded catalog of FGO with the given offers. */
export async function loadCatalog(found: Readonly<Record<string, Hit | null>>, parts: Partial<WatchedCatalog> = {}) {
  const catalog: WatchedCatalog = {
    ...UNLOADED_CATALOG,
    gameItems,
    client: fake.client,
    result: searchResult(),
    hits: new Map(Object.entries(found) as [OfferCode, Hit | null][]),
    restart: () => undefined,
    ...parts,
  };
  await act(async () => updaters.get('FateGO')?.(FGO, catalog));
}

/** The low-priority searches that the page has sent. */
export const lowPrioritySearches = () => fake.lowPrioritySearches;
/** The games whose catalogs are open. */
export const watchedGames = () => [...updaters.keys()];

export const THREE = favouritesOf(
  favourite({ code: 'A-1', keptAt: epochMs(3) }),
  favourite({ code: 'A-2', keptAt: epochMs(2) }),
  favourite({ code: 'A-3', keptAt: epochMs(1) }),
);
