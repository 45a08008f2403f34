import { firstPaint } from '@/static-page/firstPaint';
import { observePaint } from './observePaint';

/** Starts to wait for the first paint and returns whether it has been reported. */
function wait() {
  let isPainted = false;
  void firstPaint().then(() => {
    isPainted = true;
  });
  return async () => {
    await Promise.resolve();
    await Promise.resolve();
    return isPainted;
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

describe('firstPaint', () => {
  it('resolves when the browser reports a paint', async () => {
    const paint = observePaint();
    const isPainted = wait();

    expect(await isPainted()).toBe(false);
    paint();
    expect(await isPainted()).toBe(true);
  });

  it('resolves after one second if the browser reports none', async () => {
    observePaint();
    const isPainted = wait();

    jest.advanceTimersByTime(999);
    expect(await isPainted()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await isPainted()).toBe(true);
  });

  it('resolves at once for a page in the background', async () => {
    observePaint();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);

    expect(await wait()()).toBe(true);
  });

  it('resolves after one second in a browser that cannot report paints', async () => {
    const isPainted = wait();

    jest.advanceTimersByTime(1_000);
    expect(await isPainted()).toBe(true);
  });
});
