import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ShopError } from '@/base/shopError';
import type { EpochMs } from '@/domain/offer';
import type { CliEffects } from './effects';
import { sendRequest } from './sendRequest';

/** Creates the effects of a Node process. */
export function nodeEffects(host: Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env' | 'pid'>): CliEffects {
  const { stdout, stderr, env } = host;
  return {
    read: readExisting,
    list: listFiles,
    write: (path, bytes) => writeAtomically(path, bytes, `${path}.${host.pid}.tmp`),
    create: createFile,
    isSameFile,
    remove: removeFile,
    wait: (ms) => pause(ms),
    currentProcess: { pid: host.pid, host: hostname(), isRunning },
    serve: serveSite,
    request: sendRequest,
    sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    now: () => Date.now() as EpochMs,
    // Node opens standard input on first access; commands that do not read it leave it closed.
    input: () => readChunks(host.stdin),
    print: (line) => void stdout.write(`${line}\n`),
    // The callback is called when the text is flushed, or when the reader has closed the pipe.
    printChunk: (text) => new Promise((resolve) => stdout.write(text, () => resolve())),
    stderr: (line) => void stderr.write(`${line}\n`),
    progress: (line) => {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${line ?? ''}`);
    },
    // Some terminals report 0.
    columns: stderr.columns || 80,
    locale: (env.LC_ALL ?? env.LANG ?? '').startsWith('en') ? 'en' : 'zh',
    colour: stdout.isTTY && (env.NO_COLOR ?? '') === '',
  };
}

async function readExisting(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    return absentOr(error, 'cli-read');
  }
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  try {
    const [first, second] = await Promise.all([stat(one, { bigint: true }), stat(other, { bigint: true })]);
    return first.dev === second.dev && first.ino === second.ino;
  } catch (error) {
    absentOr(error, 'cli-read');
    return false;
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

async function* readChunks(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  try {
    yield* stream;
  } catch (error) {
    throw new ShopError('cli-read', messageOf(error), { cause: error });
  }
}

/** Writes a temporary file and renames it, which is atomic. */
async function writeAtomically(path: string, bytes: Uint8Array, temporary: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw new ShopError('cli-write', messageOf(error), { cause: error });
  }
}

/** Flushes a rename to disk: after a power cut, no manifest may refer to a file that was not written. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch {
    // Windows cannot open folders; its file system preserves the order of writes.
  }
}

async function createFile(path: string, bytes: Uint8Array): Promise<boolean> {
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
    // Signal 0 only checks that the process exists; no signal is sent.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Starts the server of `scripts/` in its own process, because the command line may not import the rules for hosts. */
function serveSite(root: string, port: string): Promise<number> {
  const argv = ['--import', 'tsx', 'scripts/serve.mts', '--root', root, '--port', port];
  return new Promise((resolve, reject) => {
    const server = spawn(process.execPath, argv, { stdio: 'inherit' });
    server.once('error', (error) => reject(new ShopError('cli-serve', messageOf(error), { cause: error })));
    // No code: stopped by a signal such as Ctrl+C.
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
