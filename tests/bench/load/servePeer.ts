import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import type { Site } from '../../../scripts/site/serveSite';

/** Serves the peer as a common static host does: compressed, index.html for every unknown path. */
export function servePeer(root: string): Promise<Site> {
  const server = createServer(sirv(root, { single: true, brotli: true, gzip: true, etag: true }));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}
