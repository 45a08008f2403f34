import { recordSource } from './offlineState';
import { serviceWorkerContainer } from './serviceWorkerContainer';
import type { FromServiceWorker } from './workerMessages';

/** Records for each request for published data whether the service worker answered it from its cache. Call once, before the page has
 *  been parsed: the browser keeps earlier messages only until then. */
export function recordSources(): void {
  serviceWorkerContainer()?.addEventListener('message', ({ data }: MessageEvent<FromServiceWorker>) => {
    if (data.kind === 'answered') recordSource(data.path, data.kept);
  });
}
