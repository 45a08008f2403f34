import type { CatalogLocation } from '@/domain/catalogLocation';
import type { Game } from '@/games/types';

/** Where the catalog of a game is published. */
export function catalogUrl(game: Game): CatalogLocation {
  const folder = `/catalog/${game.id}/`;
  return { manifestUrl: `${folder}manifest.json`, segmentBase: folder };
}
