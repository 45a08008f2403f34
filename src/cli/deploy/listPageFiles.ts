import { CONTENT_TYPES } from '@/hosting/contentTypes';
import { isHtml, type SiteProbe, textOf } from './siteProbe';

/** A shop page, for its scripts and its worker. */
const SHOP_PAGE = '/game/FateGO';
const MANIFEST = '/manifest.webmanifest';

/** Files that every site has, whether or not a page names them. */
const FIXED_FILES = [MANIFEST, '/robots.txt', '/catalog/index.json'];

const EXTENSIONS = Object.keys(CONTENT_TYPES).filter((extension) => extension !== 'html');
const QUOTED_PATH = new RegExp(`"(/[\\w./-]+\\.(?:${EXTENSIONS.join('|')}))"`, 'g');

/** The files of a site that its pages name. */
export type PageFiles = {
  /** Below the base path, each starting with a slash. */
  readonly paths: readonly string[];
  /** Paths on the host that are not below the base path. */
  readonly outside: readonly string[];
};

/** Lists the files that the start page, a shop page and the web app manifest name: scripts, styles, workers, icons.
 *  @returns  no files if the start page cannot be read */
export async function listPageFiles(probe: SiteProbe): Promise<PageFiles> {
  const start = await probe.get('/');
  if (!start.ok || start.value.status !== 200 || !isHtml(start.value)) return { paths: [], outside: [] };
  const texts = [textOf(start.value), await textAt(probe, SHOP_PAGE), await textAt(probe, MANIFEST)];
  const named = new Set(texts.flatMap((text) => [...text.matchAll(QUOTED_PATH)].map(([, path]) => path ?? '')));
  const isInside = (path: string) => path.startsWith(probe.basePath);
  const inside = [...named].filter(isInside).map((path) => path.slice(probe.basePath.length - 1));
  return { paths: [...new Set([...inside, ...FIXED_FILES])], outside: [...named].filter((path) => !isInside(path)) };
}

async function textAt(probe: SiteProbe, path: string): Promise<string> {
  const probed = await probe.get(path);
  return probed.ok && probed.value.status === 200 ? textOf(probed.value) : '';
}
