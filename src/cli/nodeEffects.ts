import { createHash } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
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
    sha256: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    now: () => Date.now() as EpochMs,
    // Node opens standard input at the first look; commands that do not read it leave it closed.
    input: () => readPieces(host.stdin),
    print: (line) => void stdout.write(`${line}\n`),
    complain: (line) => void stderr.write(`${line}\n`),
    progress: (line) => {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${line ?? ''}`);
    },
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
  } catch (error) {
    await rm(beside, { force: true });
    throw new ShopError('cli-write', messageOf(error), { cause: error });
  }
}

function absentOr(error: unknown, code: string): null {
  const { code: reason } = error as NodeJS.ErrnoException;
  if (reason === 'ENOENT' || reason === 'ENOTDIR') return null;
  throw new ShopError(code, messageOf(error), { cause: error });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
