import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A CPU profile in the format of the Chrome DevTools Protocol; times in µs. */
export type CpuProfile = {
  readonly nodes: readonly ProfileNode[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
};

type ProfileNode = { readonly id: number; readonly callFrame: CallFrame; readonly children?: readonly number[] };
type CallFrame = { readonly functionName: string; readonly url: string; readonly lineNumber: number };

/** A function or file with its self time and total time in ms; the total includes callees. */
export type ProfileEntry = { readonly name: string; readonly self: number; readonly total: number };

/** Sums the times of a profile.
 *  @param site  folder of the site, to find the source files in a bundle
 *  @returns     functions, and files or packages, both unordered */
export function summarizeProfile(
  profile: CpuProfile,
  site: string,
): { readonly functions: readonly ProfileEntry[]; readonly files: readonly ProfileEntry[] } {
  const self = selfTimes(profile);
  const fileOf = createFileFinder(site);
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const functions = new Map<string, { self: number; total: number }>();
  const files = new Map<string, { self: number; total: number }>();

  const visit = (node: ProfileNode, outer: ReadonlySet<string>): number => {
    const file = fileOf(node.callFrame);
    const name = `${node.callFrame.functionName || '(anonymous)'}  ${file}`;
    const inside = new Set([...outer, name, file]);
    let total = self.get(node.id) ?? 0;
    for (const id of node.children ?? []) {
      const child = byId.get(id);
      if (child !== undefined) total += visit(child, inside);
    }
    for (const [sums, key] of [[functions, name] as const, [files, file] as const]) {
      const sum = sums.get(key) ?? { self: 0, total: 0 };
      sum.self += self.get(node.id) ?? 0;
      // The total time of a recursive function is counted once.
      if (!outer.has(key)) sum.total += total;
      sums.set(key, sum);
    }
    return total;
  };
  const [root] = profile.nodes;
  if (root !== undefined) visit(root, new Set());
  return { functions: toEntries(functions), files: toEntries(files) };
}

function toEntries(
  sums: ReadonlyMap<string, { readonly self: number; readonly total: number }>,
): readonly ProfileEntry[] {
  return [...sums].map(([name, { self, total }]) => ({ name, self: self / 1_000, total: total / 1_000 }));
}

function selfTimes({ samples = [], timeDeltas = [] }: CpuProfile): ReadonlyMap<number, number> {
  const times = new Map<number, number>();
  // A delta is the time before its sample.
  for (const [index, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[index + 1] ?? 0));
  return times;
}

const MODULE_LINE = /^(?:;\/\/ |\/\*\*\*\/ ")(\.[^" ]+)/;
const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** Finds the source file of a function by the bundler's comment above it; a package stands for all of its files. */
function createFileFinder(site: string): (frame: CallFrame) => string {
  const modules = new Map<string, readonly string[]>();
  return ({ url, lineNumber }) => {
    if (!url.startsWith('http')) return url === '' ? '(browser)' : '(other)';
    const path = new URL(url).pathname;
    // Scripts of a page itself belong to no module.
    if (!path.endsWith('.js')) return '(page)';
    const known = modules.get(path) ?? readModules(join(site, path));
    modules.set(path, known);
    const file = known[lineNumber] ?? path;
    return PACKAGE.exec(file)?.[1] ?? file.replace('./src/', '');
  };
}

/** The module that each line of a bundle belongs to. */
function readModules(path: string): readonly string[] {
  let module = path.split('/').at(-1) ?? path;
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => {
      module = MODULE_LINE.exec(line)?.[1] ?? module;
      return module;
    });
}
