import { fail, ok, type Result } from '@/base/result';
import { MAX_CODE_LENGTH } from '@/domain/limits';
import { createStored, type Stored } from './createStored';

/** Game id → codes of the offers chosen there for comparison, in the order in which they were chosen. */
export type CompareTray = Readonly<Record<string, readonly string[]>>;

/** How many offers of a game stand beside each other at most. */
export const MOST_COMPARED = 4;

/** What the buyer has chosen to compare, shared by the tabs of the browser. */
export const compareTray: Stored<CompareTray> = createStored('vitrine.compare', 1, decodeCompareTray, {});

/** Reads a kept tray: of each game at most `MOST_COMPARED` codes, each of them once. */
export function decodeCompareTray(value: unknown): Result<CompareTray, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail('expected games');
  const games = Object.entries(value) as [string, unknown][];
  const lists = games.flatMap(([game, codes]) =>
    isCodes(codes) ? [[game, [...new Set(codes)].slice(0, MOST_COMPARED)] as const] : [],
  );
  return lists.length === games.length ? ok(Object.fromEntries(lists)) : fail('expected lists of codes');
}

function isCodes(codes: unknown): codes is readonly string[] {
  return (
    Array.isArray(codes) &&
    codes.every((code) => typeof code === 'string' && code !== '' && code.length <= MAX_CODE_LENGTH)
  );
}
