import type { FamilyId } from '@/games/types';
import { decodeRoster, type Roster } from './roster';

/** Listed explicitly so that the bundler creates a chunk per file. */
const FILES: Readonly<Record<FamilyId, () => Promise<{ readonly default: unknown }>>> = {
  srw_dd: () => import('./rosters/srw_dd.json'),
  umamusume: () => import('./rosters/umamusume.json'),
  mementomori: () => import('./rosters/mementomori.json'),
  duel_links: () => import('./rosters/duel_links.json'),
  master_duel: () => import('./rosters/master_duel.json'),
  overlord_mass: () => import('./rosters/overlord_mass.json'),
  fgo: () => import('./rosters/fgo.json'),
  blue_archive: () => import('./rosters/blue_archive.json'),
  imas_prism: () => import('./rosters/imas_prism.json'),
  ptcgp: () => import('./rosters/ptcgp.json'),
  gget: () => import('./rosters/gget.json'),
};

/** Loads the roster of a family without readings, enough to show items. Parsing and name search need `loadNames`, whose items are
 *  other objects with the same ids.
 *  @throws  ShopError `names-roster-shape` for an invalid file; the loader's own error if the chunk is missing */
export async function loadRoster(family: FamilyId): Promise<Roster> {
  const file = await FILES[family]();
  return decodeRoster(file.default);
}
