import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './fixtures';
import { copyProject, type ProjectCopy, readTree } from './projectCopy';

/** Scripts that run to their end. */
const COMPLETED = [
  'dev',
  'build:test',
  'lint',
  'types',
  'unit',
  'weigh',
  'e2e',
  'stock',
  'icons',
  'previews',
  'names',
  'imports',
  'structure',
];

/** Scripts that serve or measure for longer than a test can wait. They run side by side. */
const STOPPED = [
  'catalog',
  'shots',
  'stance',
  'regexes',
  'bench:search',
  'bench:peers',
  'bench:names',
  'bench:reading',
  'bench:sheets',
  'bench:browser',
  'bench:session',
  'bench:load',
  'bench:fuzz',
  'bench:faults',
  'bench:soak',
  'bench:table',
];

/** Scripts that only run others. */
const COMPOSED = ['test', 'check', 'bench'];

const TIMEOUT_MS = 180_000;
const STOPPED_AFTER_MS = 12_000;

const HEADER = '编号,店铺,价格,标题';
const sheet = (price: number) =>
  [HEADER, ...Array.from({ length: 30 }, (_, index) => `REAL-${index},青石铺,${price + index},日服自抽`), ''].join(
    '\n',
  );

const MANIFEST = 'catalog/FateGO/manifest.json';

let project: ProjectCopy;
/** The operator's sheets, outside the project. */
let sheets: string;

const published = () => readTree(join(project.folder, 'published'));
const runScript = (script: string, ...words: readonly string[]) =>
  project.run(['npm', 'run', '-s', script, '--', ...words], { afterMs: TIMEOUT_MS });

async function mustRunScript(script: string, ...words: readonly string[]): Promise<string> {
  const { code, output } = await runScript(script, ...words);
  if (code !== 0) throw new Error(`npm run ${script} ${words.join(' ')}: ${output}`);
  return output;
}

// All tests work on one copy of the project.
test.describe.configure({ mode: 'default', timeout: TIMEOUT_MS });

test.beforeAll(async () => {
  project = copyProject();
  sheets = mkdtempSync(join(tmpdir(), 'vitrine-sheets-'));
  for (const price of [200, 210]) {
    writeFileSync(join(sheets, 'FateGO.csv'), sheet(price));
    await mustRunScript('catalog', 'build', sheets);
  }
  await mustRunScript('catalog', 'overlay', 'set', '--game', 'FateGO', '--sold', 'REAL-3');
});

test.afterAll(() => {
  project.remove();
  rmSync(sheets, { recursive: true, force: true });
});

test.describe('published data', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

  test('is tested against every script of package.json', () => {
    const tested = ['start', 'build', ...COMPLETED, ...STOPPED, ...COMPOSED];

    expect(tested.sort()).toEqual(Object.keys(scripts).sort());
  });

  for (const script of COMPOSED) {
    test(`is changed by \`npm run ${script}\` only through scripts that are tested here`, () => {
      const steps = (scripts[script] ?? '').split(' && ');

      const tested = ['build', ...COMPLETED, ...STOPPED, ...COMPOSED].map((name) => `npm run -s ${name}`);
      expect(tested).toEqual(expect.arrayContaining(steps));
    });
  }

  for (const script of COMPLETED) {
    test(`is byte for byte the same after \`npm run ${script}\``, async () => {
      const before = published();
      expect(Object.keys(before)).toContain(MANIFEST);

      const { code, output } = await runScript(script);

      expect(code, output).toBe(0);
      expect(published()).toEqual(before);
    });
  }

  test('is byte for byte the same after `npm run start` has opened the site', async () => {
    const before = published();

    const { output } = await project.run(['npm', 'run', '-s', 'start'], {
      afterMs: TIMEOUT_MS,
      onOutput: /is open at/,
    });

    expect(output).toMatch(/is open at/);
    expect(published()).toEqual(before);
  });

  test('is byte for byte the same after the benchmarks and other long scripts have run for a while', async () => {
    const before = published();

    await Promise.all(
      STOPPED.map((script) => project.run(['npm', 'run', '-s', script], { afterMs: STOPPED_AFTER_MS })),
    );

    expect(published()).toEqual(before);
  });

  test('is copied by `npm run build` without its history and with its overlay, and stays byte for byte the same', async () => {
    const before = published();

    await mustRunScript('build');

    expect(published()).toEqual(before);

    const site = join(project.folder, 'dist');
    const copies = Object.entries(published()).filter(([path]) => !path.includes('/history/'));
    for (const [path, bytes] of copies) expect(readFileSync(join(site, path), 'base64'), path).toBe(bytes);
    expect(existsSync(join(site, 'catalog/FateGO/history'))).toBe(false);
    expect(existsSync(join(site, 'catalog/MasterDuel'))).toBe(false);
  });

  test('is replaced on the site by the sample stock only on request', async () => {
    const before = published();
    const manifest = () => JSON.parse(readFileSync(join(project.folder, 'dist', MANIFEST), 'utf8'));

    await mustRunScript('build', '--sample');
    expect(manifest()).toMatchObject({ sample: true });
    expect(published()).toEqual(before);

    await mustRunScript('build', '--catalog-only');
    expect(manifest()).toMatchObject({ sample: false });
  });

  test('is restored from the built site when its folder was deleted', async () => {
    const { [MANIFEST]: manifest } = published();
    rmSync(join(project.folder, 'published'), { recursive: true });

    await mustRunScript('build');

    expect(published()[MANIFEST]).toBe(manifest);
    await mustRunScript('catalog', 'verify');
  });
});
