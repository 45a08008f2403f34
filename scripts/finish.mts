import { finishSite } from './site/finishSite';

console.log(`dist: ${finishSite('dist')} files compressed (brotli 11, gzip 9)`);
