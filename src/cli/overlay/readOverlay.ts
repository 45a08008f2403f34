import { fail, ok, type Result } from '@/base/result';
import { ShopError } from '@/base/shopError';
import type { CliEffects } from '@/cli/io/effects';
import { GAME_IDS } from '@/games/ids';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import { EMPTY_FILE, type OverlayFile } from '@/publishing/overlay/overlayFile';

/** Reads the overlay file, and checks that the pages of games can read it. A missing file counts as one without entries.
 *  @param onBadPrice  called once for each invalid price, with its path and what was expected; pages ignore such prices
 *  @param games       the games to check
 *  @returns           the file, or why pages could not read it
 *  @throws            ShopError `cli-read` */
export async function readOverlay(
  path: string,
  effects: Pick<CliEffects, 'read'>,
  onBadPrice: (message: string) => void,
  games: readonly string[] = GAME_IDS,
): Promise<Result<OverlayFile, string>> {
  const bytes = await effects.read(path);
  if (bytes === null) return ok(EMPTY_FILE);
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
