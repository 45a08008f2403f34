import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject, type ProjectCopy, readTree } from './projectCopy';

/** How each script of package.json is run: to its end with exit code 0, until it has opened the site, or for a while. */
const SCRIPTS: Readonly<Record<string, 'completes' | 'opens' | 'is stopped'>> = {
  start: 'opens',
  test: 'completes',
  dev: 'completes',
  build: 'completes',
  'build:test': 'completes',
  catalog: 'is stopped',
  check: 'completes',
  lint: 'completes',
  types: 'completes',
  unit: 'completes',
  weigh: 'completes',
  e2e: 'completes',
  stock: 'completes',
  icons: 'completes',
  names: 'completes',
  kernel: 'completes',
  shots: 'is stopped',
  bench: 'is stopped',
  'bench:search': 'is stopped',
  'bench:peers': 'is stopped',
  'bench:names': 'is stopped',
  'bench:parser': 'is stopped',
  'bench:sheets': 'is stopped',
  'bench:browser': 'is stopped',
  'bench:session': 'is stopped',
  'bench:table': 'is stopped',
};

const LONGEST_MS = 180_000;
const STOPPED_AFTER_MS = 6_000;

const HEADER = '编号,店铺,价格,标题';
const sheet = (price: number) =>
  [HEADER, ...Array.from({ length: 30 }, (_, at) => `REAL-${at},青石铺,${price + at},日服自抽`), ''].join('\n');

const MANIFEST = 'catalog/FateGO/manifest.json';

let project: ProjectCopy;
/** The operator's sheets, outside of the project. */
let sheets: string;
/** The manifests that were published before any script ran, the oldest first. */
const manifests: string[] = [];
const catalog = async (words: string) => {
  const end = await project.run(['npm', 'run', '-s', 'catalog', '--', ...words.split(' ')], { afterMs: LONGEST_MS });
  if (end.code !== 0) throw new Error(`${words}: ${end.output}`);
  return end.output;
};
const published = () => readTree(join(project.folder, 'published'));

beforeAll(async () => {
  project = copyProject();
  sheets = mkdtempSync(join(tmpdir(), 'vitrine-sheets-'));
  for (const price of [200, 210]) {
    writeFileSync(join(sheets, 'FateGO.csv'), sheet(price));
    await catalog(`build ${sheets}`);
    manifests.push(published()[MANIFEST] ?? '');
  }
  await catalog('overlay set --game FateGO --sold REAL-3');
}, LONGEST_MS);
afterAll(() => {
  project.remove();
  rmSync(sheets, { recursive: true, force: true });
});

describe('published data', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

  it('is tested against every script of package.json', () => {
    expect(Object.keys(SCRIPTS).sort()).toEqual(Object.keys(scripts).sort());
  });

  it.each(Object.entries(SCRIPTS))(
    'survives `npm run %s` byte for byte',
    async (script, how) => {
      const before = published();
      expect(Object.keys(before)).toContain(MANIFEST);

      const stop = {
        completes: { afterMs: LONGEST_MS },
        opens: { afterMs: LONGEST_MS, at: /is open at/ },
        'is stopped': { afterMs: STOPPED_AFTER_MS },
      }[how];
      const { code, output } = await project.run(['npm', 'run', '-s', script], stop);

      expect(published()).toEqual(before);
      if (how === 'completes') expect({ code, output }).toMatchObject({ code: 0 });
      if (how === 'opens') expect(output).toMatch(/is open at/);
    },
    LONGEST_MS,
  );

  it(
    'is what a built site shows, without its history, and with its overlay',
    async () => {
      await project.run(['npm', 'run', '-s', 'build'], { afterMs: LONGEST_MS });

      const site = join(project.folder, 'dist');
      const copies = Object.entries(published()).filter(([path]) => !path.includes('/history/'));
      for (const [path, bytes] of copies) expect(readFileSync(join(site, path), 'base64')).toBe(bytes);
      expect(existsSync(join(site, 'catalog/FateGO/history'))).toBe(false);
      expect(existsSync(join(site, 'catalog/MasterDuel'))).toBe(false);
    },
    LONGEST_MS,
  );

  it(
    'gives way to the sample stock on the site only when that is asked for',
    async () => {
      const before = published();
      const manifest = () =>
        JSON.parse(readFileSync(join(project.folder, 'dist/catalog/FateGO/manifest.json'), 'utf8'));

      await project.run(['npm', 'run', '-s', 'build', '--', '--sample'], { afterMs: LONGEST_MS });
      expect(manifest()).toMatchObject({ sample: true });
      expect(published()).toEqual(before);

      await project.run(['npm', 'run', '-s', 'build', '--', '--catalog-only'], { afterMs: LONGEST_MS });
      expect(manifest()).toMatchObject({ sample: false });
    },
    LONGEST_MS,
  );

  it(
    'is restored from the built site if its folder was deleted',
    async () => {
      const { 'catalog/FateGO/manifest.json': manifest } = published();
      rmSync(join(project.folder, 'published'), { recursive: true });

      const { code } = await project.run(['npm', 'run', '-s', 'build'], { afterMs: LONGEST_MS });

      expect(code).toBe(0);
      expect(published()[MANIFEST]).toBe(manifest);
      await catalog('verify');
    },
    LONGEST_MS,
  );
});
