/** @jest-environment node */
import { networkFirst } from '@/service-worker/networkFirst';

const NETWORK = new Response('network');
const CACHED = new Response('cached');
const never = () => new Promise<Response>(() => undefined);
const isGood = ({ status }: Response) => status === 200;

describe('networkFirst', () => {
  it('returns an acceptable response of the network in time', async () => {
    const result = await networkFirst(
      async () => NETWORK,
      isGood,
      async () => CACHED,
      50,
    );

    expect(result).toEqual({ response: NETWORK, fromCache: false });
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['returns an unacceptable response', async () => new Response('down', { status: 503 })],
    ['does not respond in time', never],
  ])('returns the cached response when the network %s', async (_how, request) => {
    const result = await networkFirst(request, isGood, async () => CACHED, 20);

    expect(result).toEqual({ response: CACHED, fromCache: true });
  });

  it('waits for a slow network without a cached response', async () => {
    const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(NETWORK), 60));

    const result = await networkFirst(slow, isGood, async () => undefined, 10);

    expect(result).toEqual({ response: NETWORK, fromCache: false });
  });

  it('returns the response or error of the network without a cached response', async () => {
    const down = new Response('down', { status: 503 });
    const dropped = new TypeError('Failed to fetch');

    const result = await networkFirst(
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

    expect(result).toEqual({ response: down, fromCache: false });
    await expect(failed).rejects.toBe(dropped);
  });
});
