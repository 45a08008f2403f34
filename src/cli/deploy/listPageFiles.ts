import { ShopError } from '@/base/shopError';
import { decodeCatalogIndex } from '@/catalog/files/catalogIndexFile';
import { decodeManifest } from '@/catalog/format/manifest';
import { CONTENT_TYPES } from '@/hosting/contentTypes';
import { isHtml, type SiteProbe, textOf } from './siteProbe';

/** A shop page, for its scripts and its worker. */
const SHOP_PAGE = '/game/FateGO';
const MANIFEST = '/manifest.webmanifest';

/** Files that every site has, whether or not a page names them. */
const FIXED_FILES = [MANIFEST, '/robots.txt'];
const CATALOG_INDEX = '/catalog/index.json';

const EXTENSIONS = Object.keys(CONTENT_TYPES).filter((extension) => extension !== 'html');
const QUOTED_PATH = new RegExp(`"(/[\\w./-]+\\.(?:${EXTENSIONS.join('|')}))"`, 'g');

/** The files of a site that its pages name. */
export type PageFiles = {
  /** Below the base path, each starting with a slash. */
  readonly paths: readonly string[];
  /** Paths on the host that are not below the base path. */
  readonly outside: readonly string[];
};

/** Lists the files that the start page, a shop page and the web app manifest name: scripts, styles, workers, icons; and one
 *  file of each kind of the catalogs.
 *  @returns  no files if the start page cannot be read */
export async function listPageFiles(probe: SiteProbe): Promise<PageFiles> {
  const start = await probe.get('/');
  if (!start.ok || start.value.status !== 200 || !isHtml(start.value)) return { paths: [], outside: [] };
  const texts = [textOf(start.value), await textAt(probe, SHOP_PAGE), await textAt(probe, MANIFEST)];
  const named = new Set(texts.flatMap((text) => [...text.matchAll(QUOTED_PATH)].map(([, path]) => path ?? '')));
  const isInside = (path: string) => path.startsWith(probe.basePath);
  const inside = [...named].filter(isInside).map((path) => path.slice(probe.basePath.length - 1));
  const paths = new Set([...inside, ...FIXED_FILES, ...(await listCatalogFiles(probe))]);
  return { paths: [...paths], outside: [...named].filter((path) => !isInside(path)) };
}

/** Lists the index, and manifest and latest segment of a game, as far as they can be read. */
async function listCatalogFiles(probe: SiteProbe): Promise<readonly string[]> {
  try {
    const index = await probe.get(CATALOG_INDEX);
    if (!index.ok || index.value.status === 404) return [];
    const [game] = Object.keys(decodeCatalogIndex(index.value.bytes).games);
    if (game === undefined) return [CATALOG_INDEX];
    const folder = `/catalog/${game}/`;
    const manifest = await probe.get(`${folder}manifest.json`);
    if (!manifest.ok) return [CATALOG_INDEX];
    const latest = decodeManifest(manifest.value.bytes).segments.at(-1);
    return [CATALOG_INDEX, `${folder}manifest.json`, ...(latest === undefined ? [] : [folder + latest.file])];
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    // The check of the catalogs reports what cannot be decoded.
    return [CATALOG_INDEX];
  }
}

async function textAt(probe: SiteProbe, path: string): Promise<string> {
  const probed = await probe.get(path);
  return probed.ok && probed.value.status === 200 ? textOf(probed.value) : '';
}
