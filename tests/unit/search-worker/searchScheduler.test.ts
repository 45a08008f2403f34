/** @jest-environment node */
import { abortError } from '@/base/abort';
import { createSearchScheduler } from '@/search-worker/searchScheduler';

const never = new AbortController().signal;
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

type Pending = { readonly resolve: (text: string) => void; readonly reject: (error: unknown) => void };

/** A scheduler whose requests the test answers. */
function open() {
  const asked: string[] = [];
  let pending: Pending | null = null;
  const scheduler = createSearchScheduler((request: string) => {
    pending?.reject(abortError());
    asked.push(request);
    return new Promise<string>((resolve, reject) => {
      pending = { resolve, reject };
    });
  });
  const answer = async (text: string) => {
    pending?.resolve(text);
    pending = null;
    await settle();
  };
  const refuse = async (error: unknown) => {
    pending?.reject(error);
    pending = null;
    await settle();
  };
  return { ...scheduler, asked, answer, refuse };
}

describe('a low-priority request', () => {
  it('waits for a pending request and does not supersede it', async () => {
    const { highPriority, lowPriority, asked, answer } = open();
    const main = highPriority('main', never);
    const extra = lowPriority('extra', never);
    await settle();
    expect(asked).toEqual(['main']);

    await answer('1');
    await answer('2');

    expect(await main).toBe('1');
    expect(await extra).toBe('2');
  });

  it('runs again after the request that superseded it', async () => {
    const { highPriority, lowPriority, asked, answer } = open();
    const extra = lowPriority('extra', never);
    await settle();
    const main = highPriority('main', never);
    await answer('1');
    await answer('2');

    expect(asked).toEqual(['extra', 'main', 'extra']);
    expect(await main).toBe('1');
    expect(await extra).toBe('2');
  });

  it('runs after another low-priority request', async () => {
    const { lowPriority, asked, answer } = open();
    const both = [lowPriority('a', never), lowPriority('b', never)];
    await settle();
    await answer('1');
    await answer('2');

    expect(asked).toEqual(['a', 'b']);
    expect(await Promise.all(both)).toEqual(['1', '2']);
  });

  it('rejects when it is cancelled or fails, without running again', async () => {
    const { lowPriority, asked, refuse } = open();
    for (const error of [abortError(), new Error('down')]) {
      const extra = expect(lowPriority('extra', never)).rejects.toBe(error);
      await settle();
      await refuse(error);
      await extra;
    }

    expect(asked).toEqual(['extra', 'extra']);
  });
});
