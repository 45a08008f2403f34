import { recoverByReload, watchHealth } from '@/resilience/recovery';

const GUARD = 'vitrine.reloaded';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.setItem(GUARD, 'dev');
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the guard of the one reload', () => {
  it('is taken away after ten seconds in which no chunk was missing', () => {
    watchHealth();

    jest.advanceTimersByTime(9_999);
    const before = sessionStorage.getItem(GUARD);
    jest.advanceTimersByTime(1);

    expect([before, sessionStorage.getItem(GUARD)]).toEqual(['dev', null]);
  });

  it('stays once a chunk was missing, however long the panel stands', () => {
    watchHealth();

    expect(recoverByReload()).toBe(false);
    jest.advanceTimersByTime(60_000);

    expect(sessionStorage.getItem(GUARD)).toBe('dev');
  });

  it('is not used up offline, where a reload would only lose the page', () => {
    sessionStorage.clear();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    expect(recoverByReload()).toBe(false);
    expect(sessionStorage.getItem(GUARD)).toBeNull();
  });
});
