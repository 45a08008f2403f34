import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fakeUmi } from './fakeUmi';

/** Exit code of a command, or null if it was stopped, and everything it printed. */
export type CommandEnd = { readonly code: number | null; readonly output: string };

export type ProjectCopy = {
  readonly folder: string;
  /** Runs a command in the copy, and stops it with all its children after a time or once it has printed a text. */
  readonly run: (
    words: readonly string[],
    stop: { readonly afterMs: number; readonly onOutput?: RegExp },
  ) => Promise<CommandEnd>;
  readonly remove: () => void;
};

/** Copies the project to a temporary folder, as a checkout with installed packages. Some tools are replaced: `max build`
 *  empties its output folder, as Umi does, and copies the code of the test site there; jest, Playwright, Biome and tsc do
 *  nothing. Everything else is real. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-project-'));
  for (const name of listProjectFiles()) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(name, join(folder, name));
  }
  linkPackages(folder);
  return {
    folder,
    run: (words, stop) => runIn(folder, words, stop),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Lists the files of the project that git does not ignore, as paths from its root. */
export function listProjectFiles(): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const names = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
  return names.filter((name) => name !== '' && existsSync(name));
}

function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '.cache'), { recursive: true });
  mkdirSync(join(modules, '.bin'));
  for (const name of readdirSync('node_modules').filter((one) => !['.bin', '.cache'].includes(one))) {
    symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  const chromium = resolve('node_modules/.cache/e2e-chromium');
  if (existsSync(chromium)) symlinkSync(chromium, join(modules, '.cache/e2e-chromium'));
  const fakes: Readonly<Record<string, string>> = {
    max: fakeUmi(folder),
    jest: '',
    playwright: '',
    biome: '',
    tsc: '',
  };
  for (const name of readdirSync('node_modules/.bin')) {
    const path = join(modules, '.bin', name);
    const fake = fakes[name];
    if (fake === undefined) symlinkSync(realpathSync(join('node_modules/.bin', name)), path);
    else {
      writeFileSync(path, `#!/usr/bin/env node\n${fake}`);
      chmodSync(path, 0o755);
    }
  }
}

function runIn(
  cwd: string,
  [program, ...args]: readonly string[],
  { afterMs, onOutput }: { readonly afterMs: number; readonly onOutput?: RegExp },
): Promise<CommandEnd> {
  return new Promise((done, reject) => {
    const child = spawn(program ?? '', args, {
      cwd,
      // A process group of its own, so that the children of npm are stopped with it.
      detached: true,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LANG: 'en_US.UTF-8', npm_config_update_notifier: 'false' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let isStopped = false;
    const stop = () => {
      isStopped = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = setTimeout(stop, afterMs);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (piece: Buffer) => {
        output += piece.toString();
        if (onOutput?.test(output) && !isStopped) stop();
      });
    }
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      done({ code: isStopped ? null : code, output });
    });
  });
}

/** Reads every file below a folder, by path, as base64. */
export function readTree(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1), readFileSync(path, 'base64')] as const;
    }),
  );
}
