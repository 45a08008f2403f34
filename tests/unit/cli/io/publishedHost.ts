import { listOffers } from '@/catalog/files/listOffers';
import { decodeManifest } from '@/catalog/format/manifest';
import type { CliEffects } from '@/cli/io/effects';
import { readCatalog } from '@/cli/io/readCatalog';
import { runCli } from '@/cli/runCli';
import { HEADER, type MemoryHost, memoryHost } from './memoryEffects';

export const OVERLAY = '__serverLoader';
export const row = (code: string, price: number | string, shop = '青石铺') =>
  `${code},${shop},${price},,自抽,2026-11-18 14:20`;
export const priced = (price: number | string) => [row('S-1', price), row('S-2', 200), row('S-3', 300)];
export const codesUpTo = (count: number, prefix = 'S') =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index + 10}`);

export const run = (words: string, host: MemoryHost, override: Partial<CliEffects> = {}) =>
  runCli(words.split(' '), { ...host.effects, ...override });
export const put = (host: MemoryHost, path: string, text: string) =>
  host.files.set(path, new TextEncoder().encode(text));
export const putSheet = (host: MemoryHost, ...rows: readonly string[]) =>
  put(host, 'FateGO.csv', [HEADER, ...rows].join('\n'));
export const textOf = (host: MemoryHost, path: string) => new TextDecoder().decode(host.files.get(path));

/** Creates a host with a published sheet and empty output. */
export async function published(
  rows: readonly string[],
  files: Readonly<Record<string, string>> = {},
): Promise<MemoryHost> {
  const host = memoryHost(files);
  putSheet(host, ...rows);
  expect(await run('build FateGO.csv --out out', host)).toBe(0);
  for (const list of [host.writes, host.printed, host.reported]) list.length = 0;
  return host;
}

export async function offersOf(host: MemoryHost) {
  const manifest = decodeManifest(host.files.get('out/FateGO/manifest.json') ?? new Uint8Array());
  return [...listOffers(await readCatalog('out', manifest, host.effects))];
}

/** Expects that a build is refused without its options, without changes, and publishes with them. */
export async function expectRefused(host: MemoryHost, options: string, ...lines: readonly string[]): Promise<void> {
  const before = new Map(host.files);

  expect(await run('build FateGO.csv --out out --skip-refused', host)).toBe(1);
  expect(host.printed.slice(-lines.length - 3, -1)).toEqual([
    ...lines,
    '什么都没有写。',
    '请先逐条核对；都没有问题，就运行：',
  ]);
  expect(host.printed.at(-1)).toMatch(/^ {2}npm run catalog -- build FateGO\.csv --out out /);
  expect(host.files).toEqual(before);
  expect(await run('build FateGO.csv --out out --skip-refused --dry-run', host)).toBe(1);
  expect(host.files).toEqual(before);
  expect(await run(`build FateGO.csv --out out --skip-refused ${options} --dry-run`, host)).toBe(0);
  expect(host.files).toEqual(before);
  expect(await run(`build FateGO.csv --out out --skip-refused ${options}`, host)).toBe(0);
  expect(await run('verify out', host)).toBe(0);
}
