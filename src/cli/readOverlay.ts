import { fail, ok, type Result } from '@/base/result';
import { ShopError } from '@/base/shopError';
import { GAME_IDS } from '@/games/ids';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import type { CliEffects } from './effects';
import { type OverlayFile, SILENT_FILE } from './overlayFile';

/** Reads the overlay file as JSON, and proves that the page of every game will be able to read it; no file says nothing.
 *  @returns  the file, or why pages could not read it
 *  @throws   ShopError `cli-read` */
export async function readOverlay(
  path: string,
  effects: Pick<CliEffects, 'read'>,
): Promise<Result<OverlayFile, string>> {
  const bytes = await effects.read(path);
  if (bytes === null) return ok(SILENT_FILE);
  try {
    const file: unknown = JSON.parse(new TextDecoder().decode(bytes));
    for (const game of GAME_IDS) decodeOverlay(file, game);
    return ok(file as OverlayFile);
  } catch (error) {
    if (error instanceof ShopError || error instanceof SyntaxError) return fail(error.message);
    throw error;
  }
}
