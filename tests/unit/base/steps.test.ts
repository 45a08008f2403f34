/** @jest-environment node */
import { finish, type Steps } from '@/base/steps';

describe('steps', () => {
  it('run to their end with finish', () => {
    const done: number[] = [];
    function* count(): Steps<string> {
      for (const step of [1, 2, 3]) {
        done.push(step);
        yield;
      }
      return 'all';
    }

    expect(finish(count())).toBe('all');
    expect(done).toEqual([1, 2, 3]);
  });
});
