import type { GameSpec } from '@/games/types';
import { loadNames } from '@/names/loadNames';
import { loadChunk } from '@/resilience/loadChunk';
import type { QueryParser } from './queryParser';

const opened = new Map<GameSpec, Promise<QueryParser>>();

/** Loads what reads texts of a game, once; after a failure the next call tries again.
 *  @throws  the bundler's error if code or names do not come */
export function loadQueryParser(spec: GameSpec): Promise<QueryParser> {
  const known = opened.get(spec) ?? load(spec);
  opened.set(spec, known);
  return known;
}

async function load(spec: GameSpec): Promise<QueryParser> {
  try {
    const [{ openQueryParser: openReader }, roster] = await Promise.all([
      loadChunk(() => import('./openQueryParser')),
      loadChunk(() => loadNames(spec.game.family)),
    ]);
    return await openReader(spec, roster);
  } catch (error) {
    opened.delete(spec);
    throw error;
  }
}
