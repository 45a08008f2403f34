import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { decodeManifest } from '../../src/catalog/format/manifest';
import { isSegmentFile } from '../../src/catalog/format/segmentName';
import { GAME_IDS } from '../../src/games/ids';
import type { CatalogSource } from './prepareCatalogs';
import { rememberCopies } from './prepareCatalogs';

const OVERLAY = '__serverLoader';
/** Overlay of a site where none has been published: no status is confirmed. */
const EMPTY_OVERLAY = '{"version":1,"asOf":null}\n';

/** Replaces the catalogs and the overlay of a built site by those of a source, without history and lock files. Manifests
 *  are copied before the files that they name: publishing only adds files, so a copied manifest is always complete.
 *  @returns  the number of games with a catalog
 *  @throws   Error if a manifest names a file that is missing */
export function assembleCatalogs(site: string, { folder, isSample }: CatalogSource): number {
  const from = join(folder, 'catalog');
  const to = join(site, '.catalog-new');
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const games = GAME_IDS.filter((id) => existsSync(join(from, id, 'manifest.json')));
  const manifestPaths = [...games.map((id) => join(id, 'manifest.json')), 'index.json'].filter((name) =>
    existsSync(join(from, name)),
  );
  for (const name of manifestPaths) copy(join(from, name), join(to, name));
  for (const id of games) {
    for (const name of readdirSync(join(from, id)).filter(isSegmentFile))
      copy(join(from, id, name), join(to, id, name));
    checkNamedFiles(join(to, id));
  }
  // The folder is replaced only when the new one is complete, so a killed build leaves either the old or the new folder.
  rmSync(join(site, 'catalog'), { recursive: true, force: true });
  renameSync(to, join(site, 'catalog'));
  const overlay = join(folder, OVERLAY);
  writeFileSync(join(site, OVERLAY), existsSync(overlay) ? readFileSync(overlay) : EMPTY_OVERLAY);
  if (!isSample)
    rememberCopies([...manifestPaths.map((name) => join(site, 'catalog', name)), join(site, OVERLAY)].map(read));
  return games.length;
}

function checkNamedFiles(folder: string): void {
  const { segments } = decodeManifest(readFileSync(join(folder, 'manifest.json')));
  const named = segments.flatMap(({ file, texts }) => (texts === null ? [file] : [file, texts.file]));
  const missing = named.filter((name) => !existsSync(join(folder, name)));
  if (missing.length > 0)
    throw new Error(`${folder}: missing ${missing.join(', ')}; run \`npm run catalog -- verify\``);
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function read(path: string): Uint8Array {
  return readFileSync(path);
}
