import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { caddyConfig } from '../../src/hosting/caddyConfig';
import type { HostedSite } from '../../src/hosting/hostedSite';
import { netlifyHeaders, netlifyRedirects } from '../../src/hosting/netlifyFiles';
import { nginxConfig } from '../../src/hosting/nginxConfig';
import { findRule } from '../../src/hosting/siteRules';
import { uploadOrder } from '../../src/hosting/uploadOrder';
import { writeJsonFile } from './jsonFile';
import { readScriptHashes } from './scriptHashes';

/** Writes the configurations of hosts for a built site (docs/deploying.md).
 *  @param root    the built site
 *  @param folder  is replaced
 *  @returns  the names of the files */
export function writeHosting(root: string, folder: string, basePath: string): readonly string[] {
  const site: HostedSite = { basePath, scriptHashes: readScriptHashes(root) };
  const paths = listFiles(root);
  const rootFiles = paths.filter((path) => /^\/[^/]+$/.test(path) && findRule(path).name === 'hashed file');
  const files = {
    _headers: netlifyHeaders(site, rootFiles),
    _redirects: netlifyRedirects(site),
    'nginx.conf': nginxConfig(site),
    Caddyfile: caddyConfig(site),
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeJsonFile(join(folder, 'upload-order.json'), { basePath, steps: uploadOrder(paths) });
  return [...Object.keys(files), 'upload-order.json'];
}

/** Returns the files of a site as paths that start with a slash. */
function listFiles(root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(root, name)).isFile())
    .map((name) => `/${name.replaceAll(sep, '/')}`);
}
