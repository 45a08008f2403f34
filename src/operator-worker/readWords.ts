import type { GameSpec } from '@/games/types';
import { type ColumnMap, decodeColumnMap, type MapIssue, NO_MAP } from '@/importer/columns/columnMap';

/** Reads what is said of columns, and leaves out what is wrong: what was kept may be older than the fields of today, and of another
 *  game than the sheet. */
export function readWords(
  words: unknown,
  spec: GameSpec,
): { readonly map: ColumnMap; readonly wrong: readonly MapIssue[] } {
  const whole = decodeColumnMap(words, spec);
  if (whole.ok) return { map: whole.value, wrong: [] };
  const headers = new Set(whole.error.map(({ header }) => header));
  if (typeof words !== 'object' || words === null || headers.has(null)) return { map: NO_MAP, wrong: whole.error };
  const right = decodeColumnMap(Object.fromEntries(Object.entries(words).filter(([name]) => !headers.has(name))), spec);
  return { map: right.ok ? right.value : NO_MAP, wrong: whole.error };
}
