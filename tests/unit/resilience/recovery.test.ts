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

describe('the mark of a used reload', () => {
  it('is removed after ten seconds without a missing chunk', () => {
    watchHealth();

    jest.advanceTimersByTime(9_999);
    const before = sessionStorage.getItem(GUARD);
    jest.advanceTimersByTime(1);

    expect(before).toBe('dev');
    expect(sessionStorage.getItem(GUARD)).toBeNull();
  });

  it('stays while a missing chunk is reported', () => {
    watchHealth();

    expect(recoverByReload()).toBe(false);
    jest.advanceTimersByTime(60_000);

    expect(sessionStorage.getItem(GUARD)).toBe('dev');
  });

  it('is not set offline, where a reload would lose the page', () => {
    sessionStorage.clear();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    expect(recoverByReload()).toBe(false);
    expect(sessionStorage.getItem(GUARD)).toBeNull();
  });
});
