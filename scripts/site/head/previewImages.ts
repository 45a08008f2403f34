import type { Game } from '../../../src/games/types';

/** Size of the preview images in pixels: the 1.91 : 1 that chat programs and networks show without cropping. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Returns the path of the preview image of a game, or of the site itself, within the site. */
export function previewPath(game: Game | null): string {
  return `/previews/${game === null ? 'vitrine' : game.id}.png`;
}
