import { lazy } from 'react';
import { readLazyLoader } from '@/platform/react/lazyLoader';
import { checkContract } from '../checkContract';

describe('readLazyLoader', () => {
  it('returns the loader of a lazy component that has not started loading', async () => {
    const load = async () => ({ default: () => <p>page</p> });

    await checkContract(
      'React.lazy no longer keeps its loader in _payload._result, so pages do not retry missing chunks. Find the loader in the new React and change src/platform/react/lazyLoader.ts.',
      () => expect(readLazyLoader(lazy(load))).toBe(load),
    );
  });

  it.each([
    ['a component', () => null],
    ['undefined', undefined],
    ['an object without a loader', { _payload: { _result: 1 } }],
  ])('returns null for %s', (_name, value) => {
    expect(readLazyLoader(value)).toBeNull();
  });
});
