import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assembleCatalogs } from './assembleCatalogs';
import { readBasePath } from './basePath';
import { buildServiceWorker } from './buildServiceWorker';
import { finishSite } from './finishSite';
import { checkSiteUrl, readSiteUrl } from './head/siteUrl';
import { writeCrawlerFiles } from './head/writeCrawlerFiles';
import { moveManifest } from './moveManifest';
import { writePages } from './pages/writePages';
import { prepareCatalogs } from './prepareCatalogs';
import { archiveRelease, listHashed, restoreEarlierReleases } from './releaseArchive';
import { hostingFolder, RELEASES_FOLDER, SITE_FOLDER } from './siteFolders';
import { writeHosting } from './writeHosting';

export type BuildOptions = {
  /** The folder to build; `dist` is the one that is deployed. */
  readonly site: string;
  /** Uses the sample stock even if catalogs are published. */
  readonly sample: boolean;
  /** Replaces only catalogs and overlay of the built site. */
  readonly catalogOnly: boolean;
};

/** Builds a site: Umi's output, the published catalogs or the samples, the service worker, compressed copies, the hashed files of earlier
 *  releases that open tabs may still request, and the configurations of hosts.
 *  @throws  Error if a step fails; `published/` is never written to, except to adopt stock of an earlier version */
export async function buildSite({ site, sample, catalogOnly }: BuildOptions): Promise<void> {
  const basePath = readBasePath();
  const siteUrl = readSiteUrl();
  checkSiteUrl(siteUrl, basePath);
  const source = await prepareCatalogs({ sample });
  const archive = site === SITE_FOLDER ? RELEASES_FOLDER : null;
  if (!catalogOnly) {
    if (archive !== null) archiveRelease(site, archive);
    runUmi(site);
    console.log(`${site}: ${await writePages(site, siteUrl)} pages rendered`);
    writeCrawlerFiles(site, siteUrl);
    moveManifest(site);
  } else if (!existsSync(join(site, 'index.html'))) {
    throw new Error(`${site}/index.html is missing: run \`npm run build\` first`);
  }
  const games = assembleCatalogs(site, source);
  console.log(`${site}: ${source.isSample ? 'sample stock' : source.folder}, ${games} games`);
  if (!catalogOnly) console.log(`${site}: the service worker lists ${buildServiceWorker(site)} files`);
  console.log(`${site}: ${await finishSite(site)} files compressed (brotli 11, gzip 9)`);
  if (archive !== null && !catalogOnly) {
    const release = listHashed(site);
    archiveRelease(site, archive);
    const restored = restoreEarlierReleases(site, archive, release, Date.now());
    console.log(`${site}: ${restored} files of earlier releases kept for open tabs (30 days)`);
  }
  const hosting = hostingFolder(site);
  console.log(`${hosting}: ${writeHosting(site, hosting, basePath).join(', ')}`);
}

function runUmi(site: string): void {
  const { status } = spawnSync('npx', ['max', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, SITE_FOLDER: site },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`max build ended with exit code ${status}`);
}
