/** @jest-environment node */
import { ok } from '@/base/result';
import { decodeCompareTray } from '@/storage/compareTray';

describe('the stored compare tray', () => {
  it('contains at most four distinct codes per game', () => {
    const stored = { FateGO: ['A-1', 'A-2', 'A-1'], BlueArchive: ['1', '2', '3', '4', '5'] };

    expect(decodeCompareTray(stored)).toEqual(ok({ FateGO: ['A-1', 'A-2'], BlueArchive: ['1', '2', '3', '4'] }));
  });

  it.each([null, 1, 'x', [], { FateGO: 'A-1' }, { FateGO: [1] }, { FateGO: [''] }, { FateGO: ['x'.repeat(256)] }])(
    'refuses %j',
    (value) => {
      expect(decodeCompareTray(value).ok).toBe(false);
    },
  );
});
