import * as v from 'valibot';
import { objectOf, recordOf } from '@/base/decodeJson';
import type { Result } from '@/base/result';
import type { GameId } from '@/games/types';
import type { ColumnChoices } from '@/operator-worker/protocol';
import { createStored, type Stored } from '@/storage/createStored';
import { decodeStored } from '@/storage/decodeStored';

/** Column choices for sheets of a game with this set of headers. */
export type StoredMap = { readonly game: string; readonly headers: string; readonly words: ColumnChoices };

const EXPECTED = 'column maps';

const MAPS: v.GenericSchema<unknown, readonly StoredMap[]> = v.array(
  objectOf(
    { game: v.string(EXPECTED), headers: v.string(EXPECTED), words: recordOf(v.string(EXPECTED), EXPECTED) },
    EXPECTED,
  ),
  EXPECTED,
);

/** Column maps of the sheets that were opened last on this device, the latest first. */
export const storedMaps: Stored<readonly StoredMap[]> = createStored('vitrine.column-maps', 1, decodeStoredMaps, []);

/** Maximum number of stored header sets. */
const MAX_STORED = 30;

/** Returns the stored choices for a sheet, if any. */
export function findStoredChoices(maps: readonly StoredMap[], game: GameId, headers: string): ColumnChoices | null {
  return maps.find((one) => one.game === game && one.headers === headers)?.words ?? null;
}

/** Adds or replaces the choices for a sheet; empty choices are removed. */
export function addStoredMap(maps: readonly StoredMap[], next: StoredMap): readonly StoredMap[] {
  const others = maps.filter(({ game, headers }) => game !== next.game || headers !== next.headers);
  return Object.keys(next.words).length === 0 ? others : [next, ...others].slice(0, MAX_STORED);
}

/** Decodes stored maps. The operator worker, which knows the game, checks that fields exist. */
export function decodeStoredMaps(value: unknown): Result<readonly StoredMap[], string> {
  return decodeStored(MAPS, value);
}
