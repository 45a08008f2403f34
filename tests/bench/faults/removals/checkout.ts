import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { applyRemoval, type Removal } from './removal';

/** Copies all files of this checkout, changed ones included and ignored ones excepted, into a temporary folder that shares the packages.
 *  @returns  the folder, and a function that deletes it */
export function copyCheckout(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-faults-'));
  const options = { encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], options);
  for (const path of list.split('\0')) {
    if (path === '' || !existsSync(path)) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(path, join(root, path));
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  // Some browser tests copy the project in turn, and ask Git for its files.
  run(root, 'git', ['init', '-q']);
  run(root, 'npx', ['max', 'setup']);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

/** Runs a function while the removals are applied to a copy of the checkout.
 *  @throws  Error if one of them is outdated */
export function withRemovals<T>(root: string, removals: readonly Removal[], work: () => T): T {
  const before = new Map(removals.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
  try {
    for (const removal of withoutRepeated(removals)) {
      const path = join(root, removal.file);
      const text = applyRemoval(readFileSync(path, 'utf8'), removal);
      if (text === null) throw new Error(`${removal.id}: outdated removal in ${removal.file}`);
      writeFileSync(path, text);
    }
    return work();
  } finally {
    for (const [file, text] of before) writeFileSync(join(root, file), text);
  }
}

/** Several faults may have the same removal. */
function withoutRepeated(removals: readonly Removal[]): readonly Removal[] {
  const keyOf = ({ file, from, to }: Removal) => [file, from, to].join('\n');
  return [...new Map(removals.map((removal) => [keyOf(removal), removal])).values()];
}

/** Runs a command in a folder.
 *  @throws  Error with its output if it fails */
export function run(root: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} exited with ${status}:\n${stdout}\n${stderr}`);
}
