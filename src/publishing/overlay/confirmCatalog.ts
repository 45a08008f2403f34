import type { Manifest } from '@/catalog/format/manifest';
import { gamesOf, mapPart, type OverlayFile, recordOf, withTimes } from './overlayFile';

/** Confirms the stock of published catalogs in an overlay file: offers without an entry count as on sale again. Entries keep their
 *  own times.
 *  @param game       null: the stock of all games was checked
 *  @param asOf       ISO 8601
 *  @param manifests  of the games whose stock was checked */
export function confirmCatalog(
  file: OverlayFile,
  game: string | null,
  asOf: string,
  manifests: readonly Pick<Manifest, 'game' | 'publishedAt' | 'currency'>[],
): OverlayFile {
  const named = manifests.map(({ game: id, publishedAt, currency }) => [id, { publishedAt, currency }] as const);
  const catalogs = { ...recordOf(file.catalogs), ...Object.fromEntries(named) };
  const confirmed = mapPart(withEntryTimes(file), game, (part) => ({ ...part, asOf }));
  const whole = game === null ? mapGames(confirmed, (part) => ('asOf' in part ? { ...part, asOf } : part)) : confirmed;
  return Object.keys(catalogs).length === 0 ? whole : { ...whole, catalogs };
}

/** Adds an explicit time to each entry without one: it has counted as set at the `asOf` of its part, which is about to change. */
function withEntryTimes(file: OverlayFile): OverlayFile {
  const timed = withTimes(file, file.asOf);
  return mapGames(timed, (part) => withTimes(part, part.asOf ?? file.asOf));
}

function mapGames(file: OverlayFile, change: (part: OverlayFile) => OverlayFile): OverlayFile {
  const games = Object.entries(gamesOf(file)).map(([id, part]) => [id, change(part)] as const);
  return games.length === 0 ? file : { ...file, games: Object.fromEntries(games) };
}
