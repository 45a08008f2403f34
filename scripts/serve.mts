import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serveSite } from './site/serveSite';

const { values } = parseArgs({
  options: { root: { type: 'string', default: 'dist' }, port: { type: 'string', default: '8080' } },
});

if (!existsSync(join(values.root, 'index.html'))) {
  console.error(`${values.root}/index.html is missing: run \`npm run build\` first.`);
  process.exit(2);
}
const site = await serveOnFreePort(Number(values.port));
console.log(`橱窗 Vitrine is open at ${site.url}/ (Ctrl+C to close)`);

/** A taken port is no reason to fail: the printed address is what counts. */
async function serveOnFreePort(port: number) {
  try {
    return await serveSite(values.root, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is taken; another one is used.`);
    return serveSite(values.root, 0);
  }
}
