import type { PublishedNames } from '@/cli/io/readPublishedNames';
import { copyToGames } from '@/publishing/overlay/copyToGames';
import { gamesOf, type OverlayFile, priceIn, recordOf } from '@/publishing/overlay/overlayFile';
import { dropPrices } from './editOverlay';

/** A price stated in a currency that its catalog has no longer. */
export type DroppedPrice = { readonly code: string; readonly price: string; readonly currency: string };

/** Removes prices whose currency is about to change its meaning: the overlay names one currency for each game, and they
 *  were stated in the one named so far. Pages do not show them any more.
 *  @param published  the catalogs about to be named
 *  @param kept       codes whose prices have just been set
 *  @param games      that may have the same codes: what counts for all games stays in force for them */
export function dropForeignPrices(
  file: OverlayFile,
  published: readonly PublishedNames[],
  kept: ReadonlySet<string>,
  games: readonly string[],
): { readonly file: OverlayFile; readonly dropped: readonly DroppedPrice[] } {
  let next = file;
  const dropped: DroppedPrice[] = [];
  for (const { manifest, codes } of published) {
    const { game, currency } = manifest;
    const named = recordOf(recordOf(file.catalogs)[game]).currency;
    if (typeof named !== 'string' || named === currency) continue;
    const own = gamesOf(file)[game] ?? {};
    const priced = [
      ...Object.keys(recordOf(own.prices)),
      ...Object.keys(recordOf(file.prices)).filter((code) => codes.has(code.trim())),
    ].map((code) => code.trim());
    const foreign = new Set(priced.filter((code) => !kept.has(code)));
    for (const code of foreign) {
      dropped.push({ code, price: String(priceIn(own, code) ?? priceIn(file, code)), currency: named });
    }
    const removal = { marked: new Set<string>(), priced: foreign, shops: new Set<string>() };
    const others = games.filter((one) => one !== game);
    next = dropPrices(copyToGames(next, removal, others), foreign, game);
  }
  return { file: next, dropped };
}
