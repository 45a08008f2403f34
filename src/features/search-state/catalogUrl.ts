import { sitePath } from '@/base/sitePath';
import type { CatalogLocation } from '@/domain/catalogLocation';
import type { Game } from '@/games/types';

/** Returns the URLs of the published catalog of a game. */
export function catalogUrl(game: Game): CatalogLocation {
  const folder = sitePath(`/catalog/${game.id}/`);
  return { manifestUrl: `${folder}manifest.json`, segmentBase: folder };
}
