import { createBrowserHistory } from '@umijs/max';
import { nameEntry, readRouterEntry } from '@/platform/umi/historyState';
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

describe('nameEntry', () => {
  it('gives each visit a key of its own, which the router takes over', async () => {
    window.history.replaceState(null, '');
    nameEntry();
    const { key } = readRouterEntry(window.history.state);

    await checkContract(
      'The router no longer takes the key of its first entry from history.state, so another link in the same tab opens at the scroll position of the first. Look up how createBrowserHistory of @umijs/max reads `key` and change src/platform/umi/historyState.ts.',
      () => {
        expect(key).toMatch(/^0\.\d+/);
        expect(createBrowserHistory().location.key).toBe(key);
      },
    );
  });

  it('keeps the key of an entry that is reloaded', () => {
    window.history.replaceState({ key: 'a1b2', idx: 3 }, '');

    nameEntry();

    expect(window.history.state).toEqual({ key: 'a1b2', idx: 3 });
  });
});
