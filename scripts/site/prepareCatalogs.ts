import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLISHED_FOLDER, SAMPLE_CATALOG_FOLDER, SAMPLE_FOLDER } from '../../src/cli/args/defaultPaths';
import { nodeEffects } from '../../src/cli/io/nodeEffects';
import { messagesFor } from '../../src/cli/messages/messagesFor';
import { adoptEarlierCatalogs, describeAdopted, hasPublished } from '../../src/cli/publish/adoptEarlierCatalogs';
import { runCli } from '../../src/cli/runCli';
import { readJsonFile, writeJsonFile } from './jsonFile';
import { RELEASES_FOLDER } from './siteFolders';

/** The folder with a site's catalogs and overlay; it mirrors the root of the site. */
export type CatalogSource = { readonly folder: string; readonly isSample: boolean };

/** Number of hashes kept: those of the latest builds. */
const MAX_HASHES = 1_000;
const COPIES = join(RELEASES_FOLDER, 'copies.json');

/** Finds the catalogs for a site: the published ones, or the sample stock if nothing is published or `sample` is set. Stock that an earlier version published into `dist/` or `public/` is copied to `published/` first.
 *  @throws  ShopError `cli-adopt` | `cli-held` | `cli-read` | `cli-write`; Error if the sample stock cannot be imported */
export async function prepareCatalogs({ sample }: { readonly sample: boolean }): Promise<CatalogSource> {
  const effects = nodeEffects(process);
  const copies = new Set(readCopies());
  for (const one of await adoptEarlierCatalogs((sha256) => copies.has(sha256), effects)) {
    console.log(describeAdopted(one, messagesFor(effects.locale)));
  }
  if (!sample && (await hasPublished(effects))) return { folder: PUBLISHED_FOLDER, isSample: false };
  await importSample();
  return { folder: SAMPLE_FOLDER, isSample: true };
}

/** Stores the hashes of files that a build has copied from `published/` into the site, so that they are not mistaken for stock
 *  published there directly. */
export function rememberCopies(files: readonly Uint8Array[]): void {
  const hashes = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
  const all = [...new Set([...readCopies(), ...hashes])].slice(-MAX_HASHES);
  writeJsonFile(COPIES, all);
}

function readCopies(): readonly string[] {
  return readJsonFile(COPIES, [], isHashes);
}

function isHashes(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** Imports `stock/` into an empty folder, so that the publishing guard has nothing to compare with. */
async function importSample(): Promise<void> {
  rmSync(SAMPLE_FOLDER, { recursive: true, force: true });
  const code = await runCli(['build', 'stock', '--out', SAMPLE_CATALOG_FOLDER], nodeEffects(process));
  if (code !== 0) throw new Error('the sample stock could not be imported');
}
