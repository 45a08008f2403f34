import type { CellFix, FixEffect, OpenImport } from '@/importer/openImport';
import { type FixedCells, recordChange } from './fixedCells';
import type { CellChange } from './protocol';

/** Result of several fixes: `everything` if one of them caused all rows to be parsed again, `unknown` if none could be applied. */
export type AppliedFixes = { readonly effect: FixEffect; readonly changes: readonly CellChange[] };

/** Applies fixes in order. */
export function fixCells(imported: OpenImport, fixed: FixedCells, fixes: readonly CellFix[]): AppliedFixes {
  const changes: CellChange[] = [];
  const effects = new Set<FixEffect>();
  for (const fix of fixes) {
    const { sheet, row, column, text } = fix;
    const change = { sheet, row, column, from: imported.text(fix), to: text };
    const effect = imported.fix(fix);
    effects.add(effect);
    if (effect === 'unknown' || change.from === text) continue;
    changes.push(change);
    recordChange(fixed, change);
  }
  const effect = effects.has('everything') ? 'everything' : effects.has('row') ? 'row' : 'unknown';
  return { effect, changes };
}
