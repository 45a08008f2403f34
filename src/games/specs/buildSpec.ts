import type { Attribute, Game, GameId, GameSpec } from '../types';
import type { FamilySpec } from './specBuilders';

/** The server of each variant that exists on one server only. All other games have every server of their family. */
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
export function buildSpec(game: Game, family: FamilySpec): GameSpec {
  const spec = cache.get(game.id) ?? makeSpec(game, family);
  cache.set(game.id, spec);
  return spec;
}

function makeSpec(game: Game, family: FamilySpec): GameSpec {
  const server = SERVER_OF[game.id];
  if (server === undefined) return { game, ...family };
  return { game, ...family, attributes: family.attributes.map((attribute) => withOneServer(attribute, server)) };
}

function withOneServer(attribute: Attribute, server: string): Attribute {
  if (attribute.id !== 'server' || attribute.type !== 'enum') return attribute;
  return { ...attribute, options: attribute.options.filter((option) => option.id === server) };
}
