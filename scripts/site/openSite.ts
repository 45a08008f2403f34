import { nodeEffects } from '../../src/cli/io/nodeEffects';
import { readBasePath } from './basePath';
import { prepareLiveStatus } from './liveStatus';
import { type Site, type SiteOptions, serveSite } from './serveSite';

/** Serves a built site with its live status, and prints its URL; uses any free port if the given one is in use. */
export async function openSite(root: string, port: number): Promise<void> {
  const basePath = readBasePath();
  const liveStatusFile = await prepareLiveStatus(root, nodeEffects(process));
  const options = liveStatusFile === undefined ? { basePath } : { basePath, liveStatusFile };
  const site = await serveOnFreePort(root, port, options);
  if (liveStatusFile !== undefined)
    console.log(`Live status: ${liveStatusFile}, changed by \`npm run catalog -- overlay set …\``);
  console.log(`橱窗 Vitrine is open at ${site.url}${basePath} (Ctrl+C to close)`);
}

async function serveOnFreePort(root: string, port: number, options: SiteOptions): Promise<Site> {
  try {
    return await serveSite(root, port, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is in use; another one is used instead.`);
    return serveSite(root, 0, options);
  }
}
