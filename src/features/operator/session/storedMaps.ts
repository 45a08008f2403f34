import { fail, ok, type Result } from '@/base/result';
import type { GameId } from '@/games/types';
import type { ColumnChoices } from '@/operator-worker/protocol';
import { createStored, type Stored } from '@/storage/createStored';

/** Column choices for sheets of a game with this set of headers. */
export type StoredMap = { readonly game: string; readonly headers: string; readonly words: ColumnChoices };

/** Column choices of recently opened sheets on this device, latest first. */
export const storedMaps: Stored<readonly StoredMap[]> = createStored('vitrine.column-maps', 1, decodeStoredMaps, []);

/** Maximum number of stored header sets. */
const MAX_KEPT = 30;

/** Returns the stored choices for a sheet, if any. */
export function findStoredChoices(maps: readonly StoredMap[], game: GameId, headers: string): ColumnChoices | null {
  return maps.find((one) => one.game === game && one.headers === headers)?.words ?? null;
}

/** Adds or replaces the choices for a sheet; empty choices are removed. */
export function addStoredMap(maps: readonly StoredMap[], next: StoredMap): readonly StoredMap[] {
  const others = maps.filter(({ game, headers }) => game !== next.game || headers !== next.headers);
  return Object.keys(next.words).length === 0 ? others : [next, ...others].slice(0, MAX_KEPT);
}

/** Decodes stored choices. Fields are validated by the session, which knows the game. */
export function decodeStoredMaps(value: unknown): Result<readonly StoredMap[], string> {
  return Array.isArray(value) && value.every(isStoredMap) ? ok(value) : fail('expected column maps');
}

function isStoredMap(value: unknown): value is StoredMap {
  if (typeof value !== 'object' || value === null) return false;
  if (!('game' in value) || !('headers' in value) || !('words' in value)) return false;
  const { game, headers, words } = value;
  if (typeof game !== 'string' || typeof headers !== 'string') return false;
  return (
    typeof words === 'object' && words !== null && Object.values(words).every((field) => typeof field === 'string')
  );
}
