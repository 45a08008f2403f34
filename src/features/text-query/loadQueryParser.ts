import type { GameSpec } from '@/games/types';
import { loadBuiltRoster } from '@/names/loadBuiltRoster';
import { loadChunk } from '@/resilience/loadChunk';
import type { QueryParser } from './queryParser';

const parsers = new Map<GameSpec, Promise<QueryParser>>();

/** Loads the query parser of a game, once; after a failure the next call tries again.
 *  @throws  the bundler's error if code or names cannot be loaded */
export function loadQueryParser(spec: GameSpec): Promise<QueryParser> {
  const parser = parsers.get(spec) ?? load(spec);
  parsers.set(spec, parser);
  return parser;
}

async function load(spec: GameSpec): Promise<QueryParser> {
  try {
    const [{ openQueryParser }, roster] = await Promise.all([
      loadChunk(() => import(/* webpackChunkName: "query-parser" */ './openQueryParser')),
      loadChunk(() => loadBuiltRoster(spec.game.family)),
    ]);
    return await openQueryParser(spec, roster);
  } catch (error) {
    parsers.delete(spec);
    throw error;
  }
}
