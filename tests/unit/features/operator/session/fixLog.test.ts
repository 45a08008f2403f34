/** @jest-environment node */
import fc from 'fast-check';
import {
  addStep,
  backwards,
  type FixLog,
  forwards,
  listFixed,
  NO_FIXES,
  stepBack,
  stepForward,
} from '@/features/operator/session/fixLog';
import type { CellChange } from '@/operator-worker/protocol';

const change = (row: number, from: string, to: string): CellChange => ({ sheet: null, row, column: 1, from, to });

describe('the log of fixes', () => {
  it('forgets what was taken back once something else is done', () => {
    const log = addStep(stepBack(addStep(NO_FIXES, [change(2, 'a', 'b')])), [change(3, 'c', 'd')]);

    expect(log).toEqual({ done: [[change(3, 'c', 'd')]], undone: [] });
  });

  it('takes no note of a step that changed nothing', () => {
    const log = stepBack(addStep(NO_FIXES, [change(2, 'a', 'b')]));

    expect(addStep(log, [])).toBe(log);
  });

  it('takes the changes of a step back in the other order', () => {
    expect(backwards([change(2, 'a', 'b'), change(2, 'b', 'c')]).map(({ text }) => text)).toEqual(['b', 'a']);
  });

  it('lists cells from the file’s text to the present one, those of one step together, the latest first', () => {
    const steps = [
      [change(2, 'a', 'b')],
      [change(3, 'x', 'y'), change(4, 'x', 'y')],
      [change(2, 'b', 'c')],
      [change(4, 'y', 'x')],
    ];

    expect(listFixed(steps.reduce(addStep, NO_FIXES))).toEqual([[change(2, 'a', 'c')], [change(3, 'x', 'y')]]);
  });

  it('says after any doing, undoing and redoing how the sheet differs from the file', () => {
    const doing = fc.array(fc.record({ row: fc.nat(3), to: fc.constantFrom('a', 'b', 'c') }), { maxLength: 3 });
    const act = fc.oneof(doing, fc.constant('undo' as const), fc.constant('redo' as const));
    fc.assert(
      fc.property(fc.array(act, { maxLength: 20 }), (acts) => {
        const sheet = ['a', 'a', 'a', 'a'];
        let log: FixLog = NO_FIXES;
        for (const one of acts) {
          if (one === 'undo') {
            for (const { row, text } of backwards(log.done.at(-1) ?? [])) sheet[row] = text;
            log = stepBack(log);
          } else if (one === 'redo') {
            for (const { row, text } of forwards(log.undone.at(-1) ?? [])) sheet[row] = text;
            log = stepForward(log);
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
