/** @jest-environment node */
import { abortError } from '@/base/abort';
import { createSearchScheduler } from '@/search-worker/searchScheduler';

const never = new AbortController().signal;
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

type Pending = { readonly resolve: (text: string) => void; readonly reject: (error: unknown) => void };

/** A scheduler whose requests the test completes or rejects. */
function open() {
  const started: string[] = [];
  let pending: Pending | null = null;
  const scheduler = createSearchScheduler((request: string) => {
    pending?.reject(abortError());
    started.push(request);
    return new Promise<string>((resolve, reject) => {
      pending = { resolve, reject };
    });
  });
  const complete = async (text: string) => {
    pending?.resolve(text);
    pending = null;
    await settle();
  };
  const fail = async (error: unknown) => {
    pending?.reject(error);
    pending = null;
    await settle();
  };
  return { ...scheduler, started, complete, fail };
}

describe('a low-priority request', () => {
  it('waits for a pending request and does not supersede it', async () => {
    const { highPriority, lowPriority, started, complete } = open();
    const main = highPriority('main', never);
    const extra = lowPriority('extra', never);
    await settle();
    expect(started).toEqual(['main']);

    await complete('1');
    await complete('2');

    expect(await main).toBe('1');
    expect(await extra).toBe('2');
  });

  it('runs again after the request that superseded it', async () => {
    const { highPriority, lowPriority, started, complete } = open();
    const extra = lowPriority('extra', never);
    await settle();
    const main = highPriority('main', never);
    await complete('1');
    await complete('2');

    expect(started).toEqual(['extra', 'main', 'extra']);
    expect(await main).toBe('1');
    expect(await extra).toBe('2');
  });

  it('runs after another low-priority request', async () => {
    const { lowPriority, started, complete } = open();
    const both = [lowPriority('a', never), lowPriority('b', never)];
    await settle();
    await complete('1');
    await complete('2');

    expect(started).toEqual(['a', 'b']);
    expect(await Promise.all(both)).toEqual(['1', '2']);
  });

  it('rejects when it is cancelled or fails, without running again', async () => {
    const { lowPriority, started, fail } = open();
    for (const error of [abortError(), new Error('down')]) {
      const extra = expect(lowPriority('extra', never)).rejects.toBe(error);
      await settle();
      await fail(error);
      await extra;
    }

    expect(started).toEqual(['extra', 'extra']);
  });
});
