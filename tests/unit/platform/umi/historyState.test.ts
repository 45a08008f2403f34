import { createBrowserHistory } from '@umijs/max';
import { readRouterEntry } from '@/platform/umi/historyState';
import { checkContract } from '../checkContract';

describe('readRouterEntry', () => {
  it("reads the key and the position of the router's entries", async () => {
    const history = createBrowserHistory();
    const first = readRouterEntry(window.history.state);
    history.push('/next');
    const { key } = history.location;

    await checkContract(
      'The router no longer stores `key` and `idx` in history.state, so Back closes the wrong drawer. Look up what createBrowserHistory of @umijs/max stores and change src/platform/umi/historyState.ts.',
      () => {
        expect(key).not.toBe('default');
        expect(readRouterEntry(window.history.state)).toEqual({ key, index: first.index + 1 });
      },
    );
  });

  it('returns position 0 and no key for an entry without state', () => {
    expect(readRouterEntry(null)).toEqual({ key: undefined, index: 0 });
  });
});
