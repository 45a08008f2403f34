import { buildServiceWorker } from './site/buildServiceWorker';
import { finishSite } from './site/finishSite';

console.log(`dist: the service worker knows ${buildServiceWorker('dist')} files`);
console.log(`dist: ${finishSite('dist')} files compressed (brotli 11, gzip 9)`);
