import { prepareCatalogs } from './site/prepareCatalogs';

const { folder } = await prepareCatalogs({ sample: false });
console.log(`The development server shows the catalogs of ${folder}/.`);
