import { act, renderHook } from '@testing-library/react';
import { useIdle } from '@/features/shop-page/IdleLoads';

const REST_MS = 2000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

function open(ready: boolean) {
  const { result, rerender } = renderHook((now: boolean) => useIdle(now), { initialProps: ready });
  return { come: () => result.current, rerender, rest: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
}

describe('the first idle moment', () => {
  it('comes two seconds after everything is there, and stays', () => {
    const { come, rest, rerender } = open(true);

    rest(REST_MS - 1);
    const before = come();
    rest(1);
    const then = come();
    rerender(false);

    expect([before, then, come()]).toEqual([false, true, true]);
  });

  it('waits anew where something else is asked in between', () => {
    const { come, rest, rerender } = open(true);

    rest(REST_MS - 1);
    rerender(false);
    rerender(true);
    rest(REST_MS - 1);

    expect(come()).toBe(false);
  });

  it('waits until the browser has nothing to do', () => {
    const idle: (() => void)[] = [];
    const requestIdleCallback = (call: () => void) => idle.push(call);
    Object.assign(window, { requestIdleCallback, cancelIdleCallback: jest.fn() });
    const { come, rest } = open(true);

    rest(REST_MS);
    const busy = come();
    act(() => idle[0]?.());

    expect([busy, come()]).toEqual([false, true]);
  });

  it('never comes on a connection that asks to save data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { come, rest } = open(true);

    rest(10 * REST_MS);

    expect(come()).toBe(false);
  });
});
