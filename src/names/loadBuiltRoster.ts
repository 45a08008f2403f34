import type { FamilyId } from '@/games/types';
import { loadRosterFile } from './loadRoster';
import { decodeRoster, type Roster, withSpellings } from './roster';

/** Listed explicitly so that the bundler creates a chunk per file. */
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

/** Loads the roster of a family with derived readings and syllables, as needed by `indexNames`: the hand-written roster, which pages load
 *  anyway, and what `npm run names` derived from it. Its items are other objects than those of `loadRoster`; compare them by id.
 *  @throws  ShopError `names-roster-shape` for an invalid file; the loader's own error if a chunk is missing */
export async function loadBuiltRoster(family: FamilyId): Promise<Roster> {
  const [roster, spellings] = await Promise.all([loadRosterFile(family), FILES[family]()]);
  return decodeRoster(withSpellings(roster, spellings.default));
}
