/** @jest-environment node */
import type { Steps } from '@/base/steps';
import { runInSlices } from '@/features/text-query/runInSlices';

/** Steps that take longer than a slice each. */
function* slowly(log: string[]): Steps<string> {
  for (const step of ['first', 'second', 'third']) {
    log.push(step);
    const end = performance.now() + 9;
    while (performance.now() < end);
    yield;
  }
  return 'all';
}

describe('runInSlices', () => {
  it('lets other tasks run between the slices, and returns the result', async () => {
    const log: string[] = [];

    const done = runInSlices(slowly(log));
    setTimeout(() => log.push('a key press'), 0);

    expect(await done).toBe('all');
    expect(log.indexOf('a key press')).toBeLessThan(log.indexOf('third'));
    expect(log.filter((entry) => entry !== 'a key press')).toEqual(['first', 'second', 'third']);
  });

  it('rejects when a step throws', async () => {
    // biome-ignore lint/correctness/useYield: fails before its first pause
    function* failing(): Steps<string> {
      throw new Error('no words');
    }

    await expect(runInSlices(failing())).rejects.toThrow('no words');
  });
});
