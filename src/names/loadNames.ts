import type { FamilyId } from '@/games/types';
import { decodeRoster, type Roster } from './roster';

/** Written out so that the bundler sees each file and makes one chunk of it. */
const FILES: Readonly<Record<FamilyId, () => Promise<{ readonly default: unknown }>>> = {
  srw_dd: () => import(/* webpackChunkName: "names-srw_dd" */ './built/srw_dd.json'),
  umamusume: () => import(/* webpackChunkName: "names-umamusume" */ './built/umamusume.json'),
  mementomori: () => import(/* webpackChunkName: "names-mementomori" */ './built/mementomori.json'),
  duel_links: () => import(/* webpackChunkName: "names-duel_links" */ './built/duel_links.json'),
  master_duel: () => import(/* webpackChunkName: "names-master_duel" */ './built/master_duel.json'),
  overlord_mass: () => import(/* webpackChunkName: "names-overlord_mass" */ './built/overlord_mass.json'),
  fgo: () => import(/* webpackChunkName: "names-fgo" */ './built/fgo.json'),
  blue_archive: () => import(/* webpackChunkName: "names-blue_archive" */ './built/blue_archive.json'),
  imas_prism: () => import(/* webpackChunkName: "names-imas_prism" */ './built/imas_prism.json'),
  ptcgp: () => import(/* webpackChunkName: "names-ptcgp" */ './built/ptcgp.json'),
  gget: () => import(/* webpackChunkName: "names-gget" */ './built/gget.json'),
};

/** Loads the roster of a family with the readings and syllables that the build derived, for `indexNames` and all that
 *  needs it. It is heavier than what `loadRoster` loads, and holds the same items as other objects: across
 *  the two, items are told by their ids. In the browser this is one chunk, which a lost connection can fail.
 *  @throws  ShopError `names-roster-shape` for a file that is not a roster; the loader's own error if the chunk is missing */
export async function loadNames(family: FamilyId): Promise<Roster> {
  const file = await FILES[family]();
  return decodeRoster(file.default);
}
