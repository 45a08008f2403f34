/** @jest-environment node */
import { ShopError } from '@/base/shopError';
import { createRpcClient } from '@/rpc/client';
import { createInProcessPort, type RpcPort } from '@/rpc/port';
import { type Handlers, serveRpc } from '@/rpc/server';

type EchoMethods = {
  readonly echo: { readonly params: string; readonly result: string };
  readonly wait: { readonly params: null; readonly result: string };
};

const tasks = () => new Promise((resolve) => setTimeout(resolve, 20));

/** Connects a client to a server in this thread. */
function connect(handlers: Partial<Handlers<EchoMethods>> = {}) {
  const port: RpcPort = createInProcessPort((host) => {
    serveRpc<EchoMethods>(
      host,
      {
        echo: (text) => text,
        wait: () => new Promise(() => {}),
        ...handlers,
      },
      'echo-failed',
    );
  });
  const client = createRpcClient<EchoMethods>((message) => port.postMessage(message));
  port.onmessage = client.receive;
  return client;
}

describe('an RPC client and server', () => {
  it('resolve requests with the results of their methods', async () => {
    const { request } = connect();

    expect(await Promise.all([request('echo', 'a'), request('echo', 'b')])).toEqual(['a', 'b']);
  });

  it('pass a ShopError on with code, message and retryability', async () => {
    const error = new ShopError('echo-full', 'try later', { retryable: true });
    const { request } = connect({ echo: () => Promise.reject(error) });

    await expect(request('echo', 'a')).rejects.toMatchObject({
      code: 'echo-full',
      message: 'try later',
      retryable: true,
    });
  });

  it('pass other errors on with the code of the server', async () => {
    const { request } = connect({
      echo: () => {
        throw new TypeError('no text');
      },
    });

    await expect(request('echo', 'a')).rejects.toMatchObject({ code: 'echo-failed', message: 'no text' });
  });

  it('abort the handler of a cancelled request, which rejects with AbortError', async () => {
    const signals: AbortSignal[] = [];
    const { request } = connect({
      wait: (_, { signal }) => {
        signals.push(signal);
        return new Promise(() => {});
      },
    });
    const controller = new AbortController();
    const response = request('wait', null, { signal: controller.signal });
    await tasks();

    controller.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
    await tasks();

    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('list pending requests until they settle', async () => {
    const client = connect();
    const response = client.request('echo', 'a');
    const pendingBefore = client.pending().length;

    await response;

    expect(pendingBefore).toBe(1);
    expect(client.pending()).toEqual([]);
  });

  it('reject pending and later requests with the error that closed the client', async () => {
    const client = connect();
    const error = new ShopError('echo-lost', 'gone');
    const pending = client.request('wait', null);

    client.close(error);

    await expect(pending).rejects.toBe(error);
    await expect(client.request('echo', 'a')).rejects.toBe(error);
  });
});
