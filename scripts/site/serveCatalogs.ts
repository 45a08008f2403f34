import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { PUBLISHED_FOLDER, SAMPLE_FOLDER } from '../../src/cli/args/defaultPaths';

/** Returns the folder with the catalogs of the development server: the published ones, or else the samples. */
export function developmentFolder(): string {
  return existsSync(join(PUBLISHED_FOLDER, 'catalog', 'index.json')) ? PUBLISHED_FOLDER : SAMPLE_FOLDER;
}

/** Middleware of the development server for `/catalog/…`; a missing file is 404, never the page. */
export function serveCatalogs(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (!(request.url ?? '').startsWith('/catalog/')) {
    next();
    return;
  }
  sirv(developmentFolder(), { dev: true, dotfiles: false })(request, response, () => {
    response.statusCode = 404;
    response.end('404\n');
  });
}
