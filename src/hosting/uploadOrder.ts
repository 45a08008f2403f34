import { contentTypeOf } from './contentTypes';
import { findRule, NEVER, NOT_FOUND_PAGE, REVALIDATE } from './siteRules';

/** A file to upload, with the headers that a bucket stores for it. */
export type Upload = {
  /** Path below the base path, starting with a slash. */
  readonly path: string;
  readonly contentType: string;
  readonly cacheControl: string;
};

export type UploadStep = {
  readonly name: 'hashed files' | 'other files' | 'catalogs' | 'catalog index' | 'pages' | 'service worker';
  readonly uploads: readonly Upload[];
};

const STEPS: readonly (readonly [UploadStep['name'], (path: string) => boolean])[] = [
  ['hashed files', (path) => findRule(path).name === 'hashed file'],
  ['catalogs', (path) => /^\/catalog\/[^/]+\/manifest\.json$/.test(path)],
  ['catalog index', (path) => path === '/catalog/index.json'],
  ['pages', (path) => path.endsWith('.html')],
  ['service worker', (path) => path === '/sw.js'],
  ['other files', () => true],
];
/** Files come before those that name them. The service worker is last, because it makes tabs load everything else. */
const ORDER: readonly UploadStep['name'][] = [
  'hashed files',
  'other files',
  'catalogs',
  'catalog index',
  'pages',
  'service worker',
];

/** Lists the steps in which the files of a release are uploaded, so that the site works after each of them and whatever is interrupted.
 *  Hidden files and compressed copies are left out: a bucket cannot negotiate.
 *  @param paths  below the base path, starting with a slash */
export function uploadOrder(paths: readonly string[]): readonly UploadStep[] {
  const uploads = paths.filter((path) => findRule(path).name !== 'hidden').sort();
  const stepOf = (path: string) => STEPS.find(([, includes]) => includes(path))?.[0];
  return ORDER.map((name) => ({
    name,
    uploads: uploads.filter((path) => stepOf(path) === name).map((path) => upload(path)),
  })).filter((step) => step.uploads.length > 0);
}

function upload(path: string): Upload {
  const isPage = path.endsWith('.html');
  const cacheControl = path === NOT_FOUND_PAGE ? NEVER : isPage ? REVALIDATE : findRule(path).cache;
  return { path, contentType: contentTypeOf(path), cacheControl };
}
