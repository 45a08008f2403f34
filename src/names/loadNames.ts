import type { FamilyId } from '@/games/types';
import { decodeRoster, type Roster } from './roster';

/** Listed explicitly so that the bundler creates a chunk per file. */
const FILES: Readonly<Record<FamilyId, () => Promise<{ readonly default: unknown }>>> = {
  srw_dd: () => import('./built/srw_dd.json'),
  umamusume: () => import('./built/umamusume.json'),
  mementomori: () => import('./built/mementomori.json'),
  duel_links: () => import('./built/duel_links.json'),
  master_duel: () => import('./built/master_duel.json'),
  overlord_mass: () => import('./built/overlord_mass.json'),
  fgo: () => import('./built/fgo.json'),
  blue_archive: () => import('./built/blue_archive.json'),
  imas_prism: () => import('./built/imas_prism.json'),
  ptcgp: () => import('./built/ptcgp.json'),
  gget: () => import('./built/gget.json'),
};

/** Loads the roster of a family with derived readings and syllables, as needed by `indexNames`. Its items are other objects than
 *  those of `loadRoster`; compare them by id.
 *  @throws  ShopError `names-roster-shape` for an invalid file; the loader's own error if the chunk is missing */
export async function loadNames(family: FamilyId): Promise<Roster> {
  const file = await FILES[family]();
  return decodeRoster(file.default);
}
