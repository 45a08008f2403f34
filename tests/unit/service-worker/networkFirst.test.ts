/** @jest-environment node */
import { networkFirst } from '@/service-worker/networkFirst';

const NETWORK = new Response('network');
const CACHED = new Response('cached');
const never = () => new Promise<Response>(() => undefined);
const isGood = ({ status }: Response) => status === 200;

describe('the network before what is kept', () => {
  it('answers from the network while it answers well and in time', async () => {
    const answer = await networkFirst(
      async () => NETWORK,
      isGood,
      async () => CACHED,
      50,
    );

    expect(answer).toEqual({ response: NETWORK, fromCache: false });
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers badly', async () => new Response('down', { status: 503 })],
    ['does not answer in time', never],
  ])('answers from what is kept when the network %s', async (_how, ask) => {
    const answer = await networkFirst(ask, isGood, async () => CACHED, 20);

    expect(answer).toEqual({ response: CACHED, fromCache: true });
  });

  it('waits for a slow network where nothing is kept', async () => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(NETWORK), 60));

    const answer = await networkFirst(slow, isGood, async () => undefined, 10);

    expect(answer).toEqual({ response: NETWORK, fromCache: false });
  });

  it('passes on what the network says where nothing is kept, be it an error', async () => {
    const down = new Response('down', { status: 503 });
    const dropped = new TypeError('Failed to fetch');

    const answer = await networkFirst(
      async () => down,
      isGood,
      async () => undefined,
      10,
    );
    const failed = networkFirst(
      () => Promise.reject(dropped),
      isGood,
      async () => undefined,
      10,
    );

    expect(answer).toEqual({ response: down, fromCache: false });
    await expect(failed).rejects.toBe(dropped);
  });
});
