import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { serveSite } from './site/serveSite';

const { values } = parseArgs({ options: { port: { type: 'string', default: '8080' } } });

if (!existsSync('dist/index.html')) {
  console.error('dist/index.html is missing: run `npm run build` first.');
  process.exit(2);
}
const site = await serveOnFreePort(Number(values.port));
console.log(`橱窗 Vitrine is open at ${site.url}/ (Ctrl+C to close)`);

/** A taken port is no reason to fail: the printed address is what counts. */
async function serveOnFreePort(port: number) {
  try {
    return await serveSite('dist', port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken; another one is used.`);
    return serveSite('dist', 0);
  }
}
