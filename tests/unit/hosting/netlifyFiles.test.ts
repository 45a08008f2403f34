import { netlifyHeaders, netlifyRedirects } from '@/hosting/netlifyFiles';
import { securityHeaders } from '@/hosting/securityHeaders';
import { findRule } from '@/hosting/siteRules';
import { SITE_FILES } from './fixtureSite';

const HASHES = ['sha256-abc='];
const ROOT_FILES = ['/umi.0123abcd.js'];

/** Returns all headers that the rules of a `_headers` file give a path, as lists: both hosts apply every rule that matches. */
function headersOf(file: string, path: string): Readonly<Record<string, readonly string[]>> {
  const headers: Record<string, string[]> = {};
  let applies = false;
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) applies = matches(line, path);
    else if (applies && line.trim() !== '') {
      const [name = '', value = ''] = line.trim().split(/: (.*)/s);
      headers[name] = [...(headers[name] ?? []), value];
    }
  }
  return headers;
}

function matches(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*');
  return after === undefined ? pattern === path : path.startsWith(before) && path.endsWith(after);
}

describe.each(['/', '/shop/'])('netlifyHeaders for a site at %s', (basePath) => {
  const file = netlifyHeaders({ basePath, scriptHashes: HASHES }, ROOT_FILES);
  const below = (path: string) => basePath.slice(0, -1) + path;

  it.each([...Object.keys(SITE_FILES), '/welcome', '/no/such/page'])('gives %s each security header once', (path) => {
    const headers = headersOf(file, below(path));

    for (const [name, value] of Object.entries(securityHeaders(HASHES))) expect(headers[name]).toEqual([value]);
  });

  it.each(Object.keys(SITE_FILES).filter((path) => !path.endsWith('.html')))(
    'caches %s for ever only if its name contains a hash',
    (path) => {
      const { cache } = findRule(path);

      expect(headersOf(file, below(path))['Cache-Control'] ?? []).toEqual(cache === 'no-cache' ? [] : [cache]);
    },
  );

  it('keeps within the limits of both hosts: 100 rules, one wildcard per path, 2,000 characters per line', () => {
    const lines = file.split('\n');
    const paths = lines.filter((line) => line.startsWith('/'));

    expect(paths.length).toBeLessThanOrEqual(100);
    expect(paths.filter((path) => path.split('*').length > 2)).toEqual([]);
    expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  });
});

describe('netlifyRedirects', () => {
  it('sends no path to a page, because unknown paths would then be answered with status 200', () => {
    const rules = netlifyRedirects({ basePath: '/', scriptHashes: [] })
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));

    expect(rules).toEqual([]);
  });
});
