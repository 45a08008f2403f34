import type { FamilyId, Game, GameSpec } from '../types';
import { BLUE_ARCHIVE_SPEC } from './blueArchive';
import { buildSpec } from './buildSpec';
import { DUEL_LINKS_SPEC } from './duelLinks';
import { FGO_SPEC } from './fgo';
import { GGET_SPEC } from './gget';
import { IMAS_PRISM_SPEC } from './imasPrism';
import { MASTER_DUEL_SPEC } from './masterDuel';
import { MEMENTOMORI_SPEC } from './mementomori';
import { OVERLORD_MASS_SPEC } from './overlordMass';
import { PTCGP_SPEC } from './ptcgp';
import type { FamilySpec } from './specBuilders';
import { SRW_DD_SPEC } from './srwDd';
import { UMAMUSUME_SPEC } from './umamusume';

const FAMILIES: Readonly<Record<FamilyId, FamilySpec>> = {
  srw_dd: SRW_DD_SPEC,
  umamusume: UMAMUSUME_SPEC,
  mementomori: MEMENTOMORI_SPEC,
  duel_links: DUEL_LINKS_SPEC,
  master_duel: MASTER_DUEL_SPEC,
  overlord_mass: OVERLORD_MASS_SPEC,
  fgo: FGO_SPEC,
  blue_archive: BLUE_ARCHIVE_SPEC,
  imas_prism: IMAS_PRISM_SPEC,
  ptcgp: PTCGP_SPEC,
  gget: GGET_SPEC,
};

/** Returns the spec of any game. Code of a single game's page uses `loadSpec`, which loads one family. */
export function specOf(game: Game): GameSpec {
  return buildSpec(game, FAMILIES[game.family]);
}
