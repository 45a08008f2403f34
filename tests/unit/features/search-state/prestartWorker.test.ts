import { prestartWorker } from '@/features/search-state/prestartWorker';

type Port = ReturnType<Parameters<typeof prestartWorker>[0]>;

function fakePort() {
  const terminate = jest.fn();
  const port: Port = { postMessage: () => undefined, onmessage: null, onerror: null, terminate };
  return Object.assign(port, { terminate });
}

describe('a worker started ahead', () => {
  it('is handed over once, with what it said before, in order', async () => {
    const [first, second] = [fakePort(), fakePort()];
    const ports = [first, second];
    const heard: unknown[] = [];
    const ahead = prestartWorker(() => ports.shift()!);
    first.onmessage?.({ type: 'ready' });
    first.onerror?.('broken');

    const taken = ahead.spawn();
    taken.onmessage = (message) => heard.push(message);
    taken.onerror = (error) => heard.push(error);
    await Promise.resolve();

    expect([taken === first, heard, ahead.spawn() === second]).toEqual([true, [{ type: 'ready' }, 'broken'], true]);
  });

  it('is ended if nobody takes it, and left alone once somebody has', () => {
    const [first, second] = [fakePort(), fakePort()];

    prestartWorker(() => first).drop();
    const taken = prestartWorker(() => second);
    taken.spawn();
    taken.drop();

    expect([first.terminate.mock.calls.length, second.terminate.mock.calls.length]).toEqual([1, 0]);
  });

  it('leaves it to the one who asks to hear that no worker can start', () => {
    const ahead = prestartWorker(() => {
      throw new Error('forbidden');
    });

    expect(ahead.spawn).toThrow('forbidden');
  });
});
