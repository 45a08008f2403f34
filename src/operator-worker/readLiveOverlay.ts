import { isAbort, ShopError } from '@/base/shopError';
import { sitePath } from '@/base/sitePath';
import type { Overlay } from '@/domain/overlay';
import type { GameId } from '@/games/types';
import { decodeOverlay } from '@/overlay/decodeOverlay';
import type { FetchFile } from './fetchFile';
import type { OverlayState } from './protocol';

/** URL path of the site's overlay file. */
const OVERLAY_URL = sitePath('/__serverLoader');

/** The overlay file of the page's own origin. */
export type LiveOverlay =
  | {
      readonly state: 'read';
      readonly file: Readonly<Record<string, unknown>>;
      readonly overlay: Overlay;
      /** Invalid prices, each with its path and problem. */
      readonly badPrices: readonly string[];
    }
  | { readonly state: Exclude<OverlayState, 'read'> };

/** Reads the overlay file of the page's own origin. A 404 or an HTML page means that there is none; a file that cannot be fetched
 *  or decoded is `unreadable`. */
export async function readLiveOverlay(game: GameId, fetchFile: FetchFile): Promise<LiveOverlay> {
  try {
    const bytes = await fetchFile(OVERLAY_URL);
    const text = bytes === null ? '<' : new TextDecoder().decode(bytes).trimStart();
    // A fallback page may have no content type.
    if (text.startsWith('<')) return { state: 'missing' };
    const file: unknown = JSON.parse(text);
    const badPrices: string[] = [];
    const overlay = decodeOverlay(file, game, ({ message }) => badPrices.push(message));
    return { state: 'read', file: file as Readonly<Record<string, unknown>>, overlay, badPrices };
  } catch (error) {
    if (isAbort(error) || !(error instanceof ShopError || error instanceof SyntaxError)) throw error;
    return { state: 'unreadable' };
  }
}
