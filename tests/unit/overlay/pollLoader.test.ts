/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import type { LoaderState } from '@/overlay/loaderState';
import { pollLoader } from '@/overlay/pollLoader';

const EVERY = 60_000;
const down = new ShopError('overlay-status', 'expected status 200, got 500', { retryable: true });

/** A page that can be hidden, and a server that answers as told; the clock starts at 0. */
function openPage(answer: (call: number) => Promise<string>) {
  let visible = true;
  let listener: () => void = () => undefined;
  const askedAt: number[] = [];
  const signals: AbortSignal[] = [];
  const told: LoaderState<string>[] = [];
  const stop = pollLoader<string>(
    (signal) => {
      askedAt.push(Date.now());
      signals.push(signal);
      return answer(askedAt.length);
    },
    EVERY,
    (state) => told.push(state),
    {
      isVisible: () => visible,
      onVisibility: (onChange) => {
        listener = onChange;
        return () => {
          listener = () => undefined;
        };
      },
      random: () => 0.5,
    },
  );
  const show = (shown: boolean) => {
    visible = shown;
    listener();
  };
  return { askedAt, signals, told, stop, show };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('pollLoader', () => {
  it('asks at once and then every minute', async () => {
    const { askedAt, told } = openPage(async (call) => `answer ${call}`);

    await pass(2 * EVERY);

    expect(askedAt).toEqual([0, EVERY, 2 * EVERY]);
    expect(told[0]).toEqual({ status: 'ready', data: 'answer 1' });
  });

  it('keeps the last good answer over a failure, and waits longer after each', async () => {
    const { askedAt, told } = openPage(async (call) => {
      if (call > 1) throw down;
      return 'good';
    });

    await pass(EVERY * (1 + 2 + 4 + 8));

    expect(askedAt.map((at) => at / EVERY)).toEqual([0, 1, 3, 7, 15]);
    expect(told[4]).toEqual({ status: 'failed', last: 'good', error: down });
  });

  it('never waits longer than ten minutes, and is back to a minute after the first good answer', async () => {
    const { askedAt } = openPage(async (call) => {
      if (call <= 6) throw down;
      return 'good';
    });

    await pass(EVERY * 60);

    const waits = askedAt.map((at, index) => (at - (askedAt[index - 1] ?? 0)) / EVERY);
    expect(waits.slice(0, 9)).toEqual([0, 2, 4, 8, 10, 10, 10, 1, 1]);
  });

  it('asks one question at a time, however long it takes', async () => {
    const { askedAt } = openPage(() => new Promise(() => undefined));

    await pass(10 * EVERY);

    expect(askedAt).toEqual([0]);
  });

  it('does not ask while the page is hidden, and asks when it is seen again past its time', async () => {
    const { askedAt, show } = openPage(async () => 'good');
    await pass(0);
    show(false);
    await pass(5 * EVERY);
    const hidden = askedAt.length;

    show(true);
    await pass(0);

    expect([hidden, askedAt]).toEqual([1, [0, 5 * EVERY]]);
  });

  it('does not ask early because the page was hidden for a moment', async () => {
    const { askedAt, show } = openPage(async () => 'good');
    await pass(1000);

    show(false);
    show(true);
    await pass(1000);

    expect(askedAt).toEqual([0]);
  });

  it('cancels its question when stopped, and tells nothing any more', async () => {
    let answerLate: (answer: string) => void = () => undefined;
    const { signals, told, askedAt, stop, show } = openPage(
      () =>
        new Promise((resolve) => {
          answerLate = resolve;
        }),
    );

    stop();
    answerLate('too late');
    await pass(5 * EVERY);
    show(true);

    expect([signals[0]?.aborted, told, askedAt]).toEqual([true, [], [0]]);
  });
});
