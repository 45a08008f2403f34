import type { FamilyId, Game, GameSpec } from '../types';
import { buildSpec } from './buildSpec';
import type { FamilySpec } from './specBuilders';

/** Listed explicitly so that the bundler creates a chunk per family. */
const FAMILIES: Readonly<Record<FamilyId, () => Promise<FamilySpec>>> = {
  srw_dd: () => import(/* webpackChunkName: "spec-srw_dd" */ './srwDd').then((module) => module.SRW_DD_SPEC),
  umamusume: () =>
    import(/* webpackChunkName: "spec-umamusume" */ './umamusume').then((module) => module.UMAMUSUME_SPEC),
  mementomori: () =>
    import(/* webpackChunkName: "spec-mementomori" */ './mementomori').then((module) => module.MEMENTOMORI_SPEC),
  duel_links: () =>
    import(/* webpackChunkName: "spec-duel_links" */ './duelLinks').then((module) => module.DUEL_LINKS_SPEC),
  master_duel: () =>
    import(/* webpackChunkName: "spec-master_duel" */ './masterDuel').then((module) => module.MASTER_DUEL_SPEC),
  overlord_mass: () =>
    import(/* webpackChunkName: "spec-overlord_mass" */ './overlordMass').then((module) => module.OVERLORD_MASS_SPEC),
  fgo: () => import(/* webpackChunkName: "spec-fgo" */ './fgo').then((module) => module.FGO_SPEC),
  blue_archive: () =>
    import(/* webpackChunkName: "spec-blue_archive" */ './blueArchive').then((module) => module.BLUE_ARCHIVE_SPEC),
  imas_prism: () =>
    import(/* webpackChunkName: "spec-imas_prism" */ './imasPrism').then((module) => module.IMAS_PRISM_SPEC),
  ptcgp: () => import(/* webpackChunkName: "spec-ptcgp" */ './ptcgp').then((module) => module.PTCGP_SPEC),
  gget: () => import(/* webpackChunkName: "spec-gget" */ './gget').then((module) => module.GGET_SPEC),
};

/** Loads the spec of a game, the same object that `specOf` returns.
 *  @throws  the loader's own error if the chunk is missing */
export async function loadSpec(game: Game): Promise<GameSpec> {
  return buildSpec(game, await FAMILIES[game.family]());
}
