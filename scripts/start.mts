import { parseArgs } from 'node:util';
import { buildSite } from './site/buildSite';
import { openSite } from './site/openSite';
import { SITE_FOLDER } from './site/siteFolders';

const { values } = parseArgs({
  options: { sample: { type: 'boolean', default: false }, port: { type: 'string', default: '8080' } },
});

await buildSite({ site: SITE_FOLDER, sample: values.sample, catalogOnly: false });
await openSite(SITE_FOLDER, Number(values.port));
