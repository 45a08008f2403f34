import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../src/service-worker/release';

const ENTRY = /^\/umi\.[0-9a-f]{8}\.(?:js|css)$/;
const CHUNK = /^\/assets\/.+\.(?:async\.js|chunk\.css)$/;
/** One page of a game, and the operator's tool, which works online. */
const APART = /^\/assets\/(?:p__game__|p__operator__|operator)/;
/** A roster, or the spellings of one: JSON that webpack wraps. */
const OF_ONE_FAMILY = 'exports=JSON.parse(\'{"family"';

/** Lists the files of a built site that the service worker may keep, told apart by who needs them.
 *  @param root  the folder with index.html */
export function listRelease(root: string): Release {
  const paths = [...readdirSync(root), ...readdirSync(join(root, 'assets')).map((name) => `assets/${name}`)]
    .map((name) => `/${name}`)
    .sort();
  const entry = paths.filter((path) => ENTRY.test(path));
  const chunks = paths.filter((path) => CHUNK.test(path));
  const isApart = (path: string) =>
    APART.test(path) || readFileSync(join(root, path), 'utf8').slice(0, 200).includes(OF_ONE_FAMILY);
  const code = chunks.filter((path) => !isApart(path));
  const other = chunks.filter(isApart);
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const id = createHash('sha256')
    .update(JSON.stringify([page, entry, code, other]))
    .digest('hex')
    .slice(0, 16);
  return { id, entry, code, other };
}
