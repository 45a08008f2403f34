import { parseArgs } from 'node:util';
import { buildSite } from './site/buildSite';
import { SITE_FOLDER } from './site/siteFolders';

const { values } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    'catalog-only': { type: 'boolean', default: false },
    site: { type: 'string', default: SITE_FOLDER },
  },
});

await buildSite({ site: values.site, sample: values.sample, catalogOnly: values['catalog-only'] });
