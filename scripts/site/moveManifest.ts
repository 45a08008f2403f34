import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sitePath } from '../../src/base/sitePath';

type WebManifest = {
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly icons: readonly { readonly src: string }[];
};

/** Rewrites the paths in the web app manifest of a built site for its path on the host. */
export function moveManifest(root: string): void {
  const file = join(root, 'manifest.webmanifest');
  const manifest: WebManifest = JSON.parse(readFileSync(file, 'utf8'));
  const moved: WebManifest = {
    ...manifest,
    id: sitePath(manifest.id),
    start_url: sitePath(manifest.start_url),
    scope: sitePath(manifest.scope),
    icons: manifest.icons.map((icon) => ({ ...icon, src: sitePath(icon.src) })),
  };
  writeFileSync(file, `${JSON.stringify(moved, null, 2)}\n`);
}
