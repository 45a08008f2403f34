import { prepareCatalogs } from './site/prepareCatalogs';

const { folder } = await prepareCatalogs({ sample: process.argv.includes('--sample') });
console.log(`The development server shows the catalogs of ${folder}/.`);
