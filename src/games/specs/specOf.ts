import type { Attribute, FamilyId, Game, GameId, GameSpec } from '../types';
import { BLUE_ARCHIVE_SPEC } from './blueArchive';
import { DUEL_LINKS_SPEC } from './duelLinks';
import { FGO_SPEC } from './fgo';
import { GGET_SPEC } from './gget';
import { IMAS_PRISM_SPEC } from './imasPrism';
import { MASTER_DUEL_SPEC } from './masterDuel';
import { MEMENTOMORI_SPEC } from './mementomori';
import { OVERLORD_MASS_SPEC } from './overlordMass';
import { PTCGP_SPEC } from './ptcgp';
import type { FamilySpec } from './rows';
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

/** The only server of a variant that is split by server; other games have all servers of their family. */
const SERVER_OF: Partial<Record<GameId, string>> = {
  srw_dd_jp: 'jp',
  srw_dd_ww: 'ww',
  Mememori_jp: 'jp',
  Mememori_ww: 'ww',
  gget_jp: 'jp',
  gget_ww: 'ww',
  gget_nore_jp: 'jp',
  gget_nore_ww: 'ww',
};

const cache = new Map<GameId, GameSpec>();

/** Returns the spec of a game: that of its family, with the servers of the variant. Always returns the same object for a game. */
export function specOf(game: Game): GameSpec {
  const spec = cache.get(game.id) ?? makeSpec(game);
  cache.set(game.id, spec);
  return spec;
}

function makeSpec(game: Game): GameSpec {
  const family = FAMILIES[game.family];
  const server = SERVER_OF[game.id];
  if (server === undefined) return { game, ...family };
  return { game, ...family, attributes: family.attributes.map((attribute) => withOneServer(attribute, server)) };
}

function withOneServer(attribute: Attribute, server: string): Attribute {
  if (attribute.id !== 'server' || attribute.type !== 'enum') return attribute;
  return { ...attribute, options: attribute.options.filter((option) => option.id === server) };
}
