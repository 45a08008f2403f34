import { type Site, serveSite } from './serveSite';

/** Serves a built site and prints its URL; uses any free port if the given one is in use. */
export async function openSite(root: string, port: number): Promise<void> {
  const site = await serveOnFreePort(root, port);
  console.log(`橱窗 Vitrine is open at ${site.url}/ (Ctrl+C to close)`);
}

async function serveOnFreePort(root: string, port: number): Promise<Site> {
  try {
    return await serveSite(root, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    console.error(`Port ${port} is in use; another one is used instead.`);
    return serveSite(root, 0);
  }
}
