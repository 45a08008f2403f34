/** @jest-environment node */
import { abortError } from '@/base/abort';
import { createSearchScheduler } from '@/search-worker/searchScheduler';

const never = new AbortController().signal;
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

type Waiting = { readonly tell: (text: string) => void; readonly fail: (error: unknown) => void };

/** A way to ask that a newer question overtakes, answering when the test says so. */
function open() {
  const asked: string[] = [];
  let waiting: Waiting | null = null;
  const turns = createSearchScheduler((question: string) => {
    waiting?.fail(abortError());
    asked.push(question);
    return new Promise<string>((tell, fail) => {
      waiting = { tell, fail };
    });
  });
  const answer = async (text: string) => {
    waiting?.tell(text);
    waiting = null;
    await settle();
  };
  const refuse = async (error: unknown) => {
    waiting?.fail(error);
    waiting = null;
    await settle();
  };
  return { ...turns, asked, answer, refuse };
}

describe('a question aside', () => {
  it('waits for the one that is asked already, and does not overtake it', async () => {
    const { now, aside, asked, answer } = open();
    const main = now('main', never);
    const extra = aside('extra', never);
    await settle();
    expect(asked).toEqual(['main']);

    await answer('1');
    await answer('2');

    expect([await main, await extra]).toEqual(['1', '2']);
  });

  it('is asked again after the one that overtook it', async () => {
    const { now, aside, asked, answer } = open();
    const extra = aside('extra', never);
    await settle();
    const main = now('main', never);
    await answer('1');
    await answer('2');

    expect(asked).toEqual(['extra', 'main', 'extra']);
    expect([await main, await extra]).toEqual(['1', '2']);
  });

  it('lets another one aside have its turn', async () => {
    const { aside, asked, answer } = open();
    const both = [aside('a', never), aside('b', never)];
    await settle();
    await answer('1');
    await answer('2');

    expect([asked, await Promise.all(both)]).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('ends when it is cancelled, when it fails, and when there is nobody to ask any more', async () => {
    const { aside, asked, refuse } = open();
    for (const error of [abortError(), new Error('down')]) {
      const extra = expect(aside('extra', never)).rejects.toBe(error);
      await settle();
      await refuse(error);
      await extra;
    }

    expect(asked).toEqual(['extra', 'extra']);
  });
});
