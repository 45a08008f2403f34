/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { finishSite } from '../../../../scripts/site/finishSite';

const TEXT = 'const shop = "vitrine";\n'.repeat(100);

let root: string;
const write = (name: string, text: string | Buffer) => writeFileSync(join(root, name), text);
const unpacked = (name: string) => [
  brotliDecompressSync(readFileSync(join(root, `${name}.br`))).toString(),
  gunzipSync(readFileSync(join(root, `${name}.gz`))).toString(),
];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'finish-site-'));
  mkdirSync(join(root, 'catalog'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('finishSite', () => {
  it('adds copies that contain the same as the file', async () => {
    write('umi.js', TEXT);

    expect(await finishSite(root)).toBe(1);
    expect(unpacked('umi.js')).toEqual([TEXT, TEXT]);
  });

  it('leaves copies alone that are up to date', async () => {
    write('umi.js', TEXT);
    await finishSite(root);

    expect(await finishSite(root)).toBe(0);
  });

  it('replaces copies of an earlier content, also if they are newer than the file', async () => {
    write('umi.js', TEXT);
    await finishSite(root);
    write('umi.js', TEXT.toUpperCase());
    utimesSync(join(root, 'umi.js'), 0, 0);

    expect(await finishSite(root)).toBe(1);
    expect(unpacked('umi.js')).toEqual([TEXT.toUpperCase(), TEXT.toUpperCase()]);
  });

  it.each(['br', 'gz'])('replaces a truncated .%s copy', async (ending) => {
    write('umi.js', TEXT);
    await finishSite(root);
    write(`umi.js.${ending}`, readFileSync(join(root, `umi.js.${ending}`)).subarray(0, 10));

    await finishSite(root);

    expect(unpacked('umi.js')).toEqual([TEXT, TEXT]);
  });

  it.each(['sw.js', 'catalog/index.json'])(
    'compresses no copy of %s, which is replaced without a build',
    async (name) => {
      write(name, TEXT);

      await finishSite(root);

      expect(existsSync(join(root, `${name}.br`))).toBe(false);
    },
  );
});
