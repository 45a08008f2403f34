/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describeStaleSite } from '../../../../scripts/site/freshSite';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fresh-site-'));
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes an empty file that was changed so many seconds after 1970. */
function writeAt(path: string, seconds: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
  utimesSync(join(root, path), seconds, seconds);
}

describe('describeStaleSite', () => {
  it('accepts a site that is newer than all sources', () => {
    writeAt('src/app.tsx', 100);
    writeAt('.umirc.ts', 100);
    writeAt('dist/index.html', 200);

    expect(describeStaleSite('dist', root)).toBeNull();
  });

  it.each(['src/features/offer/card.css', '.umirc.ts', 'plugin.ts', 'public/icon.svg', 'scripts/site/siteRules.ts'])(
    'refuses a site that is older than %s',
    (source) => {
      writeAt('dist/index.html', 200);
      writeAt(source, 201);

      expect(describeStaleSite('dist', root)).toBe(`dist is older than ${source}: run \`npm run build\` first`);
    },
  );

  it('refuses a site without index.html, even with catalogs', () => {
    writeAt('.e2e/site/catalog/index.json', 200);

    expect(describeStaleSite('.e2e/site', root)).toBe(
      '.e2e/site/index.html is missing: run `npm run build:test` first',
    );
  });

  it('ignores generated code, catalogs and tests', () => {
    writeAt('dist/index.html', 200);
    writeAt('src/.umi/umi.ts', 201);
    writeAt('published/catalog/index.json', 201);
    writeAt('tests/unit/builders.ts', 201);

    expect(describeStaleSite('dist', root)).toBeNull();
  });
});
