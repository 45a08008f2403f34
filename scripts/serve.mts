import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSite } from './site/openSite';
import { SITE_FOLDER } from './site/siteFolders';

const { values } = parseArgs({
  options: { root: { type: 'string', default: SITE_FOLDER }, port: { type: 'string', default: '8080' } },
});

if (!existsSync(join(values.root, 'index.html'))) {
  console.error(`${values.root}/index.html is missing: run \`npm run build\` first.`);
  process.exit(2);
}
await openSite(values.root, Number(values.port));
