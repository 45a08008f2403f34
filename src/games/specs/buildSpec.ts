import type { Attribute, Game, GameId, GameSpec } from '../types';
import type { FamilySpec } from './specBuilders';

const cache = new Map<GameId, GameSpec>();

/** Returns the spec of a game: that of its family, with the servers of the variant. Always returns the same object for a game. */
export function buildSpec(game: Game, family: FamilySpec): GameSpec {
  const spec = cache.get(game.id) ?? makeSpec(game, family);
  cache.set(game.id, spec);
  return spec;
}

function makeSpec(game: Game, family: FamilySpec): GameSpec {
  const { server } = game;
  if (server === null) return { game, ...family };
  return { game, ...family, attributes: family.attributes.map((attribute) => withOneServer(attribute, server)) };
}

function withOneServer(attribute: Attribute, server: string): Attribute {
  if (attribute.id !== 'server' || attribute.type !== 'enum') return attribute;
  return { ...attribute, options: attribute.options.filter((option) => option.id === server) };
}
