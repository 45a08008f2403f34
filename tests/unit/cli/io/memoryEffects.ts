import { dirname, resolve } from 'node:path';
import { ShopError } from '@/base/shopError';
import type { CliEffects } from '@/cli/io/effects';
import type { EpochMs } from '@/domain/offer';
import { sha256 } from '../../builders';

/** A disk and a terminal in memory. `files` may be changed between runs; `writes` are the paths in the order of writing. */
export type MemoryHost = {
  readonly effects: CliEffects;
  readonly files: Map<string, Uint8Array>;
  readonly writes: string[];
  readonly printed: string[];
  readonly reported: string[];
};

/** Creates a host with some files. Its clock starts at 7 ms since 1970 and advances 1 ms with each reading.
 *  @param files     path → text
 *  @param override  effects to replace
 *  @param input     standard input */
export function memoryHost(
  files: Readonly<Record<string, string>>,
  override: Partial<CliEffects> = {},
  input = '',
): MemoryHost {
  const disk = new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]));
  const [writes, printed, reported]: [string[], string[], string[]] = [[], [], []];
  let clock = 7;
  const effects: CliEffects = {
    read: async (path) => disk.get(path) ?? null,
    list: async (path) => {
      const folder = path.replace(/\/$/, '');
      const names = [...disk.keys()]
        .filter((one) => dirname(one) === folder)
        .map((one) => one.slice(folder.length + 1));
      return names.length === 0 ? null : names;
    },
    write: async (path, bytes) => {
      writes.push(path);
      disk.set(path, Uint8Array.from(bytes));
    },
    create: async (path, bytes) => {
      if (disk.has(path)) return false;
      disk.set(path, Uint8Array.from(bytes));
      return true;
    },
    // A disk that ignores letter case.
    isSameFile: async (one, other) => resolve(one).toLowerCase() === resolve(other).toLowerCase(),
    remove: async (path) => void disk.delete(path),
    wait: async () => {},
    currentProcess: { pid: 42, host: 'here', isRunning: () => false },
    serve: async () => 0,
    request: async (url) => {
      throw new ShopError('cli-network', `${url}: no network`);
    },
    sha256,
    now: () => clock++ as EpochMs,
    input: async function* () {
      yield new TextEncoder().encode(input);
    },
    print: (line) => void printed.push(line),
    printChunk: async (text) => void printed.push(text),
    stderr: (line) => void reported.push(line),
    progress: () => {},
    columns: 80,
    locale: 'zh',
    colour: false,
    ...override,
  };
  return { effects, files: disk, writes, printed, reported };
}

export const HEADER = '编号,店铺,价格,角色/物品,标题,上架时间';

/** A sheet with one small offer per code. */
export function sheetOf(...codes: readonly string[]): string {
  return [HEADER, ...codes.map((code) => `${code},青石铺,268,,日服自抽,2026-11-18 14:20`), ''].join('\n');
}
