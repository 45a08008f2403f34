/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sheetOf } from './io/memoryEffects';

const COMMAND = [process.execPath, '--import', 'tsx', 'src/cli/main.ts'].join(' ');

/** Runs the real program in a shell; `rest` may contain a pipe. */
function run(rest: string, env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${COMMAND} ${rest}`], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LANG: 'en_US.UTF-8', ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('the program', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
    writeFileSync(join(folder, 'FateGO.csv'), sheetOf('FG-1', 'FG-2'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('builds the same valid catalog in every time zone', () => {
    const zones = ['UTC', 'Asia/Shanghai', 'America/New_York'];

    const runs = zones.map((TZ, index) => run(`build ${folder}/FateGO.csv --out ${folder}/${index}`, { TZ }));

    expect(runs.map(({ status, stderr }) => [status, stderr])).toEqual(zones.map(() => [0, '']));
    const segments = zones.map((_, index) => {
      const names = readdirSync(join(folder, String(index), 'FateGO')).filter((name) => name.endsWith('.bin'));
      return names.map((name) => [name, readFileSync(join(folder, String(index), 'FateGO', name), 'base64')]);
    });
    expect(segments[0]?.map(([name]) => name?.split('.')[0])).toEqual(['offers', 'texts']);
    expect(segments[1]).toEqual(segments[0]);
    expect(segments[2]).toEqual(segments[0]);
    expect(run(`verify ${folder}/0`)).toMatchObject({ status: 0, stderr: '' });
    const exports = zones.map((TZ, index) => {
      run(`export ${folder}/0 --game FateGO --to ${folder}/${index}.xlsx`, { TZ });
      return readFileSync(join(folder, `${index}.xlsx`), 'base64');
    });
    expect(exports[1]).toEqual(exports[0]);
    expect(exports[2]).toEqual(exports[0]);
  }, 30_000);

  it('exits with 2 for an invalid command and prints the reason to stderr', () => {
    expect(run('bild')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no command "bild".\nFor help: npm run catalog -- help\n',
    });
  }, 30_000);

  it('prints one JSON object per line of standard input', () => {
    const { status, stdout, stderr } = run('read --game FateGO --json <<END\nxyzzy\n\nplugh\nEND');

    const texts = stdout.split('\n').map((line) => (line === '' ? null : JSON.parse(line).text));
    expect({ status, stderr, texts }).toEqual({ status: 0, stderr: '', texts: ['xyzzy', '', 'plugh', null] });
  }, 30_000);

  it('finishes its work when the reader of its output closes the pipe', () => {
    const { stderr } = run(`build ${folder} --out ${folder}/out | true`);

    expect(stderr).toBe('');
    expect(run(`export ${folder}/out --game FateGO | true`).stderr).toBe('');
    expect(readdirSync(join(folder, 'out')).sort()).toEqual(['FateGO', 'index.json']);
  }, 30_000);

  it('leaves an intact catalog and no lasting lock when it is killed at any time', async () => {
    const build = `build ${folder}/FateGO.csv --out ${folder}/out --allow removed`;
    const lock = join(folder, 'out', '.vitrine-lock');
    run(build);
    const killed: boolean[] = [];
    for (let version = 1; version <= 4; version++) {
      const codes = Array.from({ length: 3000 }, (_, index) => `FG-${version}-${index}`);
      writeFileSync(join(folder, 'FateGO.csv'), sheetOf(...codes));

      killed.push(await killWithLock(build, lock, (version - 1) * 12));

      expect(run(`verify ${folder}/out`).stdout).toMatch(/FateGO: intact; offers (2|3,000)/);
    }
    expect(killed).toContain(true);
    expect(run(build)).toMatchObject({ status: 0 });
    expect(run(`verify ${folder}/out`)).toMatchObject({ status: 0 });
    expect(existsSync(lock)).toBe(false);
    expect(readdirSync(join(folder, 'out', 'FateGO')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  }, 120_000);

  it('lets two concurrent runs publish one after the other', async () => {
    const builds = [0, 1].map((index) => {
      const sheet = join(folder, `${index}.csv`);
      writeFileSync(sheet, sheetOf(...Array.from({ length: 2000 }, (_, code) => `FG-${index}-${code}`)));
      return finish(`build ${sheet} --game FateGO --out ${folder}/out --allow removed`);
    });

    expect(await Promise.all(builds)).toEqual([0, 0]);
    expect(run(`verify ${folder}/out`)).toMatchObject({ status: 0 });
  }, 60_000);
});

function start(rest: string) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', LANG: 'en_US.UTF-8' } as const;
  return spawn(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', ...rest.split(' ')], { env, stdio: 'ignore' });
}

function finish(rest: string): Promise<number | null> {
  return new Promise((resolve) => start(rest).once('exit', resolve));
}

/** Kills the program some milliseconds after it has acquired the lock, unless it has finished by then.
 *  @returns  true if it was killed */
function killWithLock(rest: string, lock: string, ms: number): Promise<boolean> {
  const child = start(rest);
  const watch = setInterval(() => {
    if (!readIfExists(lock).includes(`"pid":${child.pid},`)) return;
    clearInterval(watch);
    setTimeout(() => child.kill('SIGKILL'), ms);
  }, 1);
  return new Promise((resolve) =>
    child.once('exit', (_, signal) => {
      clearInterval(watch);
      resolve(signal === 'SIGKILL');
    }),
  );
}

/** Reads a file; empty if it does not exist. Checking first would be a race: the program removes the lock when it has finished. */
function readIfExists(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
