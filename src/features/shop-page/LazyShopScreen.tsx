import type { ComponentType } from 'react';
import { loadSpec } from '@/games/specs/loadSpec';
import type { Game, GameId } from '@/games/types';
import { needShopMessages } from '@/locales/localeStore';
import { loadable } from '@/resilience/loadable';
import { useRememberVisit } from './useRememberVisit';

/** The shop screen: one chunk for all game pages, and the spec of the game in another. */
export function LazyShopScreen({ game }: { readonly game: Game }) {
  useRememberVisit(game);
  const Screen = screenOf(game);
  return <Screen />;
}

const screens = new Map<GameId, ComponentType>();

/** Returns the same component for a game each time, so that React keeps its state. */
function screenOf(game: Game): ComponentType {
  const screen = screens.get(game.id) ?? createScreen(game);
  screens.set(game.id, screen);
  return screen;
}

function createScreen(game: Game): ComponentType {
  return loadable(async () => {
    const [{ ShopScreen }, spec] = await Promise.all([
      import(/* webpackChunkName: "shop" */ './ShopScreen'),
      loadSpec(game),
      needShopMessages(),
    ]);
    return () => <ShopScreen spec={spec} />;
  });
}
