/** @jest-environment node */
import { HEADER, moveCursor } from '@/features/operator/rows/cellCursor';

const EXTENT = { rows: 100, columns: 5, page: 10 };

describe('moveCursor', () => {
  it.each([
    ['ArrowDown', false, 8, 2],
    ['ArrowUp', false, 6, 2],
    ['ArrowLeft', false, 7, 1],
    ['ArrowRight', false, 7, 3],
    ['PageDown', false, 17, 2],
    ['PageUp', false, HEADER, 2],
    ['Home', false, 7, 0],
    ['End', false, 7, 4],
    ['Home', true, HEADER, 0],
    ['End', true, 99, 4],
    ['ArrowDown', true, 99, 2],
    ['ArrowUp', true, HEADER, 2],
  ] as const)('moves by %s (Ctrl: %s)', (key, jump, index, column) => {
    expect(moveCursor({ index: 7, column: 2 }, key, jump, EXTENT)).toEqual({ index, column });
  });

  it('stays on the header of a table without rows', () => {
    expect(moveCursor({ index: HEADER, column: 0 }, 'ArrowDown', false, { ...EXTENT, rows: 0 })).toEqual({
      index: HEADER,
      column: 0,
    });
  });

  it('ignores other keys', () => {
    expect(moveCursor({ index: 0, column: 0 }, 'a', false, EXTENT)).toBeNull();
  });
});
