import { recordSources } from '@/offline/recordSources';
import { loadSite } from '@/platform/umi/loadSite';
import type { BootWindow } from './bootData';

// The entry script: evaluates the site once the page, which can be read without it, has been painted. If it cannot be loaded, the note
// of the page appears.
recordSources();
void start();

async function start(): Promise<void> {
  await (window as BootWindow).painted;
  await loadSite();
}
