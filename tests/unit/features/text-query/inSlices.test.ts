import type { Steps } from '@/base/steps';
import { inSlices } from '@/features/text-query/inSlices';

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

describe('work in slices', () => {
  it('lets other tasks have their turn between the slices, and ends with the answer', async () => {
    const log: string[] = [];

    const done = inSlices(slowly(log));
    setTimeout(() => log.push('a key press'), 0);

    expect(await done).toBe('all');
    expect(log.indexOf('a key press')).toBeLessThan(log.indexOf('third'));
    expect(log.filter((entry) => entry !== 'a key press')).toEqual(['first', 'second', 'third']);
  });

  it('fails as a step fails', async () => {
    // biome-ignore lint/correctness/useYield: fails before its first pause
    function* failing(): Steps<string> {
      throw new Error('no words');
    }

    await expect(inSlices(failing())).rejects.toThrow('no words');
  });
});
