import { ARTICLES, CHANGED } from './floorText';

/** Runs in a page of a box and some articles, without any library: each key asks a worker, and its answer changes words. */

const worker = new Worker('/floorWorker.js');
const total = document.querySelector('h1');
const words = [...document.querySelectorAll('article p')].slice(0, CHANGED);
let call = 0;

document.querySelector('input')?.addEventListener('input', () => worker.postMessage({ call: ++call, kind: 'search' }));
document.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
worker.addEventListener('message', ({ data }: MessageEvent<{ readonly call: number }>) => {
  if (total !== null) total.textContent = `${data.call} 个`;
  for (const word of words) word.textContent = `${data.call} ${ARTICLES}`;
});
