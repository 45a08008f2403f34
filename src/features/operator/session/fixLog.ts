import type { CellFix } from '@/importer/openImport';
import type { CellChange } from '@/operator-worker/protocol';

/** What was put right at once. */
export type FixStep = readonly CellChange[];

/** What was put right since the file was opened, oldest first, and what was taken back of it, the last taken back at the end. */
export type FixLog = { readonly done: readonly FixStep[]; readonly undone: readonly FixStep[] };

export const NO_FIXES: FixLog = { done: [], undone: [] };

/** The log with one more step; what had been taken back cannot be done again after it. */
export function addStep(log: FixLog, step: FixStep): FixLog {
  return step.length === 0 ? log : { done: [...log.done, step], undone: [] };
}

/** The log once its last step is taken back. */
export function stepBack({ done, undone }: FixLog): FixLog {
  return { done: done.slice(0, -1), undone: [...undone, ...done.slice(-1)] };
}

/** The log once the step that was taken back last is done again. */
export function stepForward({ done, undone }: FixLog): FixLog {
  return { done: [...done, ...undone.slice(-1)], undone: undone.slice(0, -1) };
}

/** What does a step. */
export function forwards(step: FixStep): readonly CellFix[] {
  return step.map(({ sheet, row, column, to }) => ({ sheet, row, column, text: to }));
}

/** What takes a step back. */
export function backwards(step: FixStep): readonly CellFix[] {
  return step.map(({ sheet, row, column, from }) => ({ sheet, row, column, text: from })).reverse();
}

/** The cells that are not as the file has them, each from the file's text to the present one; those that were last changed at once
 *  stand together, the latest first. */
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
