import { fail, ok, type Result } from '@/base/result';
import { ShopError } from '@/base/shopError';
import type { CliEffects } from '@/cli/io/effects';
import { GAME_IDS } from '@/games/ids';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { type OverlayFile, SILENT_FILE } from '@/publishing/overlay/overlayFile';

/** Reads the overlay file as JSON, and proves that the pages of games will be able to read it; no file says nothing.
 *  @param onBadPrice  gets the place of each price that pages leave out, once, and what is wrong with it
 *  @param games       whose pages: those of all games unless some are named
 *  @returns  the file, or why pages could not read it
 *  @throws   ShopError `cli-read` */
export async function readOverlay(
  path: string,
  effects: Pick<CliEffects, 'read'>,
  onBadPrice: (message: string) => void,
  games: readonly string[] = GAME_IDS,
): Promise<Result<OverlayFile, string>> {
  const bytes = await effects.read(path);
  if (bytes === null) return ok(SILENT_FILE);
  try {
    const file: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const badPrices = new Set<string>();
    for (const game of games) decodeOverlay(file, game, ({ message }) => badPrices.add(message));
    for (const message of badPrices) onBadPrice(message);
    return ok(file as OverlayFile);
  } catch (error) {
    if (error instanceof ShopError || error instanceof SyntaxError) return fail(error.message);
    throw error;
  }
}
