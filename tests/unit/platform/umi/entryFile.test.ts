/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { findEntryPaths, isEntryFile } from '@/platform/umi/entryFile';
import { checkContract } from '../checkContract';

const readPackage = (path: string) => readFileSync(`node_modules/@umijs/${path}`, 'utf8');

describe('isEntryFile', () => {
  it('matches the names of the entry files that Umi generates', async () => {
    await checkContract(
      'Umi names its entry files differently, so the service worker cannot install a release. Look at the names in dist/ after a build and change src/platform/umi/entryFile.ts.',
      () => {
        expect(readPackage('bundler-webpack/dist/config/config.js')).toContain(
          'filename(useHash ? `[name].[contenthash:8].js`',
        );
        expect(readPackage('preset-umi/dist/commands/build.js')).toContain('assetsMap["umi.js"]');
        expect(isEntryFile('umi.0a1b2c3d.js')).toBe(true);
        expect(isEntryFile('umi.0a1b2c3d.css')).toBe(true);
      },
    );
  });

  it.each(['umi.js', 'umi.0a1b2c3d.async.js', 'page.0a1b2c3d.js'])('does not match %s', (name) => {
    expect(isEntryFile(name)).toBe(false);
  });
});

describe('findEntryPaths', () => {
  it('returns the entry files that a page refers to, in their order', () => {
    const page =
      '<link href="/umi.0a1b2c3d.css"><script src="/other.js"></script><script src="/umi.4e5f6a7b.js"></script>';

    expect(findEntryPaths(page)).toEqual(['/umi.0a1b2c3d.css', '/umi.4e5f6a7b.js']);
  });

  it('returns nothing for a page without an entry', () => {
    expect(findEntryPaths('<!doctype html>Please log in')).toEqual([]);
  });
});
