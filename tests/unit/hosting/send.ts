import { request } from 'node:http';

/** A response as it was sent. */
export type Sent = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
};

/** Sends a request as it is: `fetch` would normalise the path and decompress the body. */
export function send(url: string, method: string, headers: Readonly<Record<string, string>>): Promise<Sent> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Sent['headers'],
          body: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
