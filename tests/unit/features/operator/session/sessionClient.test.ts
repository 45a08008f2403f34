/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { openSessionClient } from '@/features/operator/session/sessionClient';
import type { SessionPort } from '@/operator-worker/protocol';
import { createLocalSession, localPort } from '../../../operator-worker/localSession';

describe('openSessionClient', () => {
  it('resolves concurrent requests with their own responses', async () => {
    const session = { ...createLocalSession(), rows: ({ from }: { readonly from: number }) => ({ rows: [], from }) };
    const client = openSessionClient(() => localPort(session));

    const responses = await Promise.all([1, 2, 3].map((from) => client.ask('rows', { from, to: 9 })));

    expect(responses).toEqual([1, 2, 3].map((from) => ({ rows: [], from })));
  });

  it('rejects with the error of the session', async () => {
    const client = openSessionClient(() => localPort(createLocalSession()));

    await expect(client.ask('diff', null)).rejects.toMatchObject({ code: 'operator-nothing-open' });
  });

  it('rejects pending and later requests once the worker has failed', async () => {
    const port = silentPort();
    const client = openSessionClient(() => port);
    const pending = client.ask('diff', null);

    port.onerror?.(new Error('out of memory'));

    await expect(pending).rejects.toMatchObject({ code: 'operator-lost' });
    await expect(client.ask('diff', null)).rejects.toMatchObject({ code: 'operator-lost' });
  });

  it('rejects requests if the browser cannot start a worker', async () => {
    const client = openSessionClient(() => {
      throw new Error('workers are forbidden');
    });

    await expect(client.ask('diff', null)).rejects.toEqual(new ShopError('operator-lost', 'workers are forbidden'));
  });

  it('terminates the worker when it is closed', () => {
    const port = silentPort();
    const terminate = jest.spyOn(port, 'terminate');

    openSessionClient(() => port).close();

    expect(terminate).toHaveBeenCalledTimes(1);
  });
});

function silentPort(): SessionPort {
  return { postMessage: () => {}, onmessage: null, onerror: null, terminate: () => {} };
}
