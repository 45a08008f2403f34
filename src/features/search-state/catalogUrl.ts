import type { CatalogLocation } from '@/domain/catalogLocation';
import type { Game } from '@/games/types';

/** Where the catalogue of a game is published. */
export function catalogueAt(game: Game): CatalogLocation {
  const folder = `/catalog/${game.id}/`;
  return { manifestUrl: `${folder}manifest.json`, segmentBase: folder };
}
