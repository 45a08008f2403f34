import type { CellFix } from '@/importer/openImport';
import type { CellChange } from '@/operator-worker/protocol';

/** Changes made in one step. */
export type FixStep = readonly CellChange[];

/** Undo history: applied steps, oldest first, and undone steps, of which the last was undone most recently. */
export type FixLog = { readonly done: readonly FixStep[]; readonly undone: readonly FixStep[] };

export const NO_FIXES: FixLog = { done: [], undone: [] };

/** Adds a step and clears the redo history. */
export function addStep(log: FixLog, step: FixStep): FixLog {
  return step.length === 0 ? log : { done: [...log.done, step], undone: [] };
}

/** Moves the last step to the redo history. */
export function undoStep({ done, undone }: FixLog): FixLog {
  return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] };
}

/** Moves the last undone step back. */
export function redoStep({ done, undone }: FixLog): FixLog {
  return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) };
}

/** Returns the fixes that apply a step. */
export function toFixes(step: FixStep): readonly CellFix[] {
  return step.map(({ sheet, row, column, to }) => ({ sheet, row, column, text: to }));
}

/** Returns the fixes that undo a step. */
export function toReverseFixes(step: FixStep): readonly CellFix[] {
  return step.map(({ sheet, row, column, from }) => ({ sheet, row, column, text: from })).reverse();
}

/** Returns the changed cells with their original and current text, grouped by the last step that changed them, latest first. */
export function listFixed({ done }: FixLog): readonly FixStep[] {
  const cells = new Map<string, { readonly change: CellChange; readonly step: number }>();
  for (const [step, changes] of done.entries()) {
    for (const change of changes) {
      const key = `${change.row} ${change.column} ${change.sheet ?? ''}`;
      const from = cells.get(key)?.change.from ?? change.from;
      cells.set(key, { change: { ...change, from }, step });
    }
  }
  const groups = new Map<number, CellChange[]>();
  for (const { change, step } of cells.values()) {
    if (change.from === change.to) continue;
    const group = groups.get(step);
    if (group === undefined) groups.set(step, [change]);
    else group.push(change);
  }
  return [...groups].sort(([a], [b]) => b - a).map(([, changes]) => changes);
}
