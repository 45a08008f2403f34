/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { sendRequest } from '@/cli/io/sendRequest';

/** Sends a request to a server on this machine. */
async function requestTo(listener: RequestListener, timeoutMs: number) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  try {
    return await sendRequest(`http://127.0.0.1:${port}/`, { headers: { 'Accept-Encoding': 'br' }, timeoutMs });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('sendRequest', () => {
  it('returns status, headers and the decompressed body', async () => {
    const response = await requestTo((_, answer) => {
      answer.writeHead(404, { 'Content-Encoding': 'br', 'X-Name': 'value' }).end(brotliCompressSync('missing'));
    }, 10_000);

    expect(response.status).toBe(404);
    expect(response.headers['x-name']).toBe('value');
    expect(response.headers['content-encoding']).toBe('br');
    expect(new TextDecoder().decode(response.bytes)).toBe('missing');
  });

  it('does not follow redirects', async () => {
    const response = await requestTo((_, answer) => {
      answer.writeHead(302, { Location: 'https://elsewhere.example/' }).end();
    }, 10_000);

    expect(response.status).toBe(302);
    expect(response.headers.location).toBe('https://elsewhere.example/');
  });

  it.each([
    ['headers', () => {}],
    ['the rest of the body', (_, answer) => void answer.write('part')],
  ] satisfies [string, RequestListener][])('gives up waiting for %s after the limit', async (_, listener) => {
    await expect(requestTo(listener, 50)).rejects.toMatchObject({
      code: 'cli-timeout',
      message: 'no response within 50 ms',
    });
  });

  it('rejects if the body ends too early', async () => {
    const request = requestTo((_, answer) => {
      answer.writeHead(200, { 'Content-Length': '10' }).write('part', () => answer.destroy());
    }, 10_000);

    await expect(request).rejects.toMatchObject({ code: 'cli-network' });
  });

  it('names the reason if nothing listens', async () => {
    const request = sendRequest('http://127.0.0.1:9/', { headers: {}, timeoutMs: 10_000 });

    await expect(request).rejects.toMatchObject({
      code: 'cli-network',
      message: expect.stringMatching(/ECONNREFUSED|bad port/),
    });
  });
});
