import type { FamilyId } from '@/games/types';
import { decodeRoster, type Roster } from './roster';

/** Written out so that the bundler sees each file and makes one chunk of it. */
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

/** Loads the roster of a family as it is kept by hand: what names and draws items. It has no readings; what reads texts
 *  or searches names needs `loadNames`, whose items are other objects with the same ids. In the browser this is one
 *  chunk, which a lost connection can fail.
 *  @throws  ShopError `names-roster-shape` for a file that is not a roster; the loader's own error if the chunk is missing */
export async function loadRoster(family: FamilyId): Promise<Roster> {
  const file = await FILES[family]();
  return decodeRoster(file.default);
}
