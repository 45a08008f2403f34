import { copyToGames } from './copyToGames';
import { dropPrices } from './editOverlay';
import { gamesOf, type OverlayFile, priceIn, recordOf } from './overlayFile';
import type { PublishedNames } from './publishedNames';

/** A price in a currency that its catalog no longer has. */
export type DroppedPrice = { readonly code: string; readonly price: string; readonly currency: string };

/** Removes prices in a currency that their catalog no longer has: the overlay states one currency for each game, and that statement is
 *  about to change. Pages already ignore these prices.
 *  @param published  catalogs whose currency is about to be stated
 *  @param newCodes   codes whose prices have just been set
 *  @param games      games that may have the same codes; for these, entries for all games stay in force */
export function dropForeignPrices(
  file: OverlayFile,
  published: readonly PublishedNames[],
  newCodes: ReadonlySet<string>,
  games: readonly string[],
): { readonly file: OverlayFile; readonly dropped: readonly DroppedPrice[] } {
  let next = file;
  const dropped: DroppedPrice[] = [];
  for (const { manifest, codes } of published) {
    const { game, currency } = manifest;
    const stated = recordOf(recordOf(file.catalogs)[game]).currency;
    if (typeof stated !== 'string' || stated === currency) continue;
    const own = gamesOf(file)[game] ?? {};
    const priced = [
      ...Object.keys(recordOf(own.prices)),
      ...Object.keys(recordOf(file.prices)).filter((code) => codes.has(code.trim())),
    ].map((code) => code.trim());
    const foreign = new Set(priced.filter((code) => !newCodes.has(code)));
    for (const code of foreign) {
      dropped.push({ code, price: String(priceIn(own, code) ?? priceIn(file, code)), currency: stated });
    }
    const removal = { statusCodes: new Set<string>(), priced: foreign, shops: new Set<string>() };
    const others = games.filter((other) => other !== game);
    next = dropPrices(copyToGames(next, removal, others), foreign, game);
  }
  return { file: next, dropped };
}
