import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ShopError } from '@/base/shopError';
import type { EpochMs } from '@/domain/offer';
import type { CliEffects } from './effects';

/** The real effects of a process.
 *  @param host  its streams and environment */
export function nodeEffects(host: Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env' | 'pid'>): CliEffects {
  const { stdout, stderr, env } = host;
  return {
    read: readWhole,
    list: listFiles,
    write: (path, bytes) => writeAtOnce(path, bytes, `${path}.${host.pid}.tmp`),
    create: createOnce,
    remove: removeFile,
    wait: (ms) => pause(ms),
    self: { pid: host.pid, host: hostname(), isRunning },
    serve: serveSite,
    sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    now: () => Date.now() as EpochMs,
    // Node opens standard input at the first look; commands that do not read it leave it closed.
    input: () => readPieces(host.stdin),
    print: (line) => void stdout.write(`${line}\n`),
    // The callback comes when the text is on its way, or when the reader has gone.
    put: (text) => new Promise((resolve) => stdout.write(text, () => resolve())),
    complain: (line) => void stderr.write(`${line}\n`),
    progress: (line) => {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${line ?? ''}`);
    },
    // Some terminals say that they have none.
    columns: stderr.columns || 80,
    locale: (env.LC_ALL ?? env.LANG ?? '').startsWith('en') ? 'en' : 'zh',
    colour: stdout.isTTY && (env.NO_COLOR ?? '') === '',
  };
}

async function readWhole(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    return absentOr(error, 'cli-read');
  }
}

async function listFiles(path: string): Promise<readonly string[] | null> {
  try {
    const entries = await readdir(path, { withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    return absentOr(error, 'cli-read');
  }
}

async function* readPieces(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* stream;
  } catch (error) {
    throw new ShopError('cli-read', messageOf(error), { cause: error });
  }
}

/** Writes beside the place and renames: the one step that a file system does at once. */
async function writeAtOnce(path: string, bytes: Uint8Array, beside: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(beside, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(beside, { force: true });
    throw new ShopError('cli-write', messageOf(error), { cause: error });
  }
}

/** Makes a renaming outlast a power cut: what names a file must not get to the disk before the file does. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Windows opens no folders; there the file system keeps the order by itself.
  }
}

async function createOnce(path: string, bytes: Uint8Array): Promise<boolean> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await openNew(path);
    if (file === null) return false;
    try {
      await file.writeFile(bytes);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    throw new ShopError('cli-write', messageOf(error), { cause: error });
  }
}

async function openNew(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
}

async function removeFile(path: string): Promise<void> {
  try {
    await rm(path, { force: true });
  } catch (error) {
    throw new ShopError('cli-write', messageOf(error), { cause: error });
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 asks whether there is such a process and does nothing to it.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The rules of serving belong to the scripts: the site's own server is started in a process of its own. */
function serveSite(root: string, port: string): Promise<number> {
  const words = ['--import', 'tsx', 'scripts/serve.mts', '--root', root, '--port', port];
  return new Promise((resolve, reject) => {
    const server = spawn(process.execPath, words, { stdio: 'inherit' });
    server.once('error', (error) => reject(new ShopError('cli-serve', messageOf(error), { cause: error })));
    // A server that was stopped by a signal (Ctrl+C) has done its work.
    server.once('exit', (code) => resolve(code ?? 0));
  });
}

function absentOr(error: unknown, code: string): null {
  const { code: reason } = error as NodeJS.ErrnoException;
  if (reason === 'ENOENT' || reason === 'ENOTDIR') return null;
  throw new ShopError(code, messageOf(error), { cause: error });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
