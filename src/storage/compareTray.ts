import * as v from 'valibot';
import { recordOf } from '@/base/decodeJson';
import type { Result } from '@/base/result';
import { MAX_CODE_BYTES } from '@/domain/limits';
import { createStored, type Stored } from './createStored';
import { decodeStored } from './decodeStored';

/** Game id → codes of the offers chosen for comparison, in the order of choosing. */
export type CompareTray = Readonly<Record<string, readonly string[]>>;

/** Maximum number of compared offers of a game. */
export const MAX_COMPARED = 4;

const CODES = 'lists of codes';

const COMPARE_TRAY: v.GenericSchema<unknown, CompareTray> = recordOf(
  v.pipe(
    v.array(v.pipe(v.string(CODES), v.minLength(1, CODES), v.maxLength(MAX_CODE_BYTES, CODES)), CODES),
    v.transform((codes) => [...new Set(codes)].slice(0, MAX_COMPARED)),
  ),
  'games',
);

/** The offers chosen for comparison, shared by all tabs of the browser. */
export const compareTray: Stored<CompareTray> = createStored('vitrine.compare', 1, decodeCompareTray, {});

/** Decodes a stored tray: at most `MAX_COMPARED` distinct codes of each game. */
export function decodeCompareTray(value: unknown): Result<CompareTray, string> {
  return decodeStored(COMPARE_TRAY, value);
}
