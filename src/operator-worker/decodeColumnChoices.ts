import type { GameSpec } from '@/games/types';
import { type ColumnMap, decodeColumnMap, type MapIssue, NO_MAP } from '@/importer/columns/columnMap';

/** Decodes column choices and drops invalid ones, since stored choices may belong to older fields or another game. */
export function decodeColumnChoices(
  value: unknown,
  spec: GameSpec,
): { readonly map: ColumnMap; readonly issues: readonly MapIssue[] } {
  const decoded = decodeColumnMap(value, spec);
  if (decoded.ok) return { map: decoded.value, issues: [] };
  const headers = new Set(decoded.error.map(({ header }) => header));
  if (typeof value !== 'object' || value === null || headers.has(null)) return { map: NO_MAP, issues: decoded.error };
  const valid = decodeColumnMap(Object.fromEntries(Object.entries(value).filter(([name]) => !headers.has(name))), spec);
  return { map: valid.ok ? valid.value : NO_MAP, issues: decoded.error };
}
