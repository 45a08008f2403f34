import type { Manifest } from '@/catalog/manifest';
import type { GameId } from '@/games/types';
import type { Publication } from './publishCatalogues';

/** A catalogue that would lose many of its offers. */
export type ShrunkCatalogue = { readonly game: GameId; readonly before: number; readonly after: number };

/** The share of a catalogue's offers that may go at once without a word. */
const MOST_LOST = 0.3;

/** Finds the catalogues that would lose more than 30 % of their offers: more often the sign of a sheet that was cut off, or of
 *  the wrong one, than of sales. Sample stock may be replaced by real stock of any size. */
export function findShrunk(
  publications: readonly Publication[],
  before: ReadonlyMap<GameId, Manifest>,
): readonly ShrunkCatalogue[] {
  return publications.flatMap(({ game, built: { manifest } }) => {
    const previous = before.get(game);
    if (previous === undefined || (previous.sample && !manifest.sample)) return [];
    const lost = previous.offers - manifest.offers;
    return lost > previous.offers * MOST_LOST ? [{ game, before: previous.offers, after: manifest.offers }] : [];
  });
}
