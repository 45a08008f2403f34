import type { FamilyId } from '@/games/types';
import { decodeRoster, type Roster } from './roster';

/** Listed explicitly so that the bundler creates a chunk per file. */
const FILES: Readonly<Record<FamilyId, () => Promise<{ readonly default: unknown }>>> = {
  srw_dd: () => import(/* webpackChunkName: "roster-srw_dd" */ './rosters/srw_dd.json'),
  umamusume: () => import(/* webpackChunkName: "roster-umamusume" */ './rosters/umamusume.json'),
  mementomori: () => import(/* webpackChunkName: "roster-mementomori" */ './rosters/mementomori.json'),
  duel_links: () => import(/* webpackChunkName: "roster-duel_links" */ './rosters/duel_links.json'),
  master_duel: () => import(/* webpackChunkName: "roster-master_duel" */ './rosters/master_duel.json'),
  overlord_mass: () => import(/* webpackChunkName: "roster-overlord_mass" */ './rosters/overlord_mass.json'),
  fgo: () => import(/* webpackChunkName: "roster-fgo" */ './rosters/fgo.json'),
  blue_archive: () => import(/* webpackChunkName: "roster-blue_archive" */ './rosters/blue_archive.json'),
  imas_prism: () => import(/* webpackChunkName: "roster-imas_prism" */ './rosters/imas_prism.json'),
  ptcgp: () => import(/* webpackChunkName: "roster-ptcgp" */ './rosters/ptcgp.json'),
  gget: () => import(/* webpackChunkName: "roster-gget" */ './rosters/gget.json'),
};

/** Loads the roster of a family without readings, enough to show items. Parsing and name search need `loadBuiltRoster`, whose
 *  items are other objects with the same ids.
 *  @throws  ShopError `names-roster-shape` for an invalid file; the loader's own error if the chunk is missing */
export async function loadRoster(family: FamilyId): Promise<Roster> {
  return decodeRoster(await loadRosterFile(family));
}

/** Loads the content of a hand-written roster file. */
export async function loadRosterFile(family: FamilyId): Promise<unknown> {
  return (await FILES[family]()).default;
}
