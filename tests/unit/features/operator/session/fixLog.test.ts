/** @jest-environment node */
import fc from 'fast-check';
import {
  addStep,
  type FixLog,
  listFixed,
  NO_FIXES,
  redoStep,
  toFixes,
  toReverseFixes,
  undoStep,
} from '@/features/operator/session/fixLog';
import type { CellChange } from '@/operator-worker/protocol';

const change = (row: number, from: string, to: string): CellChange => ({ sheet: null, row, column: 1, from, to });

describe('The fix log', () => {
  it('clears the redo history with a new step', () => {
    const log = addStep(undoStep(addStep(NO_FIXES, [change(2, 'a', 'b')])), [change(3, 'c', 'd')]);

    expect(log).toEqual({ done: [[change(3, 'c', 'd')]], undone: [] });
  });

  it('ignores a step without changes', () => {
    const log = undoStep(addStep(NO_FIXES, [change(2, 'a', 'b')]));

    expect(addStep(log, [])).toBe(log);
  });

  it('reverts the changes of a step in reverse order', () => {
    expect(toReverseFixes([change(2, 'a', 'b'), change(2, 'b', 'c')]).map(({ text }) => text)).toEqual(['b', 'a']);
  });

  it('lists cells with their original and current text, grouped by step, latest first', () => {
    const steps = [
      [change(2, 'a', 'b')],
      [change(3, 'x', 'y'), change(4, 'x', 'y')],
      [change(2, 'b', 'c')],
      [change(4, 'y', 'x')],
    ];

    expect(listFixed(steps.reduce(addStep, NO_FIXES))).toEqual([[change(2, 'a', 'c')], [change(3, 'x', 'y')]]);
  });

  it('matches the changed sheet after any fixing, undoing and redoing', () => {
    const doing = fc.array(fc.record({ row: fc.nat(3), to: fc.constantFrom('a', 'b', 'c') }), { maxLength: 3 });
    const act = fc.oneof(doing, fc.constant('undo' as const), fc.constant('redo' as const));
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const sheet = ['a', 'a', 'a', 'a'];
        let log: FixLog = NO_FIXES;
        for (const one of acts) {
          if (one === 'undo') {
            for (const { row, text } of toReverseFixes(log.done.at(-1) ?? [])) sheet[row] = text;
            log = undoStep(log);
          } else if (one === 'redo') {
            for (const { row, text } of toFixes(log.undone.at(-1) ?? [])) sheet[row] = text;
            log = redoStep(log);
          } else {
            const changes = one.map(({ row, to }) => {
              const from = sheet[row] ?? '';
              sheet[row] = to;
              return change(row, from, to);
            });
            log = addStep(log, changes);
          }
        }
        const differing = sheet.flatMap((text, row) => (text === 'a' ? [] : [change(row, 'a', text)]));

        expect(
          listFixed(log)
            .flat()
            .sort((a, b) => a.row - b.row),
        ).toEqual(differing);
      }),
    );
  });
});
