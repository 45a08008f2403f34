import { fail, ok, type Result } from '@/base/result';
import type { GameId } from '@/games/types';
import type { ColumnChoices } from '@/operator-worker/protocol';
import { createStored, type Stored } from '@/storage/createStored';

/** What was said of the columns of sheets of a game that have this set of headers. */
export type StoredMap = { readonly game: string; readonly headers: string; readonly words: ColumnChoices };

/** Column maps of the sheets that were opened last on this device, the latest first. */
export const storedMaps: Stored<readonly StoredMap[]> = createStored('vitrine.column-maps', 1, decodeKeptMaps, []);

/** Sets of headers that are remembered. */
const MAX_KEPT = 30;

/** What was said the last time of such a sheet; null for nothing. */
export function findKept(maps: readonly StoredMap[], game: GameId, headers: string): ColumnChoices | null {
  return maps.find((one) => one.game === game && one.headers === headers)?.words ?? null;
}

/** The maps with one more, in the place of what was said of such a sheet before; one without words is forgotten. */
export function withMap(maps: readonly StoredMap[], next: StoredMap): readonly StoredMap[] {
  const others = maps.filter(({ game, headers }) => game !== next.game || headers !== next.headers);
  return Object.keys(next.words).length === 0 ? others : [next, ...others].slice(0, MAX_KEPT);
}

/** Reads kept maps. Whether a field exists is for the desk to say, which knows the game. */
export function decodeKeptMaps(value: unknown): Result<readonly StoredMap[], string> {
  return Array.isArray(value) && value.every(isKeptMap) ? ok(value) : fail('expected column maps');
}

function isKeptMap(value: unknown): value is StoredMap {
  if (typeof value !== 'object' || value === null) return false;
  if (!('game' in value) || !('headers' in value) || !('words' in value)) return false;
  const { game, headers, words } = value;
  if (typeof game !== 'string' || typeof headers !== 'string') return false;
  return (
    typeof words === 'object' && words !== null && Object.values(words).every((field) => typeof field === 'string')
  );
}
