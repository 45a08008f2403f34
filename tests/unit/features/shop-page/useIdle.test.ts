import { act, renderHook } from '@testing-library/react';
import { useIdle } from '@/features/shop-page/IdleLoads';

const SETTLE_MS = 2000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
  Reflect.deleteProperty(navigator, 'connection');
});

function open(isReady: boolean) {
  const { result, rerender } = renderHook((now: boolean) => useIdle(now), { initialProps: isReady });
  return { isIdle: () => result.current, rerender, wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)) };
}

describe('useIdle', () => {
  it('returns true two seconds after the page is ready, and stays true', () => {
    const { isIdle, wait, rerender } = open(true);

    wait(SETTLE_MS - 1);
    expect(isIdle()).toBe(false);

    wait(1);
    expect(isIdle()).toBe(true);

    rerender(false);
    expect(isIdle()).toBe(true);
  });

  it('restarts the delay if the page is not ready in between', () => {
    const { isIdle, wait, rerender } = open(true);

    wait(SETTLE_MS - 1);
    rerender(false);
    rerender(true);
    wait(SETTLE_MS - 1);

    expect(isIdle()).toBe(false);
  });

  it('waits until the browser is idle', () => {
    const idle: (() => void)[] = [];
    const requestIdleCallback = (call: () => void) => idle.push(call);
    Object.assign(window, { requestIdleCallback, cancelIdleCallback: jest.fn() });
    const { isIdle, wait } = open(true);

    wait(SETTLE_MS);
    expect(isIdle()).toBe(false);

    act(() => idle[0]?.());
    expect(isIdle()).toBe(true);
  });

  it.each([
    ['that requests to save data', { saveData: true, effectiveType: '4g' }],
    ['that is slow', { saveData: false, effectiveType: '3g' }],
  ])('stays false on a connection %s', (_which, connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    const { isIdle, wait } = open(true);

    wait(10 * SETTLE_MS);

    expect(isIdle()).toBe(false);
  });
});
