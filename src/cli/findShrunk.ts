import type { Manifest } from '@/catalog/manifest';
import type { GameId } from '@/games/types';
import { isShrunk } from '@/importer/isShrunk';
import type { Publication } from './publishCatalogues';

/** A catalogue that would lose many of its offers. */
export type ShrunkCatalogue = { readonly game: GameId; readonly before: number; readonly after: number };

/** Finds the catalogues that would lose so many offers that nobody can have meant it, see `isShrunk`. */
export function findShrunk(
  publications: readonly Publication[],
  before: ReadonlyMap<GameId, Manifest>,
): readonly ShrunkCatalogue[] {
  return publications.flatMap(({ game, built: { manifest } }) => {
    const previous = before.get(game) ?? null;
    if (previous === null || !isShrunk(previous, manifest)) return [];
    return [{ game, before: previous.offers, after: manifest.offers }];
  });
}
